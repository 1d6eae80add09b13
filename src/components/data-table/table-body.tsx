import { type FormEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { MAX_WHOLE, useDrawnRows } from './drawn-rows/use-drawn-rows';
import { selectRow } from './selection/selection';
import { cellClasses, type RowLook, showWholeText, TableRow } from './table-row';

interface TableBodyProps<Row> extends RowLook<Row> {
  /** The rows of this page. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly search: string;
  /** Identifies search, sort and page. */
  readonly view: string;
  readonly rowHeight: number;
  readonly fixedRows: boolean;
}

/** The rows of a page, with gaps as high as the rows that are not drawn. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, rowId, search, view, rowHeight, fixedRows, ...rest } = props;
  const { columns, leftPinnedCount, selection } = rest;
  const body = useRef<HTMLTableSectionElement>(null);
  const classes = useMemo(() => cellClasses(columns, leftPinnedCount), [columns, leftPinnedCount]);
  const { drawn, heightOf } = useDrawnRows({ rows, rowId, view, rowHeight, fixedRows, body });
  const isLong = rows.length > MAX_WHOLE;
  useEffect(() => {
    const { current } = body;
    if (!current || search === '') return;
    const isSearched = columns.map(({ searchText }) => searchText !== undefined);
    const marks = import('./search-marks/search-marks').then(
      ({ markFound }) => markFound(current, search, isSearched),
      // They are not worth a message.
      () => {},
    );
    return () => void marks.then((stop) => stop?.());
  }, [search, columns]);

  const children: ReactNode[] = [];
  let end = 0;
  for (const { index, key, slot } of drawn) {
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
        {...rest}
      />,
    );
    end = index + 1;
  }
  if (end < rows.length) children.push(<Gap key="end" height={heightOf(end, rows.length)} />);

  function select({ target, nativeEvent }: FormEvent) {
    if (!selection || !(target instanceof HTMLInputElement && target.matches('.row-box'))) return;
    const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
    selectRow(selection.store, target.value, target.checked, isRange, rows.map(selection.idOf));
  }

  return (
    <tbody
      ref={body}
      data-search={search === '' ? undefined : ''}
      onPointerOver={showWholeText}
      onChange={select}
    >
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
