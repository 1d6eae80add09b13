import type { ColumnSizingState, RowData, Table } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { usePhone } from '../breakpoints';
import { classNames } from '../class-names';
import { MAX_WHOLE } from './rendered-rows/use-rendered-rows';
import { ScrollArea } from './scroll-area';
import { PageBox } from './select-boxes';
import { SkeletonBody } from './skeleton-body';
import { TableBody } from './table-body';
import type { Features } from './table-features';
import { TableHead } from './table-head';
import { edgeVariable, ROW_HEIGHT, type RowLook } from './table-row';
import { texts } from './texts';

const HEAD_HEIGHT = 40;
/** The usual height of a card. */
const CARD_HEIGHT = 188;
/** The width of a box and its gap. */
const BOX_WIDTH = 32;

export interface TableLook {
  /** What the table shows, for screen readers. */
  readonly caption: string;
  /** The height of a row on a phone, where it is a card. */
  readonly cardHeight?: number | undefined;
  /** Whether every row has that height, so that long lists can scroll without measuring them. */
  readonly fixedRows?: boolean | undefined;
}

interface TableGridProps<Row extends RowData> extends TableLook {
  readonly table: Table<Features, Row>;
  /** The table is at least as tall as this many rows, and shows as many skeletons while loading. */
  readonly minRows: number;
  /** Identifies search, filters, sort and page of the rows. */
  readonly queryKey: string;
  readonly onSizesPreview: (sizes: ColumnSizingState | undefined) => void;
}

/** The table itself: its header, and the rows of the page or their placeholders. */
export function TableGrid<Row extends RowData>(props: TableGridProps<Row>) {
  const { table, caption, minRows, queryKey, cardHeight = CARD_HEIGHT, fixedRows = false } = props;
  const isPhone = usePhone();
  const [isSorting, setSorting] = useState(false);
  const rowHeight = isPhone ? cardHeight : ROW_HEIGHT;
  const { page, titleOf } = table.options.meta ?? {};
  const count = page?.rows.length ?? 0;
  const headers = table.getLeafHeaders();
  // In the order shown: pinned columns come first.
  const columns = useMemo(() => headers.map(({ column }) => column), [headers]);
  const sizes = table.atoms.columnSizing.get();
  const widths = columns.map((column, index) => {
    const hasBox = titleOf && index === 0 && sizes[column.id] === undefined;
    return column.getSize() + (hasBox ? BOX_WIDTH : 0);
  });
  /** Where each column starts and, as the last entry, where the last column ends. */
  const starts = startsOf(widths);
  const end = starts.at(-1) ?? 0;
  const layout = {
    // The first one that is visible is always pinned.
    startPinnedCount: Math.max(1, table.getStartVisibleLeafColumns().length),
    endPinnedFrom: columns.length - table.getEndVisibleLeafColumns().length,
    isSized: Object.keys(sizes).length > 0,
    isPhone,
  };

  return (
    <ScrollArea
      label={caption}
      // Cards vary in height, so only the loading placeholder needs a minimum.
      minHeight={isPhone && page ? 0 : HEAD_HEIGHT + minRows * rowHeight}
      queryKey={queryKey}
      isLong={count > MAX_WHOLE}
      fixedRows={fixedRows}
      insets={{
        top: HEAD_HEIGHT,
        end: end - (starts[layout.endPinnedFrom] ?? 0),
        last: layout.endPinnedFrom < columns.length ? (widths.at(-1) ?? 0) : 0,
        first: widths[0] ?? 0,
        start: starts[layout.startPinnedCount] ?? 0,
      }}
    >
      {isPhone && columns.some((column) => column.getCanSort()) && (
        <button
          type="button"
          className={classNames('sort-button flex items-center gap-1 px-4', fixedRows && 'ml-auto')}
          aria-expanded={isSorting}
          onClick={() => setSorting(!isSorting)}
        >
          {texts.sort}
        </button>
      )}
      {/* Within the header, it would be part of the column's name. */}
      {titleOf && <PageBox table={table} />}
      <table
        aria-busy={!page || undefined}
        data-boxes={titleOf && ''}
        aria-rowcount={count > MAX_WHOLE ? count + 1 : undefined}
        className={classNames(
          // Tailwind's own utility would bring two variables for every element.
          'w-full table-fixed border-separate [border-spacing:0]',
          // Fits two lines of text and a border into the default height.
          fixedRows && '[&_td]:py-0.5',
        )}
        style={{
          minWidth: isPhone ? undefined : end,
          ...cssVariables(starts, layout, rowHeight),
        }}
      >
        <caption className="sr-only">{caption}</caption>
        <TableHead
          table={table}
          columns={columns}
          widths={widths}
          onSizesPreview={props.onSizesPreview}
          {...layout}
        />
        {page ? (
          <TableBody
            table={table}
            columns={columns}
            page={page}
            queryKey={queryKey}
            rowHeight={rowHeight}
            fixedRows={fixedRows}
            {...layout}
          />
        ) : (
          <SkeletonBody columns={columns} count={minRows} {...layout} />
        )}
      </table>
    </ScrollArea>
  );
}

function startsOf(widths: readonly number[]): readonly number[] {
  let end = 0;
  return [0, ...widths.map((width) => (end += width))];
}

/** The height of rows and the edges of pinned columns: as CSS variables, they change without rendering rows again. */
function cssVariables(
  starts: readonly number[],
  { startPinnedCount, endPinnedFrom }: Pick<RowLook, 'startPinnedCount' | 'endPinnedFrom'>,
  rowHeight: number,
) {
  const end = starts.at(-1) ?? 0;
  const edges = starts.slice(0, -1).map((start, index) => {
    if (index < startPinnedCount) return start;
    return index < endPinnedFrom ? undefined : end - (starts[index + 1] ?? end);
  });
  return Object.fromEntries([
    ['--row-height', `${rowHeight}px`],
    ...edges.flatMap((edge, index) => (edge ? [[edgeVariable(index), `${edge}px`]] : [])),
  ]);
}
