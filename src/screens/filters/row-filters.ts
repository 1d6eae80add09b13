import { memoize } from '../../common/memoize';
import type { Row } from '../../entities/row';
import { type FieldFilter, filterOf } from '../../field-types/filters/field-filter';
import { createRowFilters, type FilterColumn } from '../../table/filter-rows';
import type { Filterable } from '../screen-table/filterable';

/** A `FilterColumn`, which the index of rows needs, with what people see of it. */
export type ColumnFilter = FieldFilter & FilterColumn<Row> & Pick<Filterable, 'header'>;

export const filterColumns = memoize((filterables: readonly Filterable[]): ColumnFilter[] =>
  filterables.map(({ id, header, field, kind, read = (row) => row[field.name] }) => ({
    ...filterOf(field, kind),
    id,
    header,
    read,
  })),
);

/** The same object for the same rows and columns, so that they are read once. */
export const rowFilters = memoize((rows: readonly Row[]) =>
  memoize((filterables: readonly Filterable[]) =>
    createRowFilters(rows, filterColumns(filterables)),
  ),
);
