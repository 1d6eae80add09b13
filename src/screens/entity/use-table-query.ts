import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EntityConfig } from '../../entities/entity-config';
import type { TableQuery } from '../../table/table-query';

/** The table's search, sort and page live in the address: reload, back and a shared link agree. */
export function useTableQuery(
  config: EntityConfig,
): [TableQuery, (change: Partial<TableQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(config, params), [config, params]);
  // One change may follow another that does not stand in the address yet.
  const wanted = useRef(query);
  useEffect(() => {
    wanted.current = query;
  }, [query]);
  const change = useCallback(
    (part: Partial<TableQuery>) => {
      wanted.current = { ...wanted.current, ...part };
      // Typing makes no history of its own; a page or a sort can be gone back from.
      const replace = 'search' in part;
      setParams(writeQuery(config, wanted.current), { replace, preventScrollReset: true });
    },
    [config, setParams],
  );
  return [query, change];
}

/** Reads a query from an address; what is missing or makes no sense is as the config says. */
export function readQuery(config: EntityConfig, params: URLSearchParams): TableQuery {
  return {
    search: params.get('search') ?? '',
    sort: readSort(config, params.get('sort')),
    page: positiveInteger(params.get('page')) ?? 1,
    pageSize: positiveInteger(params.get('size')) ?? config.pageSize,
  };
}

/** Writes a query as an address has it: only what differs from the config. */
export function writeQuery(config: EntityConfig, query: TableQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.search) params.set('search', query.search);
  const sort = sortText(query.sort);
  if (sort !== sortText(defaultSort(config))) params.set('sort', sort);
  if (query.page > 1) params.set('page', String(query.page));
  if (query.pageSize !== config.pageSize) params.set('size', String(query.pageSize));
  return params;
}

/** `name` sorts up, `-name` down, `none` not at all. */
function readSort(config: EntityConfig, text: string | null): TableQuery['sort'] {
  if (text === null) return defaultSort(config);
  const column = text.replace(/^-/, '');
  const isSortable = config.columns.some(({ field, sortable }) => sortable && field === column);
  return isSortable ? { column, direction: text.startsWith('-') ? 'desc' : 'asc' } : null;
}

function sortText(sort: TableQuery['sort']): string {
  if (!sort) return 'none';
  return sort.direction === 'desc' ? `-${sort.column}` : sort.column;
}

function defaultSort({ defaultSort: sort }: EntityConfig): TableQuery['sort'] {
  return sort ? { column: sort.field, direction: sort.direction } : null;
}

function positiveInteger(text: string | null): number | undefined {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
