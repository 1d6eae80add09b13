import type { Filters } from '../../common/filters';
import { memoize } from '../../common/memoize';
import type { Row } from '../../entities/row';
import { type FieldFilter, filterOf } from '../../field-types/filters/field-filter';
import { createRowFilters, type FilterColumn, type RowFilters } from '../../table/filter-rows';
import type { FilteredRows } from '../../table/table-query';
import type { Filterable } from '../screen-table/filterable';

/** A column that rows can be filtered by. */
export type ColumnFilter = FieldFilter & FilterColumn<Row> & Pick<Filterable, 'header'>;

export const columnFilters = memoize((filterables: readonly Filterable[]): ColumnFilter[] =>
  filterables.map(({ id, header, field, kind, read }) => ({
    ...{ id, header, ...filterOf(field, kind) },
    read: read ?? ((row) => row[field.name]),
  })),
);

const filtersByRows = memoize((rows: readonly Row[]) =>
  memoize((filterables: readonly Filterable[]) =>
    createRowFilters(rows, columnFilters(filterables)),
  ),
);

/** The same object for the same rows, so that they are read once. */
export const rowFilters = (rows: readonly Row[], filterables: readonly Filterable[]): RowFilters =>
  filtersByRows(rows)(filterables);

export const filteredRows = (
  rows: readonly Row[],
  filterables: readonly Filterable[],
  filters: Filters,
): FilteredRows => rowFilters(rows, filterables).filtered(filters);
