import type { ReactTable } from '@tanstack/react-table';
import type { Features } from '../../components/data-table/table-features';
import type { Row } from '../../entities/row';

/** A table whose rows can be selected and exported. */
export interface SelectionTable {
  readonly table: ReactTable<Features, Row>;
  readonly titleOf: (row: Row) => string;
  /** Whether this is the bar below the table, and not a button of its toolbar. */
  readonly isBar: boolean;
}
