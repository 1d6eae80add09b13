import { useCallback, useMemo } from 'react';
import type { Filters } from '../../common/filters';
import { type SortKey, sortBy, sortKeys, type TableQuery } from '../../table/table-query';
import { useAddressParams } from './use-address-params';

/** The state of a table without parameters in the address. */
export interface TableDefaults {
  readonly sort: TableQuery['sort'];
  readonly pageSize: number;
  /** The ids of sortable columns. */
  readonly sortable: readonly string[];
}

/** The page size of a table with all rows on one page, whatever the address says. */
export const ALL_ROWS = Number.MAX_SAFE_INTEGER;

const NAMES = ['search', 'sort', 'page', 'size', 'columns'];
/** Before the name of a filtered column. */
const FILTER = 'f.';
const isFilter = (name: string) => name.startsWith(FILTER);

/** Keeps search, sort and page in the address, for reload, Back and links. `defaults` must stay the same object. */
export function useTableQuery(
  defaults: TableDefaults,
): [TableQuery, (change: Partial<TableQuery>) => void] {
  const { params, push, replace } = useAddressParams();
  const query = useMemo(() => readQuery(defaults, params), [defaults, params]);
  const change = useCallback(
    (part: Partial<TableQuery>) => {
      // Typing leaves no trace in the history; Back undoes a sort or a page.
      const write = 'search' in part ? replace : push;
      write((now) => writeQuery(defaults, { ...readQuery(defaults, now), ...part }, now));
    },
    [defaults, push, replace],
  );
  return [query, change];
}

/** Reads a query from an address, with defaults for missing and invalid parameters. */
export function readQuery(defaults: TableDefaults, params: URLSearchParams): TableQuery {
  const search = params.get('search') ?? '';
  const sort = readSort(defaults, params.get('sort'));
  const filters = readFilters(params);
  const columns = params.get('columns')?.split('.');
  const shared = { search, sort, filters, columns };
  if (defaults.pageSize === ALL_ROWS) return { ...shared, page: 1, pageSize: ALL_ROWS };
  return {
    ...shared,
    page: positiveInteger(params.get('page')) ?? 1,
    pageSize: positiveInteger(params.get('size')) ?? defaults.pageSize,
  };
}

/** Writes a query to an address, except defaults. Other parameters in `others` are kept. */
export function writeQuery(
  defaults: TableDefaults,
  query: TableQuery,
  others = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(others);
  for (const name of others.keys()) if (NAMES.includes(name) || isFilter(name)) params.delete(name);
  if (query.search) params.set('search', query.search);
  for (const [name, texts] of Object.entries(query.filters ?? {}))
    for (const text of texts) params.append(FILTER + name, text);
  const sort = sortText(query.sort);
  if (sort !== sortText(defaults.sort)) params.set('sort', sort);
  if (query.columns) params.set('columns', query.columns.join('.'));
  if (query.page > 1) params.set('page', String(query.page));
  if (query.pageSize !== defaults.pageSize) params.set('size', String(query.pageSize));
  return params;
}

/** What the texts mean is up to the columns, which are not known here. */
function readFilters(params: URLSearchParams): Filters | undefined {
  const names = [...new Set(params.keys())].filter(isFilter);
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name.slice(FILTER.length), params.getAll(name)]));
}

/** `name` is ascending, `-name` descending, `name,-city` first by name, `none` unsorted. */
function readSort(defaults: TableDefaults, text: string | null): TableQuery['sort'] {
  if (text === null) return defaults.sort;
  const keys = text.split(',').map((key): SortKey => {
    const column = key.replace(/^-/, '');
    return { column, direction: key === column ? 'asc' : 'desc' };
  });
  return sortBy(keys.filter(({ column }) => defaults.sortable.includes(column)));
}

function sortText(sort: TableQuery['sort']): string {
  const keys = sortKeys(sort).map(
    ({ column, direction }) => (direction === 'desc' ? '-' : '') + column,
  );
  return keys.join() || 'none';
}

function positiveInteger(text: string | null): number | undefined {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
