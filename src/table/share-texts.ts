import { slicedForEach } from './sliced-work';
import { whenIdle } from './when-idle';

/** Fewer rows don't take much memory. */
const MIN_ROWS = 1000;
/** A field with more different texts rarely repeats one. */
const MAX_TEXTS = 10_000;

/**
 * Lets equal texts of rows share their memory, in idle time: those of a response are as many texts as
 * there are rows, even if only a few differ. The rows mean the same as before.
 */
export function shareTexts(rows: readonly Record<string, unknown>[]): void {
  if (rows.length < MIN_ROWS) return;
  const fields = Object.keys(rows[0] ?? {}).map((name) => ({ name, texts: new Map() }));
  const { work } = slicedForEach(rows, (row) => {
    for (const { name, texts } of fields) {
      const text = row[name];
      if (typeof text !== 'string') continue;
      const known = texts.get(text);
      if (known !== undefined) row[name] = known;
      else if (texts.size < MAX_TEXTS) texts.set(text, text);
    }
  });
  whenIdle((milliseconds) => work(performance.now() + milliseconds));
}
