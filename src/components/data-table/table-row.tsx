import { memo, type ReactNode } from 'react';
import { classNames } from '../class-names';
import type { DataColumn } from './data-column';

interface TableRowProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly row: Row;
}

/** A row; while it stays the same, it is not drawn again. */
export const TableRow = memo(function TableRow<Row>({ columns, row }: TableRowProps<Row>) {
  return (
    <tr className="data-row">
      {columns.map((column, place) => (
        <td key={column.id} className={cellClasses(column, place)}>
          <div dir="auto" className="cell-text">
            {column.cell(row)}
          </div>
        </td>
      ))}
    </tr>
  );
  // memo() forgets that the component is generic.
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

export function cellClasses<Row>({ align }: DataColumn<Row>, place: number): string {
  return classNames(
    'h-12 px-4 py-1.5 align-middle tabular-nums',
    align === 'end' ? 'text-right' : 'text-left',
    place === 0 && 'first-column z-1 font-medium',
  );
}
