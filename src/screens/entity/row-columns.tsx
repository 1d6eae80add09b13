import type { ColumnDef } from '@tanstack/react-table';
import type { Features } from '../../components/data-table/table-features';
import { Badge } from '../../components/status/badge';
import { type ColumnConfig, type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { areMet } from '../../entities/shown-fields';
import { cellOf } from '../../field-types/cells';
import { displayText, searchText, sortKey } from '../../field-types/read';
import { actionsColumn, type RowActions } from '../screen-table/actions-column';
import type { Filterable } from '../screen-table/filterable';

/** The table's columns, with the row's actions at the end. */
export function rowColumns(config: EntityConfig, actions: RowActions): ColumnDef<Features, Row>[] {
  const { links } = config;
  const columns = config.columns.map((column) => rowColumn(config, column));
  const hasActions = Object.values(actions).some(Boolean) || links?.length;
  return hasActions ? [...columns, actionsColumn(actions, { links })] : columns;
}

/** The columns that the table can be filtered by. */
export function rowFilterables(config: EntityConfig): Filterable[] {
  return config.columns
    .filter(({ filterable }) => filterable)
    .map(({ field, label }) => ({ id: field, header: label, field: fieldOf(config, field) }));
}

function rowColumn(config: EntityConfig, column: ColumnConfig): ColumnDef<Features, Row> {
  const field = fieldOf(config, column.field);
  const { Cell, align, width } = cellOf(field);
  const { tag } = column;
  const textToSearch = (row: Row) => searchText(field, row[field.name], row);
  const size = column.width ?? width;
  return {
    id: column.field,
    header: column.label,
    ...(size !== undefined && { size }),
    // Only for sorting; `cell` shows the value itself.
    accessorFn: (row) => sortKey(field, row[field.name], row),
    enableSorting: column.sortable,
    cell({ row: { original: row } }) {
      const value = Cell ? (
        <Cell field={field} value={row[field.name]} row={row} />
      ) : (
        displayText(field, row[field.name], row)
      );
      if (!tag || !areMet(config, tag.showIf, row)) return value;
      return (
        <>
          {value} <Badge tone={tag.tone}>{tag.label}</Badge>
        </>
      );
    },
    meta: {
      align: column.align ?? align,
      searchText: column.searchable ? textToSearch : undefined,
    },
  };
}
