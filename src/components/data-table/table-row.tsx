import { memo, type ReactNode } from 'react';
import { classNames } from '../class-names';
import type { DataColumn } from './data-column';

/** The height of a row whose texts take one line. */
export const ROW_HEIGHT = 48;

interface TableRowProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly row: Row;
  /** The row's place among all; given where not all of them are drawn. */
  readonly place?: number;
  readonly measure?: (element: HTMLTableRowElement | null) => void;
}

/** A row; while it stays the same, it is not drawn again. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { columns, row, place, measure } = props;
  return (
    <tr
      ref={measure}
      data-index={place}
      aria-rowindex={place === undefined ? undefined : place + 2}
      className="data-row"
    >
      {columns.map((column, index) => (
        <td key={column.id} className={cellClasses(column, index)}>
          <div dir="auto" className="cell-text">
            {column.cell(row)}
          </div>
        </td>
      ))}
    </tr>
  );
  // memo() forgets that the component is generic.
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

export function cellClasses<Row>({ align, pinned }: DataColumn<Row>, index: number): string {
  return classNames(
    'h-12 px-4 py-1.5 align-middle tabular-nums',
    align === 'end' ? 'text-right' : 'text-left',
    index === 0 && 'first-column z-1 font-medium',
    pinned && 'pinned-column z-1',
  );
}
