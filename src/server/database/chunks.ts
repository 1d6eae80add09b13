import { setImmediate } from 'node:timers/promises';

/** Few enough for one statement. */
const BATCH = 250;

/** Items in batches of one statement each. SQLite's driver is synchronous, so other work runs between batches. */
export async function* inBatches<Item>(
  items: readonly Item[],
  size = BATCH,
): AsyncGenerator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await setImmediate();
    yield items.slice(from, from + size);
  }
}
