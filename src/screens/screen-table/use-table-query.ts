import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TableQuery } from '../../table/table-query';

/** How a table is while its address says nothing else. */
export interface TableDefaults {
  readonly sort: TableQuery['sort'];
  readonly pageSize: number;
  /** The columns that can be sorted by. */
  readonly sortable: readonly string[];
}

/** The page size of a table that has all its rows on one page, whatever its address says. */
export const ALL_ROWS = Number.MAX_SAFE_INTEGER;

const NAMES = ['search', 'sort', 'page', 'size'] as const;

/**
 * The table's search, sort and page live in the address: reload, back and a shared link agree.
 * `defaults` must stay the same object.
 */
export function useTableQuery(
  defaults: TableDefaults,
): [TableQuery, (change: Partial<TableQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(defaults, params), [defaults, params]);
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
      setParams((now) => writeQuery(defaults, wanted.current, now), {
        replace,
        preventScrollReset: true,
      });
    },
    [defaults, setParams],
  );
  return [query, change];
}

/** Reads a query from an address; what is missing or makes no sense is the default. */
export function readQuery(defaults: TableDefaults, params: URLSearchParams): TableQuery {
  const search = params.get('search') ?? '';
  const sort = readSort(defaults, params.get('sort'));
  if (defaults.pageSize === ALL_ROWS) return { search, sort, page: 1, pageSize: ALL_ROWS };
  return {
    search,
    sort,
    page: positiveInteger(params.get('page')) ?? 1,
    pageSize: positiveInteger(params.get('size')) ?? defaults.pageSize,
  };
}

/** Writes a query as an address has it: only what differs; what else stands in `others` stays. */
export function writeQuery(
  defaults: TableDefaults,
  query: TableQuery,
  others = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(others);
  for (const name of NAMES) params.delete(name);
  if (query.search) params.set('search', query.search);
  const sort = sortText(query.sort);
  if (sort !== sortText(defaults.sort)) params.set('sort', sort);
  if (query.page > 1) params.set('page', String(query.page));
  if (query.pageSize !== defaults.pageSize) params.set('size', String(query.pageSize));
  return params;
}

/** `name` sorts up, `-name` down, `none` not at all. */
function readSort(defaults: TableDefaults, text: string | null): TableQuery['sort'] {
  if (text === null) return defaults.sort;
  const column = text.replace(/^-/, '');
  return defaults.sortable.includes(column)
    ? { column, direction: text.startsWith('-') ? 'desc' : 'asc' }
    : null;
}

function sortText(sort: TableQuery['sort']): string {
  if (!sort) return 'none';
  return sort.direction === 'desc' ? `-${sort.column}` : sort.column;
}

function positiveInteger(text: string | null): number | undefined {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
