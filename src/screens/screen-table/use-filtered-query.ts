import { useMemo } from 'react';
import { useChunk } from '../../components/loading/use-chunk';
import type { Row } from '../../entities/row';
import type { TableQuery } from '../../table/table-query';
import type { Filterable } from './filterable';
import { type TableDefaults, useTableQuery } from './use-table-query';

const loadFilterIndex = () => import('../filters/filterable-columns');

/**
 * The table's query, with the rows that match its filters. It is not ready until the code for filtering has loaded,
 * which happens with the first filter. The arguments must stay the same objects.
 */
export function useFilteredQuery(
  defaults: TableDefaults,
  rows: readonly Row[],
  filterables: readonly Filterable[] | undefined,
) {
  const [asked, change] = useTableQuery(defaults);
  const isFiltered = asked.columnFilters.length > 0;
  const { filterIndexOf } = useChunk(loadFilterIndex, isFiltered) ?? {};
  const query = useMemo((): TableQuery => {
    if (!isFiltered || !filterables) return asked;
    return { ...asked, filtered: filterIndexOf?.(rows)(filterables).filtered(asked.columnFilters) };
  }, [asked, isFiltered, filterIndexOf, rows, filterables]);
  return { query, change, isReady: !isFiltered || query.filtered !== undefined };
}
