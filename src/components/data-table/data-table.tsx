import {
  type ColumnDef,
  type ColumnSizingState,
  functionalUpdate,
  type ReactTable,
  type RowData,
  useTable,
} from '@tanstack/react-table';
import { Fragment, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { KeepsView, TablePage, TableQuery } from '../../table/table-query';
import { usePhone, useRail } from '../breakpoints';
import { classNames } from '../class-names';
import { Button } from '../controls/button';
import { TextInput } from '../controls/text-input';
import { useChunk } from '../loading/use-chunk';
import { defaultSize, SIZE_LIMITS } from './columns/column-size';
import { type ColumnState, columnStateOf } from './columns/column-state';
import { EmptyTable } from './empty-table';
import { Paging } from './paging';
import { useSteadyPage } from './rendered-rows/use-steady-page';
import { type Features, features } from './table-features';
import { TableGrid, type TableLook } from './table-grid';
import { texts } from './texts';
import { useFoundPage } from './use-found-page';
import { useKeptFocus } from './use-kept-focus';
import { useSearchTerm } from './use-search-term';

/** What a screen adds to its table. */
type TableSlot<Row extends RowData> = ((table: ReactTable<Features, Row>) => ReactNode) | undefined;

export interface DataTableProps<Row extends RowData> extends TableLook {
  /** Must stay the same array while the columns are the same, like `rows`. */
  readonly columns: readonly ColumnDef<Features, Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** What people call a row. Without it, rows can't be selected. */
  readonly titleOf?: ((row: Row) => string) | undefined;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly refreshing: boolean;
  readonly keepsView: KeepsView;
  /** The id of a row that was just added, which is marked. */
  readonly added?: string | undefined;
  readonly onRefresh: () => void;
  /** Called when the user replaces the rows that were kept in view by the current ones. */
  readonly onUpdateList?: (() => void) | undefined;
  /** Must stay the same object while the query is the same. */
  readonly query: TableQuery;
  /** Must stay the same function. Called for a search term when typing pauses or the search box is left. */
  readonly onQueryChange: (change: Partial<TableQuery>) => void;
  /** Must stay the same object while the columns are arranged in the same way. */
  readonly columnState: ColumnState;
  readonly onColumnStateChange: (change: Partial<ColumnState>) => void;
  /** Whether columns can be pinned beside the first one. */
  readonly pinnable?: boolean;
  readonly defaultPageSize: number;
  readonly emptyText: string;
  readonly emptyHint?: string | undefined;
  readonly failedText: string;
  /** Right beside the search box. */
  readonly lead?: TableSlot<Row>;
  /** Buttons beside the search box. */
  readonly tools?: TableSlot<Row>;
  /** Above the rows, below the search box. */
  readonly above?: TableSlot<Row>;
  /** Below the rows, once there are any. */
  readonly below?: TableSlot<Row>;
}

const MAX_SKELETON_ROWS = 8;
const loadMenu = () => import('./tools-menu');
const LoadingMenu = () => (
  <Button disabled aria-label={texts.more}>
    ⋯
  </Button>
);

/** A table with search, sort, pages, and columns that can be hidden, resized and pinned. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, titleOf, status, query, columnState } = props;
  const { onQueryChange, onColumnStateChange } = props;
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
  const steady = useSteadyPage(found, { rows, rowId, queryKey, keepsView: props.keepsView });
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
  const [preview, setPreview] = useState<ColumnSizingState>();
  const isPhone = usePhone();
  const menu = useChunk(loadMenu, isPhone);
  const Tools = isPhone ? (menu?.ToolsMenu ?? LoadingMenu) : Fragment;
  const [isSearchFocused, setSearchFocused] = useState(false);
  const columnSizing = preview ?? arranged.columnSizing;
  const pagination = { pageIndex: page?.pageIndex ?? wanted.pagination.pageIndex, pageSize };
  const { sorting, columnFilters } = wanted;
  const { waiting, gone } = steady;
  const goneCount = gone?.size ?? 0;

  const table = useTable({
    features,
    columns: sized,
    data: rows,
    getRowId: rowId,
    meta: { page, gone, added: props.added, titleOf },
    defaultColumn: SIZE_LIMITS,
    enableColumnPinning: props.pinnable ?? false,
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

  // The count of another search would be wrong while this one is under way.
  const isCounted =
    page?.isComplete &&
    page.query.globalFilter === term &&
    (term !== '' || columnFilters.length > 0);
  const matching = page?.matching ?? 0;
  const count = isCounted ? texts.found(matching) : '';
  const goneText = goneCount > 0 ? texts.gone(goneCount) : '';
  const updateList = () => {
    steady.show();
    props.onUpdateList?.();
  };
  const isFiltered = page !== undefined && matching > 0 && matching < page.total;
  const waitingText = waiting === undefined || goneText ? '' : texts.waiting(waiting);

  return (
    <div
      // Enables the match-highlight styles. Set on focus: it restyles every element, which would delay the first
      // letter by 30 to 50 ms.
      data-search={isSearchFocused || term !== '' || undefined}
      // A line of filters above the table leaves less for the rows, so that the pager stays in view.
      className={classNames(
        'flex flex-col gap-3',
        columnFilters.length > 0 && '[--filters:2.5rem]',
      )}
      // The address must have the search term before a click changes it.
      onClickCapture={flush}
      {...useKeptFocus()}
    >
      {/* A panel of the toolbar opens below what is above the table. */}
      <div className="max-sm:contents sm:relative sm:flex sm:flex-col sm:gap-3">
        <div
          data-commands
          className="-mx-4 px-4 flex flex-wrap items-center gap-2 max-sm:gap-x-1 sm:mx-0 sm:px-0 max-sm:sticky max-sm:top-14 max-sm:z-20 max-sm:bg-surface max-sm:py-2"
        >
          {columns.some(({ meta }) => meta?.searchText) && (
            <div className="shape search-shape relative min-w-0 flex-1 basis-32 sm:max-lg:basis-full lg:max-w-sm">
              <TextInput
                type="search"
                aria-label={texts.search}
                aria-keyshortcuts="/"
                placeholder={isFiltered ? texts.searchFiltered(matching) : texts.search}
                value={term}
                onChange={(event) => table.setGlobalFilter(event.currentTarget.value)}
                onFocus={() => setSearchFocused(true)}
                onBlur={() => {
                  setSearchFocused(false);
                  flush();
                }}
                className="!pl-8"
              />
            </div>
          )}
          {props.lead?.(table)}
          <Tools>
            {props.tools?.(table)}
            <Button busy={props.refreshing} onClick={props.onRefresh} shape="refresh">
              {texts.refresh}
            </Button>
          </Tools>
        </div>
        {props.above?.(table)}
      </div>
      <p aria-live="polite" className="sr-only">
        {page ? [count, goneText || waitingText].join(' ') : texts.loading}
      </p>
      <div className="overflow-clip rounded-lg border border-line bg-raised">
        {waitingText && (
          <div className="relative z-3 flex h-0 justify-center">
            <Button variant="primary" size="sm" className="top-12 elevated" onClick={updateList}>
              {waitingText}
            </Button>
          </div>
        )}
        <TableGrid
          table={table}
          caption={props.caption}
          cardHeight={props.cardHeight}
          fixedRows={props.fixedRows}
          minRows={page && table.getPageCount() <= 1 ? 0 : Math.min(pageSize, MAX_SKELETON_ROWS)}
          queryKey={queryKey}
          onSizesPreview={setPreview}
        />
        {/* Below the rows, so that none of them moves. */}
        {goneText && (
          <div className="sticky bottom-0 z-3 flex items-center gap-3 border-line border-t bg-raised px-4 py-1.5">
            <p className="grow text-muted">{goneText}</p>
            <Button size="sm" onClick={updateList}>
              {texts.updateList}
            </Button>
          </div>
        )}
        {status === 'failed' && (
          <div className="flex flex-col items-center gap-4 px-4 py-10 text-center">
            <p className="font-medium text-ink">{props.failedText}</p>
            <Button onClick={props.onRefresh}>{texts.retry}</Button>
          </div>
        )}
        {status === 'ready' && page?.rows.length === 0 && (
          <EmptyTable
            text={props.emptyText}
            hint={page.total > 0 ? undefined : props.emptyHint}
            term={page.total > 0 ? page.query.globalFilter : undefined}
            onClearSearch={() => table.setGlobalFilter('')}
            onClearFilters={
              columnFilters.length > 0 ? () => table.resetColumnFilters(true) : undefined
            }
          />
        )}
        {page && <Paging table={table} defaultPageSize={props.defaultPageSize} />}
      </div>
      {page && props.below?.(table)}
    </div>
  );
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
