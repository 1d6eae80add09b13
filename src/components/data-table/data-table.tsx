import { type ReactNode, useCallback } from 'react';
import type { TableQuery } from '../../table/table-query';
import type { ColumnSizes } from './columns/column-sizes';
import { ColumnsMenu } from './columns/columns-menu';
import type { DataColumn } from './data-column';
import { EmptyTable, FailedTable } from './empty-table';
import { Paging } from './paging/paging';
import { useTablePage } from './paging/use-table-page';
import { TableGrid } from './table-grid';
import { texts } from './texts';
import { Toolbar } from './toolbar';
import { useSearchTerm } from './use-search-term';

export interface DataTableProps<Row> {
  /** What the table shows, for screen readers. */
  readonly caption: string;
  /** Must stay the same array as long as the columns are the same, like `rows`. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  readonly query: TableQuery;
  /** Must stay the same function. Called for a search term when typing pauses or the search box is left. */
  readonly onQueryChange: (change: Partial<TableQuery>) => void;
  readonly defaultPageSize: number;
  readonly emptyText: string;
  readonly failedText: string;
  readonly hiddenColumns: readonly string[];
  readonly onHiddenColumnsChange: (hidden: string[]) => void;
  readonly columnSizes: ColumnSizes;
  readonly onColumnSizesChange: (sizes: ColumnSizes) => void;
  /** Columns that stay in view beside the first one; they can be chosen where the change is heard. */
  readonly pinnedColumns?: readonly string[] | undefined;
  readonly onPinnedColumnsChange?: ((pinned: string[]) => void) | undefined;
  /** How high a row is, in pixels, where its cells need more than two lines of text. */
  readonly rowHeight?: number | undefined;
  /** No row is higher than that: very many can scroll by without being measured. */
  readonly fixedRows?: boolean | undefined;
  /** Buttons that stand beside `Refresh`. */
  readonly toolbar?: ReactNode;
  /** What stands above the rows, and knows those of this page; there are none while they are to come. */
  readonly above?: ((rows: readonly Row[]) => ReactNode) | undefined;
}

/** For how many rows room is kept on a short page. */
const MAX_SKELETON_ROWS = 10;
const NONE: readonly string[] = [];

/** A table with search, sort, pages, and columns that can be hidden and sized. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, status, query, onQueryChange, hiddenColumns } = props;
  const { pinnedColumns = NONE, onPinnedColumnsChange } = props;
  const reportSearch = useCallback(
    (search: string) => onQueryChange({ search, page: 1 }),
    [onQueryChange],
  );
  const { term, setTerm, flush } = useSearchTerm(query.search, reportSearch);
  const wanted = term === query.search ? query : { ...query, search: term, page: 1 };
  const page = useTablePage(rows, columns, wanted);
  const shown = status === 'loading' ? undefined : page;
  const minRows = shown && shown.pageCount === 1 ? 0 : Math.min(query.pageSize, MAX_SKELETON_ROWS);

  return (
    // What a click in the table does to the address comes after the search that led there.
    <div className="flex flex-col gap-3" onClickCapture={flush}>
      <Toolbar
        term={term}
        onTermChange={columns.some(({ searchText }) => searchText) ? setTerm : undefined}
        onLeaveSearch={flush}
        refreshing={props.refreshing}
        onRefresh={props.onRefresh}
      >
        {props.toolbar}
        <ColumnsMenu
          columns={columns}
          hidden={hiddenColumns}
          onChange={props.onHiddenColumnsChange}
          sizes={props.columnSizes}
          onSizesChange={props.onColumnSizesChange}
          pinned={pinnedColumns}
          onPinnedChange={onPinnedColumnsChange}
          onReset={() => {
            props.onHiddenColumnsChange([]);
            props.onColumnSizesChange({});
            onPinnedColumnsChange?.([]);
          }}
        />
      </Toolbar>
      {props.above?.(shown?.rows ?? [])}
      <p aria-live="polite" className="sr-only">
        {!shown ? texts.loading : term && shown.search === term && texts.found(shown.matching)}
      </p>
      <div className="overflow-hidden rounded-lg border border-line bg-raised">
        <TableGrid
          caption={caption}
          columns={columns}
          rows={shown?.rows}
          rowId={props.rowId}
          minRows={minRows}
          query={wanted}
          onSort={(sort) => onQueryChange({ sort, page: 1 })}
          hidden={hiddenColumns}
          pinned={pinnedColumns}
          rowHeight={props.rowHeight}
          fixedRows={props.fixedRows}
          sizes={props.columnSizes}
          onSizesChange={props.onColumnSizesChange}
        />
        {status === 'failed' && <FailedTable text={props.failedText} onRetry={props.onRefresh} />}
        {status === 'ready' && shown?.matching === 0 && (
          <EmptyTable
            text={props.emptyText}
            term={shown.total > 0 ? shown.search : undefined}
            onClearSearch={() => setTerm('')}
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
    </div>
  );
}
