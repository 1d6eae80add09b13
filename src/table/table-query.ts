/** How a column is searched and sorted. */
export interface TableColumn<Row> {
  readonly id: string;
  /** The text that the search looks in; a column without it is not searched. */
  readonly searchText?: ((row: Row) => string) | undefined;
  /** What the column sorts by; `null` means empty, which sorts last in both directions. */
  readonly sortKey?: ((row: Row) => string | number | null) | undefined;
}

/** What people want to see of a table. */
export interface TableQuery {
  readonly search: string;
  readonly sort: { readonly column: string; readonly direction: 'asc' | 'desc' } | null;
  /** Starts at 1; numbers beyond the last page mean the last page. */
  readonly page: number;
  readonly pageSize: number;
}

/** The visible part of a table. */
export interface TablePage<Row> {
  readonly rows: readonly Row[];
  /** The number of all rows. */
  readonly total: number;
  /** The number of rows that match the search. */
  readonly matching: number;
  readonly page: number;
  readonly pageCount: number;
  /** The positions of the first and last visible row, starting at 1; both 0 if there are none. */
  readonly from: number;
  readonly to: number;
}
