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
  readonly sortable?: boolean | undefined;
  readonly searchable?: boolean | undefined;
  /** Whether the column can be hidden; it can when left out. */
  readonly hideable?: boolean | undefined;
}
