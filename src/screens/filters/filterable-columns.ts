import { memoize } from '../../common/memoize';
import type { Row } from '../../entities/row';
import { type FieldFilter, filterOf } from '../../field-types/filters/field-filter';
import { createFilterIndex, type FilterIndexColumn } from '../../table/filter-index';
import type { Filterable } from '../screen-table/filterable';

/** A `Filterable` with its field's filter: what people see, and what the index needs. */
export type FilterableColumn = FieldFilter & FilterIndexColumn<Row> & Pick<Filterable, 'header'>;

export const filterableColumns = memoize((filterables: readonly Filterable[]): FilterableColumn[] =>
  filterables.map(({ id, header, field, kind, read = (row) => row[field.name] }) => ({
    ...filterOf(field, kind),
    id,
    header,
    read,
  })),
);

/** The same object for the same rows and columns, so that they are read once. */
export const filterIndexOf = memoize((rows: readonly Row[]) =>
  memoize((filterables: readonly Filterable[]) =>
    createFilterIndex(rows, filterableColumns(filterables)),
  ),
);
