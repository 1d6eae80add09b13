import type { PointerEvent } from 'react';
import { Skeleton } from '../skeleton';
import type { DataColumn } from './data-column';
import { cellClasses, TableRow } from './table-row';
import type { SeenRow } from './use-seen-table';

interface TableBodyProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly SeenRow<Row>[];
}

/** The rows that are seen. */
export function TableBody<Row>({ columns, rows }: TableBodyProps<Row>) {
  return (
    <tbody onPointerOver={showWholeText}>
      {rows.map(({ key, row }) => (
        <TableRow key={key} columns={columns} row={row} />
      ))}
    </tbody>
  );
}

/** A text that is cut off can be read in full where the pointer rests on it. */
export function showWholeText({ target }: PointerEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest('td') : null;
  const text = cell?.querySelector('.cell-text');
  if (!cell || !text) return;
  if (text.scrollHeight > text.clientHeight + 1) cell.title = text.textContent ?? '';
  else cell.removeAttribute('title');
}

const SKELETON_WIDTHS = ['70%', '45%', '60%', '50%', '80%'];

interface SkeletonBodyProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly count: number;
}

/** Rows to come: as high as those that will take their place. */
export function SkeletonBody<Row>({ columns, count }: SkeletonBodyProps<Row>) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows to come have nothing but their place.
        <tr key={row} className="data-row">
          {columns.map((column, place) => (
            <td key={column.id} className={cellClasses(column, place)}>
              <Skeleton width={SKELETON_WIDTHS[(row + place) % SKELETON_WIDTHS.length] ?? '60%'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
