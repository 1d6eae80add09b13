import type { ColumnFiltersState, PaginationState, SortingState } from '@tanstack/react-table';
import type { SlicedWork } from './sliced-work';

/** How a column definition is searched and sorted. */
export interface IndexedColumn<Row> {
  readonly id?: string;
  /** What the column sorts by; `null` means empty, which sorts last in both directions. */
  readonly accessorFn?: (row: Row, index: number) => unknown;
  readonly enableSorting?: boolean;
  readonly meta?: {
    /** The text that the search looks in; a column without it is not searched. */
    readonly searchText?: ((row: Row) => string) | undefined;
  };
}

/** What the user wants to see of a table. */
export interface TableQuery {
  /** The text that is searched for. */
  readonly globalFilter: string;
  readonly sorting: SortingState;
  /** A `pageIndex` beyond the last page means the last page. */
  readonly pagination: PaginationState;
  readonly columnFilters: ColumnFiltersState;
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

/** Keeps visible rows in place after someone else's change. A row ID does so only while that row is on the page. */
export type KeepsView = boolean | string;

/** The visible part of a table. */
export interface TablePage<Row> {
  /** The query that this page is the result of. */
  readonly query: TableQuery;
  readonly rows: readonly Row[];
  /** The number of all rows. */
  readonly total: number;
  /** Whether all rows have arrived and have been searched. Until then, all rows that have arrived count as matching. */
  readonly isComplete: boolean;
  /** The number of rows that match search and filters. */
  readonly matching: number;
  /** The matching rows, in order. */
  readonly all: () => readonly Row[];
  /** The indexes of the rows that match the search, in ascending order; undefined if it is empty. */
  readonly searched: Uint32Array | undefined;
  readonly pageIndex: number;
}
