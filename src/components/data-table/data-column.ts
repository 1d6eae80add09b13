import type { ReactNode } from 'react';
import type { TableColumn } from '../../table/table-query';

/** A column of a DataTable. */
export interface DataColumn<Row> extends TableColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end; `start` when left out. */
  readonly align?: 'start' | 'end' | undefined;
  /** In pixels, before anybody changes it. */
  readonly width?: number | undefined;
  /** `false` keeps a column with a `sortKey` from sorting. */
  readonly sortable?: boolean | undefined;
  /** `false` keeps a column with a `searchText` out of the search. */
  readonly searchable?: boolean | undefined;
  /** Whether the column can be hidden; it can when left out. */
  readonly hideable?: boolean | undefined;
}

/** What the search and the sort use of a column. */
export function tableColumn<Row>(column: DataColumn<Row>): TableColumn<Row> {
  return {
    id: column.id,
    searchText: column.searchable === false ? undefined : column.searchText,
    sortKey: column.sortable === false ? undefined : column.sortKey,
  };
}

/** How wide columns are that do not say so themselves. */
const TEXT_WIDTH = 184;
const NUMBER_WIDTH = 120;
/** About what a header's letter and the sort mark beside it take. */
const LETTER_WIDTH = 8;
const HEADER_EXTRA = 56;

/** A column's width before anybody changes it: known before its first row, so that nothing jumps. */
export function startWidth<Row>({ width, header, align }: DataColumn<Row>): number {
  const usual = align === 'end' ? NUMBER_WIDTH : TEXT_WIDTH;
  return width ?? Math.max(usual, header.length * LETTER_WIDTH + HEADER_EXTRA);
}
