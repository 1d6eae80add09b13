import type { DataColumn } from '../../components/data-table/data-column';
import { type ColumnConfig, type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { cellOf } from '../../field-types/cells';
import { displayText, searchText, sortKey } from '../../field-types/read';
import { actionsColumn, type RowActions } from '../screen-table/actions-column';
import type { Filterable } from '../screen-table/filterable';

/** The table's columns, with the row's actions at the end. */
export function rowColumns(config: EntityConfig, actions: RowActions): DataColumn<Row>[] {
  const columns = config.columns.map((column) => rowColumn(config, column));
  return actions.update || actions.remove ? [...columns, actionsColumn(actions)] : columns;
}

/** By which of its columns the table can be filtered. */
export function rowFilterables(config: EntityConfig): Filterable[] {
  return config.columns
    .filter(({ filterable }) => filterable)
    .map(({ field, label }) => ({ id: field, header: label, field: fieldOf(config, field) }));
}

function rowColumn(config: EntityConfig, column: ColumnConfig): DataColumn<Row> {
  const field = fieldOf(config, column.field);
  const { Cell, align, width } = cellOf(field);
  return {
    id: column.field,
    header: column.label,
    align: column.align ?? align,
    width: column.width ?? width,
    cell: (row) =>
      Cell ? (
        <Cell field={field} value={row[field.name]} row={row} />
      ) : (
        displayText(field, row[field.name], row)
      ),
    ...(column.searchable && { searchText: (row: Row) => searchText(field, row[field.name], row) }),
    ...(column.sortable && { sortKey: (row: Row) => sortKey(field, row[field.name], row) }),
  };
}
