import { foldTerm, foldText } from '../common/fold-text';
import { type SlicedWork, slicedForEach } from './sliced-work';

export interface SearchTexts extends SlicedWork {
  /** The indexes of the rows that match `term`, in ascending order; undefined if the term is empty. */
  readonly match: (term: string) => Uint32Array | undefined;
  /** The first `count` matches, if they are known before the work is done. */
  readonly first: (term: string, count: number) => readonly number[] | undefined;
  /** The folded texts of a row, each ended by a line break. */
  readonly textOf: (index: number) => string;
}

/**
 * Builds one folded text per row. A term matches within a single column; if it has several words and matches nowhere,
 * rows with all of its words match. When a term grows, only the matches of the shorter term are searched.
 */
export function createSearchTexts<Row>(
  rows: readonly Row[],
  readers: readonly ((row: Row) => string)[],
): SearchTexts {
  const texts: string[] = new Array(rows.length);
  const { work } = slicedForEach(rows, (row, index) => {
    let text = '';
    for (const read of readers) text += `${read(row)}\n`;
    texts[index] = foldText(text);
  });
  let last: { readonly term: string; readonly matches: Uint32Array<ArrayBuffer> } | undefined;

  /** The first matches of a term among the rows before `upTo`. */
  let early: { readonly term: string; readonly found: number[]; upTo: number } = {
    term: '',
    found: [],
    upTo: 0,
  };

  function allRows(): Uint32Array<ArrayBuffer> {
    const all = new Uint32Array(rows.length);
    for (let index = 0; index < all.length; index++) all[index] = index;
    return all;
  }

  const containing = (word: string, among: Uint32Array<ArrayBuffer>) =>
    among.filter((index) => texts[index]?.includes(word));

  return {
    work,
    textOf: (index) => texts[index] ?? '',
    first(term, count) {
      const folded = foldTerm(term);
      if (folded === '') return undefined;
      if (folded !== early.term) early = { term: folded, found: [], upTo: 0 };
      for (; early.found.length < count; early.upTo++) {
        const text = texts[early.upTo];
        if (text === undefined) return undefined;
        if (text.includes(folded)) early.found.push(early.upTo);
      }
      return early.found.slice(0, count);
    },
    match(term) {
      const folded = foldTerm(term);
      if (folded === '') return undefined;
      const matches = containing(
        folded,
        last && folded.includes(last.term) ? last.matches : allRows(),
      );
      last = { term: folded, matches };
      const words = folded.split(/\s+/);
      if (matches.length > 0 || words.length === 1) return matches;
      return words.reduce((left, word) => containing(word, left), allRows());
    },
  };
}
