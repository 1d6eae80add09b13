import { useMemo } from 'react';
import type { TableQuery } from '../../table/table-query';
import { ColumnsMenu } from './columns-menu';
import type { DataColumn } from './data-column';
import { TableGrid } from './table-grid';
import { EmptyTable } from './table-notice';
import { TablePaging } from './table-paging';
import { TableToolbar } from './table-toolbar';
import { texts } from './texts';
import { useSearchTerm } from './use-search-term';
import { useTablePage } from './use-table-page';

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
  readonly onQueryChange: (change: Partial<TableQuery>) => void;
  readonly defaultPageSize: number;
  readonly emptyText: string;
  readonly failedText: string;
  readonly hiddenColumns: readonly string[];
  readonly onHiddenColumnsChange: (hidden: string[]) => void;
  /** Widths in pixels of the columns that somebody has changed. */
  readonly columnSizes: Readonly<Record<string, number>>;
  readonly onColumnSizesChange: (sizes: Record<string, number>) => void;
}

/** A table with search, sort, pages, and columns that can be hidden and sized. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, status, query, onQueryChange, hiddenColumns } = props;
  const [term, setTerm] = useSearchTerm(query.search, (search) =>
    onQueryChange({ search, page: 1 }),
  );
  const current = useMemo(
    () => (term === query.search ? query : { ...query, search: term, page: 1 }),
    [query, term],
  );
  const page = useTablePage(rows, columns, current);
  /** A sort or a page is one of the rows that are seen: a term that is still to be told goes along. */
  const changeQuery = (change: Partial<TableQuery>) =>
    onQueryChange(term === query.search ? change : { search: term, ...change });
  const isLoading = status === 'loading' || !page;
  const isEmpty = !isLoading && page.matching === 0;

  return (
    <section aria-label={props.caption} className="flex flex-col gap-3">
      <TableToolbar
        term={term}
        onTermChange={setTerm}
        isSearchable={columns.some(({ searchText }) => searchText)}
        refreshing={props.refreshing}
        onRefresh={props.onRefresh}
      >
        <ColumnsMenu
          columns={columns.filter(({ hideable = true }) => hideable)}
          hidden={hiddenColumns}
          onChange={props.onHiddenColumnsChange}
          onReset={() => {
            props.onHiddenColumnsChange([]);
            props.onColumnSizesChange({});
          }}
        />
      </TableToolbar>
      <p role="status" className="sr-only">
        {isLoading ? texts.loading : term && texts.found(page.matching)}
      </p>
      <div className="overflow-hidden rounded-lg border border-line bg-raised">
        <TableGrid
          caption={props.caption}
          columns={columns}
          rows={page?.rows ?? []}
          rowId={props.rowId}
          isLoading={isLoading}
          placeholderRows={Math.min(query.pageSize, 10)}
          fillsTo={page && page.pageCount > 1 ? Math.min(query.pageSize, 10) : 0}
          sort={query.sort}
          onSort={(sort) => changeQuery({ sort, page: 1 })}
          hidden={hiddenColumns}
          sizes={props.columnSizes}
          onSizesChange={props.onColumnSizesChange}
        />
        {isEmpty && (
          <EmptyTable
            status={status === 'failed' ? 'failed' : 'ready'}
            term={term}
            hasRows={rows.length > 0}
            emptyText={props.emptyText}
            failedText={props.failedText}
            onRetry={props.onRefresh}
            onClearSearch={() => setTerm('')}
          />
        )}
      </div>
      {page && (
        <TablePaging
          page={page}
          pageSize={query.pageSize}
          defaultPageSize={props.defaultPageSize}
          onQueryChange={changeQuery}
        />
      )}
    </section>
  );
}
