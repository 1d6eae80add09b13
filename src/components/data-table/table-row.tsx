import { type CSSProperties, memo, type ReactNode } from 'react';
import { classNames } from '../class-names';
import type { DataColumn } from './data-column';

/** The height of a row whose texts take one line. */
export const ROW_HEIGHT = 48;

interface TableRowProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly row: Row;
  /** How many of the columns stay in view at the left. */
  readonly leftPinnedCount: number;
  readonly rowHeight: number;
  /** The row's place among all; given where not all of them are drawn. */
  readonly rowIndex?: number;
  readonly measure?: (element: HTMLTableRowElement | null) => void;
}

/** A row; while it stays the same, it is not drawn again. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { columns, row, leftPinnedCount, rowHeight, rowIndex, measure } = props;
  return (
    <tr
      ref={measure}
      data-index={measure && rowIndex}
      aria-rowindex={rowIndex === undefined ? undefined : rowIndex + 2}
      className="data-row"
    >
      {columns.map((column, index) => (
        <td
          key={column.id}
          className={cellClasses(column, index, leftPinnedCount)}
          style={cellStyle(index, leftPinnedCount, rowHeight)}
        >
          <div dir="auto" className="cell-text">
            {column.cell(row)}
          </div>
        </td>
      ))}
    </tr>
  );
  // memo() forgets that the component is generic.
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

export function cellClasses<Row>(
  { align, pinned }: DataColumn<Row>,
  index: number,
  leftPinnedCount: number,
): string {
  return classNames(
    'px-4 py-1.5 align-middle tabular-nums',
    align === 'end' ? 'text-right' : 'text-left',
    index === 0 && 'font-medium',
    pinnedClasses(index, leftPinnedCount),
    (pinned || index < leftPinnedCount) && 'z-1',
    pinned && 'right-pinned-column',
  );
}

/** What makes a cell or a header stay in view at the left. */
export function pinnedClasses(index: number, leftPinnedCount: number): string {
  return classNames(
    index === 0 && 'first-column',
    index > 0 && index < leftPinnedCount && 'left-pinned-column',
    index === leftPinnedCount - 1 && 'last-left-pinned-column',
  );
}

export function cellStyle(index: number, leftPinnedCount: number, height: number): CSSProperties {
  return { height, ...pinnedStyle(index, leftPinnedCount) };
}

/** Where a column stays that stays in view beside the first one. */
export function pinnedStyle(index: number, leftPinnedCount: number): CSSProperties | undefined {
  if (index === 0 || index >= leftPinnedCount) return undefined;
  // TypeScript knows no variables of CSS.
  return { '--start': `var(${startOf(index)})` } as CSSProperties;
}

/** The CSS variable that says where a column begins. */
export function startOf(index: number): string {
  return `--start-${index}`;
}
