import { foldText } from './fold-text';
import { type SlicedWork, slicedLoop } from './sliced-work';
import type { TableColumn } from './table-query';

/** The rows that a search leaves, as their places in the table, in ascending order. */
export type Matches = Uint32Array;

export interface SearchTexts extends SlicedWork {
  /** The rows that contain `term`; `undefined` when it is empty, and leaves all. */
  readonly match: (term: string) => Matches | undefined;
}

/**
 * One folded text a row, made once. A term is found within a column, spaces included; a term of
 * several words that stands nowhere so is found where all its words are. A longer term looks only
 * into what the shorter one left.
 */
export function createSearchTexts<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
): SearchTexts {
  const readers = columns.flatMap(({ searchText }) => searchText ?? []);
  const texts: string[] = new Array(rows.length);
  const all = Uint32Array.from(rows.keys());
  const { work } = slicedLoop(rows.length, (index) => {
    const row = rows[index] as Row;
    let text = '';
    for (const read of readers) text += `${read(row)}\n`;
    texts[index] = foldText(text);
  });
  let last: { readonly term: string; readonly matches: Matches } = { term: '', matches: all };

  const containing = (word: string, among: Matches) =>
    among.filter((index) => texts[index]?.includes(word));

  return {
    work,
    match(term) {
      const folded = foldText(term).trim();
      if (folded === '') return undefined;
      const within = folded.includes(last.term) ? last.matches : all;
      const matches = containing(folded, within);
      last = { term: folded, matches };
      if (matches.length > 0 || !folded.includes(' ')) return matches;
      return folded.split(/\s+/).reduce<Matches>((left, word) => containing(word, left), all);
    },
  };
}
