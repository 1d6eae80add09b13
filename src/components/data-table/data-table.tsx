import type { ReactTable, RowData } from '@tanstack/react-table';
import { Fragment, type ReactNode, useState } from 'react';
import { usePhone } from '../breakpoints';
import { classNames } from '../class-names';
import { Button } from '../controls/button';
import { TextBox } from '../controls/text-box';
import { useChunk } from '../loading/use-chunk';
import { EmptyTable } from './empty-table';
import { Paging } from './paging';
import type { Features } from './table-features';
import { TableGrid, type TableLook } from './table-grid';
import { texts } from './texts';
import { type DataTableOptions, useDataTable } from './use-data-table';
import { useKeptFocus } from './use-kept-focus';

/** What a screen adds to its table. */
type TableSlot<Row extends RowData> = ((table: ReactTable<Features, Row>) => ReactNode) | undefined;

export interface DataTableProps<Row extends RowData> extends DataTableOptions<Row>, TableLook {
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  /** Called when the user replaces the rows that were kept in view by the current ones. */
  readonly onUpdateList?: (() => void) | undefined;
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
  const { columns, status } = props;
  const { pageSize } = props.query.pagination;
  const { table, term, page, queryKey, steady, flush, setSizes } = useDataTable(props);
  const { columnFilters } = table.state;
  const { waiting, gone } = steady;
  const isPhone = usePhone();
  const menu = useChunk(loadMenu, isPhone);
  const Tools = isPhone ? (menu?.ToolsMenu ?? LoadingMenu) : Fragment;
  const [isSearchFocused, setSearchFocused] = useState(false);

  // While a search is under way, the count would still be that of the previous one.
  const isCounted =
    page?.isComplete &&
    page.query.globalFilter === term &&
    (term !== '' || columnFilters.length > 0);
  const matching = page?.matching ?? 0;
  const count = isCounted ? texts.found(matching) : '';
  const goneText = gone && gone.size > 0 ? texts.gone(gone.size) : '';
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
              <TextBox
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
                className="pl-8!"
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
          onSizesPreview={setSizes}
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
