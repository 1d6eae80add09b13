import { setImmediate } from 'node:timers/promises';

/** Few enough for one statement. */
const CHUNK = 250;

/** Items in chunks of one statement each. SQLite's driver is synchronous, so other work runs between chunks. */
export async function* inChunks<Item>(
  items: readonly Item[],
  size = CHUNK,
): AsyncGenerator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await setImmediate();
    yield items.slice(from, from + size);
  }
}
