import { useEffect, useState } from 'react';
import type { TableQuery } from '../../table/table-query';
import { classNames } from '../class-names';
import type { ColumnSizes } from './columns/column-sizes';
import type { DataColumn } from './data-column';
import { ScrollArea } from './scroll-area';
import { SkeletonBody } from './skeleton-body';
import { loadVirtualBody, MAX_RENDERED, TableBody } from './table-body';
import { TableHead } from './table-head';
import { ROW_HEIGHT, startOf } from './table-row';
import { useVisibleTable } from './use-visible-table';

const HEAD_HEIGHT = 40;
const NO_ROWS: never[] = [];

interface TableGridProps<Row> {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  /** The rows that are seen, and no others; `undefined` while they are to come. */
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  /** How many rows there is room for at least, and how many are hinted at while they are to come. */
  readonly minRows: number;
  readonly query: TableQuery;
  readonly onSort: (sort: TableQuery['sort']) => void;
  readonly hidden: readonly string[];
  readonly pinned: readonly string[];
  readonly rowHeight: number | undefined;
  readonly fixedRows: boolean | undefined;
  readonly sizes: ColumnSizes;
  readonly onSizesChange: (sizes: ColumnSizes) => void;
}

/** The table itself: headers, and the rows that are seen. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { caption, columns, rows, rowId, minRows, query, onSort, hidden, onSizesChange } = props;
  const { pinned, rowHeight = ROW_HEIGHT, fixedRows = false } = props;
  const [preview, setPreview] = useState<ColumnSizes>();
  const sizes = preview ?? props.sizes;
  const seen = useVisibleTable({ columns, rows: rows ?? NO_ROWS, rowId, hidden, pinned, sizes });
  const isSized = Object.keys(sizes).length > 0;
  const last = seen.columns.length - 1;
  const hasPinned = seen.columns[last]?.pinned === true;
  useEffect(() => {
    // One that does not come is asked for again when it is needed.
    if (fixedRows) loadVirtualBody().catch(() => {});
  }, [fixedRows]);
  const pinnedWidth = hasPinned ? (seen.widths[last] ?? 0) : 0;

  return (
    <ScrollArea
      label={caption}
      minHeight={HEAD_HEIGHT + minRows * rowHeight}
      view={JSON.stringify(query)}
      hasPinned={hasPinned}
      inView={{
        top: HEAD_HEIGHT,
        right: pinnedWidth,
        first: seen.widths[0] ?? 0,
        kept: seen.starts[seen.leftPinnedCount] ?? 0,
      }}
    >
      <table
        aria-busy={rows === undefined || undefined}
        aria-rowcount={seen.rows.length > MAX_RENDERED ? seen.rows.length + 1 : undefined}
        className={classNames(
          'w-full table-fixed border-separate border-spacing-0',
          // Two lines of a text, and a border, stand in a row of the usual height.
          fixedRows && '[&_td]:py-0.5',
        )}
        style={{ minWidth: seen.totalWidth, ...startStyles(seen.starts, seen.leftPinnedCount) }}
      >
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          {seen.columns.map(({ id, grows }, index) => {
            // Widths that somebody chose hold; the last column takes what is left.
            const takesRest = isSized ? index === last : grows;
            return <col key={id} style={{ width: takesRest ? undefined : seen.widths[index] }} />;
          })}
        </colgroup>
        <TableHead
          columns={seen.columns}
          widths={seen.widths}
          leftPinnedCount={seen.leftPinnedCount}
          sort={query.sort}
          onSort={onSort}
          onSizesPreview={setPreview}
          onSizesChange={onSizesChange}
        />
        {rows ? (
          <TableBody
            columns={seen.columns}
            rows={seen.rows}
            leftPinnedCount={seen.leftPinnedCount}
            rowHeight={rowHeight}
            fixedRows={fixedRows}
          />
        ) : (
          <SkeletonBody
            columns={seen.columns}
            count={minRows}
            leftPinnedCount={seen.leftPinnedCount}
            rowHeight={rowHeight}
          />
        )}
      </table>
    </ScrollArea>
  );
}

/** Where the columns that stay in view begin: their cells read it here, and need not be drawn anew. */
function startStyles(starts: readonly number[], leftPinnedCount: number): Record<string, string> {
  return Object.fromEntries(
    starts.slice(1, leftPinnedCount).map((start, index) => [startOf(index + 1), `${start}px`]),
  );
}
