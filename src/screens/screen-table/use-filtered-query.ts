import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Row } from '../../entities/row';
import type { TableQuery } from '../../table/table-query';
import { loadChunk } from '../loading/load-chunk';
import type { Filterable } from './filterable';
import { type TableDefaults, useTableQuery } from './use-table-query';

type Filtering = Pick<typeof import('../filters/row-filters'), 'filteredRows'>;

const loadFiltering = () => import('../filters/row-filters');
/** Loaded with the first filter. */
const filtering = createStore<Partial<Filtering>>(() => ({}));

/**
 * The table's query, with the rows that its filters let through. It is not ready while the code for that
 * is being loaded. The arguments must stay the same objects.
 */
export function useFilteredQuery(
  defaults: TableDefaults,
  rows: readonly Row[],
  filterables: readonly Filterable[] | undefined,
) {
  const [asked, change] = useTableQuery(defaults);
  const { filters } = asked;
  const { filteredRows } = useStore(filtering);
  const [error, setError] = useState<unknown>();
  const isReady = !filters || (filteredRows !== undefined && filterables !== undefined);
  useEffect(() => {
    if (!isReady) loadChunk(loadFiltering).then(filtering.setState, setError);
  }, [isReady]);
  if (error) throw error;
  const query = useMemo(
    (): TableQuery =>
      filters && filterables
        ? { ...asked, filtered: filteredRows?.(rows, filterables, filters) }
        : asked,
    [asked, filters, filteredRows, rows, filterables],
  );
  return { query, change, isReady };
}
