import { foldText } from '../common/fold-text';
import { mergeSort } from './merge-sort';
import { type SlicedWork, slicedForEach } from './sliced-work';

type Direction = 'asc' | 'desc';

export interface SortOrder extends SlicedWork {
  /** The sorted indexes of all rows, once the work is done. Equal rows keep their original order. */
  readonly indexes: (direction: Direction) => Uint32Array;
}

interface ColumnOrder extends SortOrder {
  /** Reads what `compare` compares. */
  readonly keys: SlicedWork;
  /** Compares the rows at two indexes. */
  readonly compare: (a: number, b: number, direction: Direction) => number;
}

/** Numbers sort before texts; empty values sort last in both directions. */
const EMPTY = Number.POSITIVE_INFINITY;
const TEXT = Number.MAX_VALUE;

/** Sorts rows by a key: once, in slices, for both directions. */
export function createSortOrder<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number | null,
): ColumnOrder {
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

  const isEmpty = (index: number) => numbers[index] === EMPTY;

  return {
    keys,
    compare: (a, b, direction) =>
      direction === 'asc' || isEmpty(a) || isEmpty(b) ? compare(a, b) : compare(b, a),
    work: (deadline) => keys.work(deadline) && sort.work(deadline),
    indexes(direction) {
      if (direction === 'asc') return sort.sorted();
      descending ??= reversed(sort.sorted(), isEqual, isEmpty);
      return descending;
    },
  };
}

/** Sorts rows by several columns: those that are equal by one by the next. */
export function createJointOrder(
  count: number,
  columns: readonly { readonly order: ColumnOrder; readonly direction: Direction }[],
): SortOrder {
  const sort = mergeSort(count, (a, b) => {
    for (const { order, direction } of columns) {
      const difference = order.compare(a, b, direction);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return {
    work: (deadline) =>
      columns.every(({ order }) => order.keys.work(deadline)) && sort.work(deadline),
    indexes: sort.sorted,
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
