import { isRecord } from '../common/is-record';
import { type SlicedWork, slicedForEach } from './sliced-work';

/** Fewer rows than this don't take much memory. */
const MIN_ROWS = 1000;
/** A field with more distinct texts than this rarely repeats one. */
const MAX_TEXTS = 10_000;

/**
 * Lets equal texts of rows share memory: a parsed response has a separate text in each row, even if only a few
 * differ. The values of the rows, which are otherwise never changed in place, stay equal.
 */
export function shareTexts(rows: readonly unknown[]): SlicedWork {
  const fields = Object.keys(rows[0] ?? {}).map((name) => ({ name, texts: new Map() }));
  const { work } = slicedForEach(rows.length < MIN_ROWS ? [] : rows, (row) => {
    if (!isRecord(row)) return;
    const values: Record<string, unknown> = row;
    for (const { name, texts } of fields) {
      const text = values[name];
      if (typeof text !== 'string') continue;
      const known = texts.get(text);
      if (known !== undefined) values[name] = known;
      else if (texts.size < MAX_TEXTS) texts.set(text, text);
    }
  });
  return {
    work(deadline) {
      const isDone = work(deadline);
      // The index lives on, but no longer needs the texts.
      if (isDone) fields.length = 0;
      return isDone;
    },
  };
}
