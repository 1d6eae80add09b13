import type { ReactTable, RowSelectionState } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { memoize } from '../../common/memoize';
import type { Features } from '../../components/data-table/table-features';
import { type Row, rowId } from '../../entities/row';
import type { TablePage } from '../../table/table-query';

/** The selected rows, found once for all parts of the screen. */
export const selectedAmong = memoize((rows: readonly Row[]) =>
  memoize((selection: RowSelectionState) => rows.filter((row) => selection[rowId(row)])),
);

/** A table in which rows are selected. */
export interface TableSelection {
  readonly table: ReactTable<Features, Row>;
  /** What the table shows. */
  readonly page: TablePage<Row>;
  readonly titleOf: (row: Row) => string;
}

/** What people can do with several rows. */
export interface Selecting {
  /** What people call a row. */
  readonly titleOf: (row: Row) => string;
  /** Buttons beside the search. */
  readonly buttons: () => ReactNode;
  /** The bar below the table while rows are selected. */
  readonly bar: (selection: TableSelection) => ReactNode;
}
