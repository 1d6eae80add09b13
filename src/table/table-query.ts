import type { Filters } from '../common/filters';
import type { SlicedWork } from './sliced-work';

/** How a column is searched and sorted. */
export interface TableColumn<Row> {
  readonly id: string;
  /** The text that the search looks in; a column without it is not searched. */
  readonly searchText?: ((row: Row) => string) | undefined;
  /** What the column sorts by; `null` means empty, which sorts last in both directions. */
  readonly sortKey?: ((row: Row) => string | number | null) | undefined;
}

export interface SortKey {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

export interface Sort extends SortKey {
  /** Sort rows that are equal by those before. */
  readonly others?: readonly SortKey[] | undefined;
}

/** The keys of a sort, the most important first. */
export function sortKeys(sort: Sort | null): readonly SortKey[] {
  return sort ? [sort, ...(sort.others ?? [])] : [];
}

/** The sort by keys, if there are any. */
export function sortBy([first, ...others]: readonly SortKey[]): Sort | null {
  const { column, direction } = first ?? {};
  if (column === undefined || direction === undefined) return null;
  return others.length > 0 ? { column, direction, others } : { column, direction };
}

/** What people want to see of a table. */
export interface TableQuery {
  readonly search: string;
  readonly sort: Sort | null;
  /** Starts at 1; numbers beyond the last page mean the last page. */
  readonly page: number;
  readonly pageSize: number;
  readonly filters?: Filters | undefined;
  /** The ids of the columns to show, in order; by default, as the user has arranged them. */
  readonly columns?: readonly string[] | undefined;
  /** The rows that the filters let through. */
  readonly filtered?: FilteredRows | undefined;
}

/** Finds the rows for some filters, in slices. */
export interface FilteredRows extends SlicedWork {
  /** Their indexes in ascending order, once the work is done; undefined if no filter applies. */
  readonly matches: () => Uint32Array | undefined;
}

/** The visible part of a table. */
export interface TablePage<Row> {
  readonly rows: readonly Row[];
  /** The number of all rows. */
  readonly total: number;
  /** The number of rows that match search and filters. */
  readonly matching: number;
  /** Those rows, in order. */
  readonly all: () => readonly Row[];
  /** The indexes of the rows that match the search, in ascending order; undefined if it is empty. */
  readonly searched: Uint32Array | undefined;
  readonly page: number;
  readonly pageCount: number;
  /** The positions of the first and last visible row, starting at 1; both 0 if there are none. */
  readonly from: number;
  readonly to: number;
}
