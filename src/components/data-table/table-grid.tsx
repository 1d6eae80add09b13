import {
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableQuery } from '../../table/table-query';
import { classNames } from '../class-names';
import { Skeleton } from '../skeleton';
import { ColumnHeader } from './column-header';
import type { DataColumn } from './data-column';

const features = tableFeatures({
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
});

const ROW_HEIGHT = 48;
const COLUMN_WIDTH = 160;

interface TableGridProps<Row> {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  /** The rows that are seen, and no others. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly isLoading: boolean;
  /** How many rows are hinted at while they load. */
  readonly placeholderRows: number;
  /** For how many rows there is room at least, so that a short last page moves nothing. */
  readonly fillsTo: number;
  readonly sort: TableQuery['sort'];
  readonly onSort: (sort: TableQuery['sort']) => void;
  readonly hidden: readonly string[];
  readonly sizes: Readonly<Record<string, number>>;
  readonly onSizesChange: (sizes: Record<string, number>) => void;
}

/** The table itself: headers, and the rows that are seen. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { caption, columns, rows, rowId, isLoading, sizes, onSizesChange, hidden } = props;
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const definitions = useMemo(() => columnDefinitions(columns), [columns]);
  const data = useMemo(() => rows.map((row) => ({ row })), [rows]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ row }) => rowId(row),
    columnResizeMode: 'onChange',
    state: {
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
      columnSizing: { ...sizes },
    },
    onColumnSizingChange: (change) =>
      onSizesChange(typeof change === 'function' ? change({ ...sizes }) : change),
  });
  const leaves = table.getVisibleLeafColumns();
  const total = table.getTotalSize();
  const isSized = Object.keys(sizes).length > 0;

  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="max-h-[75dvh] overflow-auto"
      style={{ minHeight: props.fillsTo > 0 ? (props.fillsTo + 1) * ROW_HEIGHT : undefined }}
    >
      <table
        aria-busy={isLoading || undefined}
        className="border-separate border-spacing-0 table-fixed"
        style={isSized ? { width: total } : { width: '100%', minWidth: total }}
      >
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          {leaves.map((column) => (
            <col key={column.id} style={{ width: column.getSize() }} />
          ))}
        </colgroup>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header, index) => {
                const column = byId.get(header.column.id);
                if (!column) return null;
                return (
                  <ColumnHeader
                    key={header.id}
                    column={column}
                    isFirst={index === 0}
                    width={header.getSize()}
                    sort={props.sort}
                    onSort={props.onSort}
                    onResizeStart={header.getResizeHandler()}
                    onResize={(width) => onSizesChange({ ...sizes, [column.id]: width })}
                  />
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {isLoading
            ? placeholders(props.placeholderRows).map((place) => (
                <tr key={place} style={{ height: ROW_HEIGHT }}>
                  {leaves.map((column) => (
                    <td key={column.id} className={cellClasses(false, 'start')}>
                      <Skeleton width="70%" />
                    </td>
                  ))}
                </tr>
              ))
            : table.getRowModel().rows.map((row) => (
                <tr key={row.id} className="group" style={{ height: ROW_HEIGHT }}>
                  {row.getVisibleCells().map((cell, index) => (
                    <td
                      key={cell.id}
                      className={cellClasses(index === 0, byId.get(cell.column.id)?.align)}
                    >
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </section>
  );
}

function columnDefinitions<Row>(columns: readonly DataColumn<Row>[]) {
  const helper = createColumnHelper<typeof features, { row: Row }>();
  return helper.columns(
    columns.map((column) =>
      helper.display({
        id: column.id,
        size: column.width ?? COLUMN_WIDTH,
        minSize: 64,
        cell: ({ row }) => <div className="line-clamp-2">{column.cell(row.original.row)}</div>,
      }),
    ),
  );
}

function cellClasses(isFirst: boolean, align: DataColumn<unknown>['align']): string {
  return classNames(
    'break-words border-line border-b bg-raised px-3 py-1 align-middle tabular-nums group-hover:bg-surface group-last:border-b-0',
    isFirst && 'left-0 z-[1] font-medium sm:sticky',
    align === 'end' && 'text-right',
  );
}

function placeholders(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}
