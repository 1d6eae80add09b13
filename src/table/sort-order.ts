import { foldText } from './fold-text';
import { mergeSort } from './merge-sort';
import { type SlicedWork, slicedForEach } from './sliced-work';

export interface SortOrder extends SlicedWork {
  /** The sorted indexes of all rows, once the work is done. Equal rows keep their original order. */
  readonly indexes: (direction: 'asc' | 'desc') => Uint32Array;
}

/** Numbers sort before texts; empty values sort last in both directions. */
const EMPTY = Number.POSITIVE_INFINITY;
const TEXT = Number.MAX_VALUE;

/** Sorts rows by a key: once, in slices, for both directions. */
export function createSortOrder<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number | null,
): SortOrder {
  const numbers = new Float64Array(rows.length);
  const texts: string[] = new Array(rows.length);
  const keys = slicedForEach(rows, (row, index) => {
    const key = keyOf(row);
    texts[index] = typeof key === 'string' ? foldText(key) : '';
    if (typeof key === 'number' && !Number.isNaN(key)) numbers[index] = key;
    else numbers[index] = key === '' || typeof key !== 'string' ? EMPTY : TEXT;
  });

  function compare(a: number, b: number): number {
    const numberA = numbers[a] ?? 0;
    const numberB = numbers[b] ?? 0;
    if (numberA !== numberB) return numberA < numberB ? -1 : 1;
    const textA = texts[a] ?? '';
    const textB = texts[b] ?? '';
    return textA < textB ? -1 : textA > textB ? 1 : 0;
  }

  const isEqual = (a: number, b: number) => numbers[a] === numbers[b] && texts[a] === texts[b];

  const sort = mergeSort(rows.length, compare);
  let descending: Uint32Array | undefined;

  return {
    work: (deadline) => keys.work(deadline) && sort.work(deadline),
    indexes(direction) {
      if (direction === 'asc') return sort.sorted();
      descending ??= reversed(sort.sorted(), isEqual, (index) => numbers[index] === EMPTY);
      return descending;
    },
  };
}

/** Reverses an order, but not within equal rows, and leaves the empty ones at the end. */
function reversed(
  ascending: Uint32Array,
  isEqual: (a: number, b: number) => boolean,
  isEmpty: (index: number) => boolean,
): Uint32Array {
  const result = ascending.slice();
  let end = ascending.length;
  while (end > 0 && isEmpty(ascending[end - 1] ?? 0)) end--;
  let target = 0;
  for (let last = end; last > 0; ) {
    let first = last - 1;
    while (first > 0 && isEqual(ascending[first - 1] ?? 0, ascending[first] ?? 0)) first--;
    result.set(ascending.subarray(first, last), target);
    target += last - first;
    last = first;
  }
  return result;
}
