import type { Column } from '../shared/rows';
import { afterPaint } from './after-paint';

/** Finds and sorts rows: one lower-cased text a row, and one sorted list of keys a column. */
export function createIndex<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const searched = columns.filter((column) => column.searched);
  let texts: readonly string[] | undefined;
  let matches: readonly number[] = rows.map((_, index) => index);
  const all = matches;
  let last = '';
  let order: Uint32Array | undefined;

  const textsOf = () => {
    texts ??= rows.map((row) =>
      searched
        .map(({ text }) => text(row))
        .join('\n')
        .toLowerCase(),
    );
    return texts;
  };

  // Before somebody types.
  afterPaint(textsOf);

  return {
    /** Finds rows that contain a term. A longer term is searched only among the rows of the shorter one. */
    search(term: string): void {
      const folded = term.trim().toLowerCase();
      const among = last !== '' && folded.startsWith(last) ? matches : all;
      const read = textsOf();
      matches = folded === '' ? all : among.filter((index) => read[index]?.includes(folded));
      last = folded;
    },
    sort({ text }: Column<Row>): void {
      const keys = rows.map((row) => text(row).toLowerCase());
      const places = rows.map((_, index) => index);
      places.sort((a, b) => {
        const [left = '', right = ''] = [keys[a], keys[b]];
        return left < right ? -1 : left > right ? 1 : a - b;
      });
      order = Uint32Array.from(places);
    },
    /** The rows that match, in order. */
    found(): readonly number[] | Uint32Array {
      if (!order) return matches;
      if (matches === all) return order;
      const isMatch = new Uint8Array(rows.length);
      for (const index of matches) isMatch[index] = 1;
      return order.filter((index) => isMatch[index] === 1);
    },
  };
}
