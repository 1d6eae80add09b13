import { foldText } from '../common/fold-text';
import { type SlicedWork, slicedForEach } from './sliced-work';
import type { TableColumn } from './table-query';

export interface SearchTexts extends SlicedWork {
  /** The indexes of the rows that match `term`, in ascending order; undefined if the term is empty. */
  readonly match: (term: string) => Uint32Array | undefined;
}

/**
 * Builds one folded text per row. A term matches within a single column; if it has several words and
 * matches nowhere, rows with all of its words match. A longer term searches only the matches of the
 * shorter one before it.
 */
export function createSearchTexts<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
): SearchTexts {
  const readers = columns.flatMap(({ searchText }) => searchText ?? []);
  const texts: string[] = new Array(rows.length);
  const { work } = slicedForEach(rows, (row, index) => {
    let text = '';
    for (const read of readers) text += `${read(row)}\n`;
    texts[index] = foldText(text);
  });
  let last: { readonly term: string; readonly matches: Uint32Array<ArrayBuffer> } | undefined;

  function allRows(): Uint32Array<ArrayBuffer> {
    const all = new Uint32Array(rows.length);
    for (let index = 0; index < all.length; index++) all[index] = index;
    return all;
  }

  const containing = (word: string, among: Uint32Array<ArrayBuffer>) =>
    among.filter((index) => texts[index]?.includes(word));

  return {
    work,
    match(term) {
      const folded = foldText(term).trim();
      if (folded === '') return undefined;
      const matches = containing(
        folded,
        last && folded.includes(last.term) ? last.matches : allRows(),
      );
      last = { term: folded, matches };
      if (matches.length > 0 || !folded.includes(' ')) return matches;
      return folded.split(/\s+/).reduce((left, word) => containing(word, left), allRows());
    },
  };
}
