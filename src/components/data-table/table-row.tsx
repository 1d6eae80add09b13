import { type CSSProperties, memo, type ReactNode } from 'react';
import { classNames } from '../class-names';
import type { DataColumn } from './data-column';

/** The height of a row whose texts take one line. */
export const ROW_HEIGHT = 48;

interface TableRowProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly row: Row;
  /** How many of the columns stay in view at the left. */
  readonly keptCount: number;
  readonly rowHeight: number;
  /** The row's place among all; given where not all of them are drawn. */
  readonly place?: number;
  readonly measure?: (element: HTMLTableRowElement | null) => void;
}

/** A row; while it stays the same, it is not drawn again. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { columns, row, keptCount, rowHeight, place, measure } = props;
  return (
    <tr
      ref={measure}
      data-index={measure && place}
      aria-rowindex={place === undefined ? undefined : place + 2}
      className="data-row"
    >
      {columns.map((column, index) => (
        <td
          key={column.id}
          className={cellClasses(column, index, keptCount)}
          style={cellStyle(index, keptCount, rowHeight)}
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
  keptCount: number,
): string {
  return classNames(
    'px-4 py-1.5 align-middle tabular-nums',
    align === 'end' ? 'text-right' : 'text-left',
    index === 0 && 'font-medium',
    keptClasses(index, keptCount),
    (pinned || index < keptCount) && 'z-1',
    pinned && 'pinned-column',
  );
}

/** What makes a cell or a header stay in view at the left. */
export function keptClasses(index: number, keptCount: number): string {
  return classNames(
    index === 0 && 'first-column',
    index > 0 && index < keptCount && 'kept-column',
    index === keptCount - 1 && 'last-kept-column',
  );
}

export function cellStyle(index: number, keptCount: number, height: number): CSSProperties {
  return { height, ...keptStyle(index, keptCount) };
}

/** Where a column stays that stays in view beside the first one. */
export function keptStyle(index: number, keptCount: number): CSSProperties | undefined {
  if (index === 0 || index >= keptCount) return undefined;
  // TypeScript knows no variables of CSS.
  return { '--start': `var(${startOf(index)})` } as CSSProperties;
}

/** The CSS variable that says where a column begins. */
export function startOf(index: number): string {
  return `--start-${index}`;
}
