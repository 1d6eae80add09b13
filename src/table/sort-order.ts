import { foldText } from './fold-text';
import { mergeSort } from './merge-sort';
import { type SlicedWork, slicedLoop } from './sliced-work';

type SortKey = string | number | null;

export interface SortOrder extends SlicedWork {
  /** The places of all rows in the order asked for. Equal rows keep the table's own order. */
  readonly places: (direction: 'asc' | 'desc') => Uint32Array;
}

/** Numbers stand before texts, and what is empty last, whatever the direction. */
const EMPTY = Number.POSITIVE_INFINITY;
const TEXT = Number.MAX_VALUE;

/** The order of rows by a key: computed once, in slices, and kept for both directions. */
export function createSortOrder<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
): SortOrder {
  // Most comparisons are settled by a number: the key itself, or a text's first characters.
  const numbers = new Float64Array(rows.length);
  const heads = new Float64Array(rows.length);
  const texts: string[] = new Array(rows.length);
  const keys = slicedLoop(rows.length, (index) => {
    const key = keyOf(rows[index] as Row);
    const isText = typeof key === 'string' && key !== '';
    const text = isText ? foldText(key) : '';
    texts[index] = text;
    heads[index] = headOf(text);
    numbers[index] = isText ? TEXT : isNumber(key) ? key : EMPTY;
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
    places(direction) {
      if (direction === 'asc') return sort.sorted();
      descending ??= reversed(sort.sorted(), compare, (place) => numbers[place] === EMPTY);
      return descending;
    },
  };
}

/** What is not a number stands nowhere among them. */
function isNumber(key: SortKey): key is number {
  return typeof key === 'number' && !Number.isNaN(key);
}

/** A text's first three characters as one number of the same order. */
function headOf(text: string): number {
  const at = (index: number) => (index < text.length ? text.charCodeAt(index) : 0);
  return at(0) * 2 ** 32 + at(1) * 2 ** 16 + at(2);
}

/** Turns an order round, but for equal rows, and for the empty ones at its end. */
function reversed(
  ascending: Uint32Array,
  compare: (a: number, b: number) => number,
  isEmpty: (place: number) => boolean,
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
