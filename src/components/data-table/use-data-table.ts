import {
  type ColumnDef,
  type ColumnSizingState,
  functionalUpdate,
  type RowData,
  useTable,
} from '@tanstack/react-table';
import { useCallback, useMemo, useState } from 'react';
import type { KeepsView, TablePage, TableQuery } from '../../table/table-query';
import { useRail } from '../breakpoints';
import { defaultSize, SIZE_LIMITS } from './columns/column-size';
import { type ColumnState, columnStateOf } from './columns/column-state';
import { useSteadyPage } from './rendered-rows/use-steady-page';
import { type Features, features } from './table-features';
import { useFoundPage } from './use-found-page';
import { useSearchTerm } from './use-search-term';

export interface DataTableOptions<Row extends RowData> {
  /** Must stay the same array while the columns are the same, like `rows`. */
  readonly columns: readonly ColumnDef<Features, Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** A row's name for users. Without it, rows can't be selected. */
  readonly titleOf?: ((row: Row) => string) | undefined;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly keepsView: KeepsView;
  /** The id of a row that was just added, which is marked. */
  readonly added?: string | undefined;
  /** Must stay the same object while the query is the same. */
  readonly query: TableQuery;
  /** Must stay the same function. Called for a search term when typing pauses or the search box is left. */
  readonly onQueryChange: (change: Partial<TableQuery>) => void;
  /** Must stay the same object while the columns are arranged in the same way. */
  readonly columnState: ColumnState;
  readonly onColumnStateChange: (change: Partial<ColumnState>) => void;
  /** Whether columns can be pinned beside the first one. */
  readonly pinnable?: boolean;
}

/**
 * The state of a table: the page of rows that the query finds, and TanStack Table with these rows.
 *
 * - `steady`: what has changed on the page since it was shown
 * - `flush`: reports the typed search term now
 * - `setSizes`: previews the widths of columns while an edge is dragged
 */
export function useDataTable<Row extends RowData>({
  columns,
  rows,
  rowId,
  titleOf,
  status,
  keepsView,
  added,
  query,
  onQueryChange,
  columnState,
  onColumnStateChange,
  pinnable = false,
}: DataTableOptions<Row>) {
  const { pageSize } = query.pagination;
  const changeAndGoToFirstPage = useCallback(
    (change: Partial<TableQuery>) =>
      onQueryChange({ ...change, pagination: { pageIndex: 0, pageSize } }),
    [onQueryChange, pageSize],
  );
  const reportSearch = useCallback(
    (globalFilter: string) => changeAndGoToFirstPage({ globalFilter }),
    [changeAndGoToFirstPage],
  );
  const { term, setTerm, flush } = useSearchTerm(query.globalFilter, reportSearch);
  const wanted = useMemo((): TableQuery => {
    if (term === query.globalFilter) return query;
    return { ...query, globalFilter: term, pagination: { pageIndex: 0, pageSize } };
  }, [term, query, pageSize]);
  const found = useFoundPage(rows, columns, wanted);
  const queryKey = keyOf(found?.query ?? wanted);
  const steady = useSteadyPage(found, { rows, rowId, queryKey, keepsView });
  const page = useMemo(
    () => (status === 'loading' ? whileLoading(steady.page) : steady.page),
    [status, steady.page],
  );
  const isTight = useRail();
  const sized = useMemo(
    () => columns.map((column) => ({ ...column, size: defaultSize(column, isTight) })),
    [columns, isTight],
  );
  const arranged = useMemo(() => columnStateOf(columns, columnState), [columns, columnState]);
  /** While a column's edge is dragged. */
  const [sizes, setSizes] = useState<ColumnSizingState>();
  const columnSizing = sizes ?? arranged.columnSizing;
  const pagination = { pageIndex: page?.pageIndex ?? wanted.pagination.pageIndex, pageSize };
  const { sorting, columnFilters } = wanted;
  const { gone } = steady;
  const goneCount = gone?.size ?? 0;

  const table = useTable({
    features,
    columns: sized,
    data: rows,
    getRowId: rowId,
    meta: { page, gone, added, titleOf },
    defaultColumn: SIZE_LIMITS,
    enableColumnPinning: pinnable,
    // A page that stays in view may be beyond the last one of a list that others have shortened.
    rowCount: page
      ? Math.max(page.matching + goneCount, page.pageIndex * pageSize + page.rows.length)
      : 0,
    manualFiltering: true,
    manualSorting: true,
    manualPagination: true,
    sortDescFirst: false,
    state: { ...arranged, columnSizing, globalFilter: term, columnFilters, sorting, pagination },
    onGlobalFilterChange: (updater) => setTerm(functionalUpdate(updater, term)),
    onColumnFiltersChange: (updater) =>
      changeAndGoToFirstPage({ columnFilters: functionalUpdate(updater, columnFilters) }),
    onSortingChange: (updater) =>
      changeAndGoToFirstPage({ sorting: functionalUpdate(updater, sorting) }),
    onPaginationChange: (updater) =>
      onQueryChange({ pagination: functionalUpdate(updater, pagination) }),
    onColumnVisibilityChange: (updater) =>
      onColumnStateChange({
        columnVisibility: functionalUpdate(updater, arranged.columnVisibility),
      }),
    onColumnOrderChange: (updater) =>
      onColumnStateChange({ columnOrder: functionalUpdate(updater, arranged.columnOrder) }),
    onColumnPinningChange: (updater) =>
      onColumnStateChange({ columnPinning: functionalUpdate(updater, arranged.columnPinning) }),
    onColumnSizingChange: (updater) =>
      onColumnStateChange({ columnSizing: functionalUpdate(updater, columnSizing) }),
  });

  return { table, term, page, queryKey, steady, flush, setSizes };
}

/**
 * The first rows of a long list arrive before the others. They are shown only as the first page without a search,
 * filter or sort.
 */
function whileLoading<Row>(page: TablePage<Row> | undefined): TablePage<Row> | undefined {
  if (!page || page.total === 0) return undefined;
  const { globalFilter, columnFilters, sorting, pagination } = page.query;
  const isOfAllRows = globalFilter.trim() === '' && columnFilters.length === 0;
  const isFirst = isOfAllRows && sorting.length === 0 && pagination.pageIndex === 0;
  return isFirst ? { ...page, isComplete: false } : undefined;
}

/** The same text for the same search, filters, sort and page, once the filters are applied. */
function keyOf({ globalFilter, columnFilters, sorting, pagination, filtered }: TableQuery): string {
  const isApplied = columnFilters.length === 0 || filtered !== undefined;
  return JSON.stringify([globalFilter, columnFilters, sorting, pagination, isApplied]);
}
