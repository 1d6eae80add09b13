import type { ColumnSettings } from '../../components/data-table/columns/column-settings';
import type { DataColumn } from '../../components/data-table/data-column';
import type { SelectionStore } from '../../components/data-table/selection/selection';
import type { FoundPage } from '../../components/data-table/use-table-page';
import type { Row } from '../../entities/row';

/** A table whose rows can be selected and exported. */
export interface SelectionTable {
  readonly store: SelectionStore;
  /** All rows of the list. */
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly settings: ColumnSettings;
  /** Undefined while the rows are loading. */
  readonly page: FoundPage<Row> | undefined;
  readonly titleOf: (row: Row) => string;
  /** Whether this is the bar below the table, and not a button of its toolbar. */
  readonly isBar: boolean;
}
