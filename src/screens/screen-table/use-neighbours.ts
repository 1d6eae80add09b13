import { useMemo } from 'react';
import type { DataColumn } from '../../components/data-table/data-column';
import { useTablePage } from '../../components/data-table/use-table-page';
import { type Row, rowId } from '../../entities/row';
import type { Filterable } from './filterable';
import { useFilteredQuery } from './use-filtered-query';
import type { TableDefaults } from './use-table-query';

/** The table that a row is in. */
export interface TableOfRow {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly defaults: TableDefaults;
  readonly filterables: readonly Filterable[] | undefined;
}

/** The rows before and after a row, as the table's search, filters and sort have them. */
export function useNeighbours(id: string, table: TableOfRow) {
  const { rows, columns, defaults, filterables } = table;
  const { query } = useFilteredQuery(defaults, rows, filterables);
  const onePage = useMemo(
    () => ({ ...query, page: 1, pageSize: Math.max(1, rows.length) }),
    [query, rows.length],
  );
  const found = useTablePage(rows, columns, onePage)?.rows ?? [];
  const index = found.findIndex((row) => rowId(row) === id);
  const [before, after] = index < 0 ? [] : [found[index - 1], found[index + 1]];
  return { index, count: found.length, before, after };
}
