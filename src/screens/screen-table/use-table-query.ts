import type { ColumnFiltersState, SortingState } from '@tanstack/react-table';
import { useCallback, useMemo } from 'react';
import { FILTER_PREFIX } from '../../common/filters';
import { filterTexts } from '../../table/column-filters';
import type { TableQuery } from '../../table/table-query';
import { useAddressParams } from './use-address-params';

/** The state of a table without parameters in the address. */
export interface TableDefaults {
  readonly sorting: SortingState;
  readonly pageSize: number;
  /** The ids of sortable columns. */
  readonly sortable: readonly string[];
}

/** The page size of a table with all rows on one page, whatever the address says. */
export const ALL_ROWS = Number.MAX_SAFE_INTEGER;

const NAMES = ['search', 'sort', 'page', 'size', 'columns'];
const isFilter = (name: string) => name.startsWith(FILTER_PREFIX);

/** Keeps search, filters, sort, columns, page and page size in the address, for reload, Back and links. `defaults` must stay the same object. */
export function useTableQuery(
  defaults: TableDefaults,
): [TableQuery, (change: Partial<TableQuery>) => void] {
  const { params, push, replace } = useAddressParams();
  const query = useMemo(() => readQuery(defaults, params), [defaults, params]);
  const change = useCallback(
    (part: Partial<TableQuery>) => {
      // Typing adds nothing to the browser’s history; Back undoes a sort or a page.
      const write = 'globalFilter' in part ? replace : push;
      write((now) => writeQuery(defaults, { ...readQuery(defaults, now), ...part }, now));
    },
    [defaults, push, replace],
  );
  return [query, change];
}

/** Reads a query from an address, with defaults for missing and invalid parameters. */
export function readQuery(defaults: TableDefaults, params: URLSearchParams): TableQuery {
  const hasPages = defaults.pageSize !== ALL_ROWS;
  const page = positiveInteger(params.get('page')) ?? 1;
  const size = positiveInteger(params.get('size')) ?? defaults.pageSize;
  return {
    globalFilter: params.get('search') ?? '',
    sorting: readSorting(defaults, params.get('sort')),
    columnFilters: readFilters(params),
    columns: params.get('columns')?.split('.'),
    pagination: hasPages
      ? { pageIndex: page - 1, pageSize: size }
      : { pageIndex: 0, pageSize: ALL_ROWS },
  };
}

/** Writes a query to an address, except defaults. Other parameters in `others` are kept. */
export function writeQuery(
  defaults: TableDefaults,
  query: TableQuery,
  others = new URLSearchParams(),
): URLSearchParams {
  const { globalFilter, sorting, columnFilters, columns, pagination } = query;
  const params = new URLSearchParams(others);
  for (const name of others.keys()) if (NAMES.includes(name) || isFilter(name)) params.delete(name);
  if (globalFilter) params.set('search', globalFilter);
  for (const { id } of columnFilters)
    for (const text of filterTexts(columnFilters, id)) params.append(FILTER_PREFIX + id, text);
  const sort = sortText(sorting);
  if (sort !== sortText(defaults.sorting)) params.set('sort', sort);
  if (columns) params.set('columns', columns.join('.'));
  if (pagination.pageIndex > 0) params.set('page', String(pagination.pageIndex + 1));
  if (pagination.pageSize !== defaults.pageSize) params.set('size', String(pagination.pageSize));
  return params;
}

/**
 * Reads the filters as texts, sorted, so that equal filters are equal lists. What these mean is up to the columns, which
 * are not known here.
 */
export function readFilters(params: URLSearchParams): ColumnFiltersState {
  const names = [...new Set(params.keys())].filter(isFilter);
  return names.map((name) => ({
    id: name.slice(FILTER_PREFIX.length),
    value: params.getAll(name).sort(),
  }));
}

/** `name` is ascending, `-name` descending, `name,-city` first by name, `none` unsorted. */
function readSorting(defaults: TableDefaults, text: string | null): SortingState {
  if (text === null) return defaults.sorting;
  return sortKeys(text).filter(({ id }) => defaults.sortable.includes(id));
}

export function sortKeys(text: string): SortingState {
  return text.split(',').map((key) => {
    const id = key.replace(/^-/, '');
    return { id, desc: key !== id };
  });
}

function sortText(sorting: SortingState): string {
  return sorting.map(({ id, desc }) => (desc ? '-' : '') + id).join() || 'none';
}

function positiveInteger(text: string | null): number | undefined {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
