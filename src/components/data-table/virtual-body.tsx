import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { DataColumn } from './data-column';
import { showWholeText } from './show-whole-text';
import { TableRow } from './table-row';
import type { VisibleRow } from './use-visible-table';

interface VirtualBodyProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly VisibleRow<Row>[];
  readonly leftPinnedCount: number;
  readonly rowHeight: number;
  readonly fixedRows: boolean;
}

/** Rows beyond the edges of the view that are drawn all the same, to be there when it scrolls. */
const OVERSCAN = 8;

/** Very many rows, of which only those in view are drawn. */
export function VirtualBody<Row>(props: VirtualBodyProps<Row>) {
  const { columns, rows, leftPinnedCount, rowHeight, fixedRows } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current?.closest('section') ?? null,
    estimateSize: () => rowHeight,
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
        const seen = rows[index];
        return (
          seen && (
            <TableRow
              key={seen.key}
              columns={columns}
              row={seen.row}
              leftPinnedCount={leftPinnedCount}
              rowHeight={rowHeight}
              rowIndex={index}
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
