import type { Column, RowData, Table } from '@tanstack/react-table';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { TablePage } from '../../table/table-query';
import { MAX_WHOLE, useRenderedRows } from './rendered-rows/use-rendered-rows';
import type { Features } from './table-features';
import { cellClasses, type RowLook, showWholeText, TableRow } from './table-row';

interface TableBodyProps<Row extends RowData> extends RowLook {
  readonly table: Table<Features, Row>;
  readonly columns: readonly Column<Features, Row>[];
  readonly page: TablePage<Row>;
  /** Identifies search, filters, sort and page of the rows. */
  readonly queryKey: string;
  readonly rowHeight: number;
  readonly fixedRows: boolean;
}

/** The rows of a page, with gaps as tall as the rows that are not rendered. */
export function TableBody<Row extends RowData>(props: TableBodyProps<Row>) {
  const { table, columns, page, queryKey, rowHeight, fixedRows, isSized, isPhone } = props;
  const { startPinnedCount, endPinnedFrom } = props;
  const { titleOf, added, gone } = table.options.meta ?? {};
  const search = page.query.globalFilter;
  const count = page.rows.length;
  const body = useRef<HTMLTableSectionElement>(null);
  const classes = useMemo(
    () => cellClasses(columns, { startPinnedCount, endPinnedFrom }),
    [columns, startPinnedCount, endPinnedFrom],
  );
  const { rendered, heightOf } = useRenderedRows({
    rows: page.rows,
    rowId: table.getRowId,
    queryKey,
    rowHeight,
    fixedRows,
    body,
  });
  const isLong = count > MAX_WHOLE;
  useEffect(() => {
    const { current } = body;
    if (!current || search === '') return;
    const isSearched = columns.map(({ columnDef }) => columnDef.meta?.searchText !== undefined);
    const marks = import('./search-marks/search-marks').then(
      ({ markFound }) => markFound(current, search, isSearched),
      // Missing marks are not worth a message.
      () => {},
    );
    return () => void marks.then((stop) => stop?.());
  }, [search, columns]);

  const { rows } = table.getRowModel();
  const children: ReactNode[] = [];
  let end = 0;
  for (const { index, key, slot } of rendered) {
    const row = rows[index];
    if (row === undefined) continue;
    if (index > end)
      children.push(<Gap key={`gap ${end === 0 ? 'top' : slot}`} height={heightOf(end, index)} />);
    children.push(
      <TableRow
        key={slot}
        slot={slot}
        rowKey={key}
        row={row}
        rowIndex={isLong ? index : undefined}
        classes={classes}
        startPinnedCount={startPinnedCount}
        endPinnedFrom={endPinnedFrom}
        isSized={isSized}
        isPhone={isPhone}
        titleOf={titleOf}
        isAdded={key === added}
        isGone={gone?.has(row.original) ?? false}
      />,
    );
    end = index + 1;
  }
  if (end < count) children.push(<Gap key="end" height={heightOf(end, count)} />);

  return (
    <tbody ref={body} onPointerOver={showWholeText}>
      {children}
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
