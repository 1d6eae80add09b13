import { foldText } from '../common/fold-text';
import { distinctValues } from './distinct-values';
import { mergeSort, type SlicedSort } from './merge-sort';
import { type Numbers, numbersUpTo } from './numbers';
import type { SlicedWork } from './sliced-work';

type Key = string | number | null;
type RowKey<Row> = (row: Row, index: number) => unknown;

export interface SortOrder extends SlicedWork {
  /** The sorted indexes of all rows, once the work is done. Equal rows keep their original order. */
  readonly indexes: () => Uint32Array;
}

interface ColumnSort extends SlicedWork {
  /** The sorted indexes of all rows in one direction, once the work is done. */
  readonly indexes: (desc: boolean) => Uint32Array;
  /** Compares the rows at two indexes, once the work is done. */
  readonly compare: (a: number, b: number, desc: boolean) => number;
}

/**
 * Sorts rows by a key, in slices, for both directions. Compares only distinct keys, because many columns have few of
 * them. Numbers sort before texts, whose case and accents are ignored in every column; empty values sort last in both
 * directions.
 */
export function createSortOrder<Row>(rows: readonly Row[], keyOf: RowKey<Row>): ColumnSort {
  let sorting: ReturnType<typeof rankRows> | undefined = rankRows(rows, keyOf);
  /** The rank of each row. The keys themselves are not kept. */
  let ranks: Numbers = new Uint8Array();
  let empty = 0;

  function work(deadline: number): boolean {
    if (!sorting) return true;
    if (!sorting.work(deadline)) return false;
    ({ ranks, empty } = sorting.ranked());
    sorting = undefined;
    return true;
  }

  function rank(index: number, desc: boolean): number {
    const ascending = ranks[index] ?? 0;
    return desc && ascending !== empty ? empty - 1 - ascending : ascending;
  }

  const orders = new Map<boolean, Uint32Array>();
  return {
    work,
    compare: (a, b, desc) => rank(a, desc) - rank(b, desc),
    indexes(desc) {
      const order =
        orders.get(desc) ?? countingSort(rows.length, empty, (index) => rank(index, desc));
      orders.set(desc, order);
      return order;
    },
  };
}

/** Ranks rows by their keys. Equal keys have the same rank; empty keys have the last. */
function rankRows<Row>(rows: readonly Row[], keyOf: RowKey<Row>) {
  const reading = distinctValues(rows, keyOf, folded);
  const keys = reading.values;
  let sort: SlicedSort | undefined;

  return {
    work(deadline: number): boolean {
      if (!reading.work(deadline)) return false;
      sort ??= mergeSort(keys.length, (a, b) => compareKeys(keys[a] ?? null, keys[b] ?? null));
      return sort.work(deadline);
    },
    ranked() {
      const codes = reading.codes();
      const [byPlace, empty] = rankKeys(keys, sort?.sorted() ?? new Uint32Array());
      const ranks = numbersUpTo(empty, rows.length);
      for (let index = 0; index < rows.length; index++)
        ranks[index] = byPlace[codes[index] ?? 0] ?? 0;
      return { ranks, empty };
    },
  };
}

/** Sorts rows by several columns: rows that are equal in one column are sorted by the next. */
export function createJointOrder(
  count: number,
  columns: readonly { readonly order: ColumnSort; readonly desc: boolean }[],
): SortOrder {
  const sort = mergeSort(count, (a, b) => {
    for (const { order, desc } of columns) {
      const difference = order.compare(a, b, desc);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return {
    work: (deadline) => columns.every(({ order }) => order.work(deadline)) && sort.work(deadline),
    indexes: sort.sorted,
  };
}

function folded(key: unknown): Key {
  if (typeof key === 'string') return key === '' ? null : foldText(key);
  return typeof key === 'number' && !Number.isNaN(key) ? key : null;
}

function compareKeys(a: Key, b: Key): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  if (typeof b === 'number') return 1;
  return a < b ? -1 : 1;
}

/** The rank of each key, and the rank of empty keys, which is the last. Equal keys have the same rank. */
function rankKeys(keys: readonly Key[], sorted: Uint32Array): [ranks: Uint32Array, empty: number] {
  const ranks = new Uint32Array(keys.length);
  let rank = -1;
  let previous: Key = null;
  for (const place of sorted) {
    const key = keys[place] ?? null;
    if (rank < 0 || key !== previous) rank++;
    ranks[place] = rank;
    previous = key;
  }
  return [ranks, previous === null ? Math.max(rank, 0) : rank + 1];
}

/** Sorts the indexes up to `count` by ranks from 0 to `last`, stably. */
function countingSort(count: number, last: number, rankOf: (index: number) => number): Uint32Array {
  const starts = new Uint32Array(last + 2);
  for (let index = 0; index < count; index++) add(starts, rankOf(index) + 1, 1);
  for (let rank = 1; rank <= last; rank++) add(starts, rank, starts[rank - 1] ?? 0);
  const sorted = new Uint32Array(count);
  for (let index = 0; index < count; index++) {
    const rank = rankOf(index);
    sorted[starts[rank] ?? 0] = index;
    add(starts, rank, 1);
  }
  return sorted;
}

function add(numbers: Uint32Array, place: number, number: number): void {
  numbers[place] = (numbers[place] ?? 0) + number;
}
