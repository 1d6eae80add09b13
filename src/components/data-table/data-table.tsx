import { type ReactNode, useCallback, useMemo } from 'react';
import type { TablePage, TableQuery } from '../../table/table-query';
import { Button } from '../controls/button';
import { TextInput } from '../controls/text-input';
import { useSteadyPage } from './drawn-rows/use-steady-page';
import { EmptyTable } from './empty-table';
import { Paging } from './paging';
import { TableGrid, type TableLook } from './table-grid';
import { texts } from './texts';
import { useKeptFocus } from './use-kept-focus';
import { useSearchTerm } from './use-search-term';
import { type FoundPage, useTablePage } from './use-table-page';

export interface DataTableProps<Row> extends TableLook<Row> {
  readonly rows: readonly Row[];
  readonly status: 'loading' | 'ready' | 'failed';
  readonly refreshing: boolean;
  /** Whether others have changed the rows: then nothing in view moves. */
  readonly isQuiet: boolean;
  readonly onRefresh: () => void;
  /** Must stay the same object while the query is the same. */
  readonly query: TableQuery;
  /** Must stay the same function. Called for a search term when typing pauses or the search box is left. */
  readonly onQueryChange: (change: Partial<TableQuery>) => void;
  readonly defaultPageSize: number;
  readonly emptyText: string;
  readonly emptyHint?: string | undefined;
  readonly failedText: string;
  /** Buttons beside the search box. They get the page, unless the rows are loading. */
  readonly tools?: ((page: FoundPage<Row> | undefined) => ReactNode) | undefined;
  /** Content below the table. */
  readonly below?: ((page: FoundPage<Row>) => ReactNode) | undefined;
  /** Content above the table. It gets the rows of this page, or none while they are loading. */
  readonly above?: ((rows: readonly Row[], page?: TablePage<Row>) => ReactNode) | undefined;
}

const MAX_SKELETON_ROWS = 10;

/** A table with search, sort, pages, and columns that can be hidden, sized and pinned. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, status, query, onQueryChange } = props;
  const reportSearch = useCallback(
    (search: string) => onQueryChange({ search, page: 1 }),
    [onQueryChange],
  );
  const { term, setTerm, flush } = useSearchTerm(query.search, reportSearch);
  const wanted = useMemo(
    () => (term === query.search ? query : { ...query, search: term, page: 1 }),
    [term, query],
  );
  const found = useTablePage(rows, columns, wanted);
  const view = viewOf(found?.query ?? wanted);
  const steady = useSteadyPage(found, { rows, rowId: props.rowId, view, isQuiet: props.isQuiet });
  const shown = status === 'loading' ? undefined : steady.page;
  // The count of another search would be wrong while this one is under way.
  const isCounted = shown?.query.search === term && (term || query.filters);
  const count = isCounted ? texts.found(shown.matching) : '';

  return (
    // A click may change the address: the search term must be in it first.
    <div className="flex flex-col gap-3" onClickCapture={flush} {...useKeptFocus()}>
      {/* A panel of the toolbar opens below what is above the table. */}
      <div className="max-sm:contents sm:relative sm:flex sm:flex-col sm:gap-3">
        <div
          data-commands
          className="-mx-4 px-4 flex flex-wrap items-center gap-2 max-sm:gap-x-1 sm:mx-0 sm:px-0 max-sm:sticky max-sm:top-14 max-sm:z-20 max-sm:bg-surface max-sm:py-2"
        >
          {columns.some(({ searchText }) => searchText) && (
            <div className="shape search-shape relative min-w-0 flex-1 basis-32 max-md:basis-full sm:max-w-sm">
              <TextInput
                type="search"
                aria-label={texts.search}
                aria-keyshortcuts="/"
                placeholder={texts.search}
                value={term}
                onChange={(event) => setTerm(event.currentTarget.value)}
                onBlur={flush}
                className="!pl-8"
              />
            </div>
          )}
          {props.tools?.(shown)}
          <Button
            busy={props.refreshing}
            onClick={props.onRefresh}
            shape="refresh"
            className="max-sm:gap-0 max-sm:text-[0px]"
          >
            {texts.refresh}
          </Button>
        </div>
        {props.above?.(shown?.rows ?? [], shown)}
      </div>
      <p aria-live="polite" className="sr-only">
        {shown
          ? [count, steady.waiting === undefined ? '' : texts.waiting(steady.waiting)].join(' ')
          : texts.loading}
      </p>
      <div className="overflow-clip rounded-lg border border-line bg-raised">
        {steady.waiting !== undefined && (
          <div className="relative z-3 flex h-0 justify-center">
            <Button variant="primary" size="sm" className="top-12 shadow-lg" onClick={steady.show}>
              {texts.waiting(steady.waiting)}
            </Button>
          </div>
        )}
        <TableGrid
          {...props}
          rows={shown?.rows}
          minRows={shown?.pageCount === 1 ? 0 : Math.min(query.pageSize, MAX_SKELETON_ROWS)}
          sort={wanted.sort}
          search={shown?.query.search ?? ''}
          view={view}
          onSort={(sort) => onQueryChange({ sort, page: 1 })}
        />
        {status === 'failed' && (
          <div className="flex flex-col items-center gap-4 px-4 py-10 text-center">
            <p className="font-medium text-ink">{props.failedText}</p>
            <Button onClick={props.onRefresh}>{texts.retry}</Button>
          </div>
        )}
        {status === 'ready' && shown?.matching === 0 && (
          <EmptyTable
            text={props.emptyText}
            hint={shown.total > 0 ? undefined : props.emptyHint}
            term={shown.total > 0 ? shown.query.search : undefined}
            onClearSearch={() => setTerm('')}
            onClearFilters={query.filters && (() => onQueryChange({ filters: undefined, page: 1 }))}
          />
        )}
        {shown && (
          <Paging
            page={shown}
            pageSize={query.pageSize}
            defaultPageSize={props.defaultPageSize}
            onQueryChange={onQueryChange}
          />
        )}
      </div>
      {shown && props.below?.(shown)}
    </div>
  );
}

/** The same text for the same search, filters, sort and page. */
function viewOf({ search, filters, sort, page, pageSize }: TableQuery): string {
  return JSON.stringify([search, filters, sort, page, pageSize]);
}
