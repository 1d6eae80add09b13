import type { Column, RowData } from '@tanstack/react-table';
import type { Features } from './table-features';
import { cellClasses, pinnedStyle, type RowLook } from './table-row';

const WIDTHS = ['70%', '45%', '60%', '50%', '80%'];

interface SkeletonBodyProps<Row extends RowData> extends RowLook {
  readonly columns: readonly Column<Features, Row>[];
  readonly count: number;
}

/** Placeholder rows, as tall as those that will replace them. */
export function SkeletonBody<Row extends RowData>(props: SkeletonBodyProps<Row>) {
  const { columns, count } = props;
  const classes = cellClasses(columns, props);
  return (
    // One animation for all: each would cost time at every frame while the rows are being read.
    <tbody aria-hidden className="animate-pulse">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no other identity.
        <tr key={row} className="data-row">
          {columns.map((column, index) => (
            <td key={column.id} className={classes[index]} style={pinnedStyle(index, props)}>
              <span
                style={{ width: WIDTHS[(row + index) % WIDTHS.length] }}
                className="inline-block h-3.5 rounded bg-sunken align-middle"
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
