import { useState } from 'react';
import type { TableQuery } from '../../table/table-query';
import { classNames } from '../class-names';
import { usePhone } from '../use-phone';
import type { ColumnSettings, ColumnSizes } from './columns/column-settings';
import type { DataColumn } from './data-column';
import { MAX_WHOLE } from './drawn-rows/use-drawn-rows';
import { ScrollArea } from './scroll-area';
import { PageBox } from './selection/boxes';
import type { Selection } from './selection/selection';
import { SkeletonBody } from './skeleton-body';
import { TableBody } from './table-body';
import { TableHead } from './table-head';
import { ROW_HEIGHT, startVariable } from './table-row';
import { useVisibleColumns } from './use-visible-columns';

const HEAD_HEIGHT = 40;
/** The usual height of a card. */
const CARD_HEIGHT = 144;
const NO_ROWS: never[] = [];

export interface TableLook<Row> {
  /** What the table shows, for screen readers. */
  readonly caption: string;
  /** Must stay the same array while the columns are the same, like `rows`. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly settings: ColumnSettings;
  readonly onSizesChange: (sizes: ColumnSizes) => void;
  /** In pixels, where cells need more than two lines of text. */
  readonly rowHeight?: number | undefined;
  /** The height of a row on a phone, where it is a card. */
  readonly cardHeight?: number | undefined;
  /** Whether every row has that height, so that long lists can scroll without measuring them. */
  readonly fixedRows?: boolean | undefined;
  readonly selection?: Selection<Row> | undefined;
}

interface TableGridProps<Row> extends TableLook<Row> {
  /** The rows of this page; `undefined` while they are loading. */
  readonly rows: readonly Row[] | undefined;
  /** The table is at least this many rows high, and shows as many skeletons while loading. */
  readonly minRows: number;
  readonly sort: TableQuery['sort'];
  /** What the rows were found by. */
  readonly search: string;
  /** Identifies search, sort and page of the rows. */
  readonly view: string;
  readonly onSort: (sort: TableQuery['sort']) => void;
}

export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { caption, columns, rows = NO_ROWS, rowId, minRows, view, settings } = props;
  const { cardHeight = CARD_HEIGHT, fixedRows = false, selection } = props;
  const isPhone = usePhone();
  const rowHeight = isPhone ? cardHeight : (props.rowHeight ?? ROW_HEIGHT);
  const [preview, setPreview] = useState<ColumnSizes>();
  const sizes = preview ?? settings.sizes;
  const visible = useVisibleColumns({
    columns,
    settings,
    sizes,
    hasBoxes: selection !== undefined,
  });
  const isSized = Object.keys(sizes).length > 0;
  const last = visible.columns.length - 1;
  const layout = { leftPinnedCount: visible.leftPinnedCount, rowHeight, isSized, selection };

  return (
    <ScrollArea
      label={caption}
      minHeight={HEAD_HEIGHT + minRows * rowHeight}
      view={view}
      isLong={rows.length > MAX_WHOLE}
      isPhone={isPhone}
      fixedRows={fixedRows}
      insets={{
        top: HEAD_HEIGHT,
        right: visible.columns[last]?.pinnedRight ? (visible.widths[last] ?? 0) : 0,
        first: visible.widths[0] ?? 0,
        pinned: visible.starts[visible.leftPinnedCount] ?? 0,
      }}
    >
      {/* Within the header, it would be part of the column's name. */}
      {selection && <PageBox selection={selection} rows={rows} />}
      <table
        aria-busy={!props.rows || undefined}
        data-boxes={selection && ''}
        aria-rowcount={rows.length > MAX_WHOLE ? rows.length + 1 : undefined}
        className={classNames(
          'w-full table-fixed border-separate border-spacing-0',
          // Fits two lines of text and a border into the default height.
          fixedRows && '[&_td]:py-0.5',
        )}
        style={{
          minWidth: isPhone ? undefined : visible.totalWidth,
          ...cssVariables(visible.starts, visible.leftPinnedCount, rowHeight),
        }}
      >
        <caption className="sr-only">{caption}</caption>
        <TableHead
          columns={visible.columns}
          widths={visible.widths}
          isSized={isSized}
          leftPinnedCount={visible.leftPinnedCount}
          sort={props.sort}
          onSort={props.onSort}
          onSizesPreview={setPreview}
          onSizesChange={props.onSizesChange}
        />
        {props.rows ? (
          <TableBody
            columns={visible.columns}
            rows={rows}
            rowId={rowId}
            search={props.search}
            view={view}
            fixedRows={fixedRows}
            {...layout}
          />
        ) : (
          <SkeletonBody columns={visible.columns} count={minRows} {...layout} />
        )}
      </table>
    </ScrollArea>
  );
}

/** The rows' height and the left edges of pinned columns: rows need not render again when they change. */
function cssVariables(starts: readonly number[], leftPinnedCount: number, rowHeight: number) {
  const edges = starts.slice(1, leftPinnedCount);
  return Object.fromEntries([
    ['--row-height', `${rowHeight}px`],
    ...edges.map((start, index) => [startVariable(index + 1), `${start}px`]),
  ]);
}
