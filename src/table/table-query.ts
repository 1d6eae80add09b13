/** What a table needs of a column to search and sort it. */
export interface TableColumn<Row> {
  readonly id: string;
  /** What the search looks into; a column without it is not searched. */
  readonly searchText?: ((row: Row) => string) | undefined;
  /** What the column sorts by: `null`, for empty, stands last in both directions. */
  readonly sortKey?: ((row: Row) => string | number | null) | undefined;
}

/** What somebody wants to see of a table. */
export interface TableQuery {
  readonly search: string;
  readonly sort: { readonly column: string; readonly direction: 'asc' | 'desc' } | null;
  /** Counts from 1; beyond the last page it means the last. */
  readonly page: number;
  readonly pageSize: number;
}

/** The part of a table that is seen. */
export interface TablePage<Row> {
  readonly rows: readonly Row[];
  /** All rows there are, and those that the search leaves. */
  readonly total: number;
  readonly matching: number;
  readonly page: number;
  readonly pageCount: number;
  /** The places of the first and the last row seen, counting from 1; both 0 when there is none. */
  readonly from: number;
  readonly to: number;
}
