import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { DataColumn } from './data-column';
import { showWholeText, TableRow } from './table-row';
import type { VisibleRow } from './use-visible-table';

export interface TableBodyProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly VisibleRow<Row>[];
  /** How many columns stay in view at the left. */
  readonly leftPinnedCount: number;
  readonly rowHeight: number;
  readonly isSized: boolean;
  readonly fixedRows: boolean;
}

/** Rows rendered beyond each edge of the view. */
const OVERSCAN = 8;

/** A long list of rows, of which only those in view are rendered. */
export function VirtualBody<Row>({ rows, fixedRows, ...rest }: TableBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current?.closest('section') ?? null,
    estimateSize: () => rest.rowHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);

  return (
    <tbody ref={body} onPointerOver={showWholeText}>
      {before > 0 && <Gap height={before} />}
      {items.map(({ index }) => {
        const visible = rows[index];
        return (
          visible && (
            <TableRow
              key={visible.key}
              row={visible.row}
              rowIndex={index}
              {...rest}
              {...(fixedRows ? {} : { measure: virtualizer.measureElement })}
            />
          )
        );
      })}
      {after > 0 && <Gap height={after} />}
    </tbody>
  );
}

function Gap({ height }: { readonly height: number }) {
  return (
    <tr aria-hidden>
      <td style={{ height }} />
    </tr>
  );
}
