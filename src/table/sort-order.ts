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
  // Numbers settle most comparisons: the key itself, or the first characters of a text.
  const numbers = new Float64Array(rows.length);
  const heads = new Float64Array(rows.length);
  const texts: string[] = new Array(rows.length);
  const keys = slicedForEach(rows, (row, index) => {
    const key = keyOf(row);
    const text = typeof key === 'string' ? foldText(key) : '';
    texts[index] = text;
    heads[index] = headOf(text);
    if (typeof key === 'number' && !Number.isNaN(key)) numbers[index] = key;
    else numbers[index] = key === '' || typeof key !== 'string' ? EMPTY : TEXT;
  });

  function compare(a: number, b: number): number {
    const [numberA = 0, numberB = 0] = [numbers[a], numbers[b]];
    if (numberA !== numberB) return numberA < numberB ? -1 : 1;
    const [headA = 0, headB = 0] = [heads[a], heads[b]];
    if (headA !== headB) return headA < headB ? -1 : 1;
    const [textA = '', textB = ''] = [texts[a], texts[b]];
    return textA < textB ? -1 : textA > textB ? 1 : 0;
  }

  const sort = mergeSort(rows.length, compare);
  let descending: Uint32Array | undefined;

  return {
    work: (deadline) => keys.work(deadline) && sort.work(deadline),
    indexes(direction) {
      if (direction === 'asc') return sort.sorted();
      descending ??= reversed(sort.sorted(), compare, (index) => numbers[index] === EMPTY);
      return descending;
    },
  };
}

/** The first three characters of a text as a number that sorts alike. */
function headOf(text: string): number {
  const at = (index: number) => (index < text.length ? text.charCodeAt(index) : 0);
  return at(0) * 2 ** 32 + at(1) * 2 ** 16 + at(2);
}

/** Reverses an order, but not within equal rows, and leaves the empty ones at the end. */
function reversed(
  ascending: Uint32Array,
  compare: (a: number, b: number) => number,
  isEmpty: (index: number) => boolean,
): Uint32Array {
  const result = ascending.slice();
  let end = ascending.length;
  while (end > 0 && isEmpty(ascending[end - 1] ?? 0)) end--;
  let target = 0;
  for (let last = end; last > 0; ) {
    let first = last - 1;
    while (first > 0 && compare(ascending[first - 1] ?? 0, ascending[first] ?? 0) === 0) first--;
    result.set(ascending.subarray(first, last), target);
    target += last - first;
    last = first;
  }
  return result;
}
