import { useMemo } from 'react';
import { type ColumnSettings, type ColumnSizes, clampWidth } from './columns/column-settings';
import { type DataColumn, defaultWidth } from './data-column';

/** The width of a box and its gap. */
const BOX_WIDTH = 28;

interface VisibleColumnsOptions<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly settings: ColumnSettings;
  /** Those of the settings, or those of a drag that is under way. */
  readonly sizes: ColumnSizes;
  /** Whether the first column has a box in each row. */
  readonly hasBoxes: boolean;
}

/** The visible columns of a table in order, and their widths. */
export function useVisibleColumns<Row>(options: VisibleColumnsOptions<Row>) {
  const { columns, settings, sizes, hasBoxes } = options;
  const { hidden, pinned, order } = settings;
  const visible = useMemo(
    () => visibleColumns(columns, { pinned, hidden, order }),
    [columns, pinned, hidden, order],
  );
  const widths = visible.map((column, index) => {
    const width = defaultWidth(column) + (hasBoxes && index === 0 ? BOX_WIDTH : 0);
    return clampWidth(sizes[column.id] ?? width);
  });
  const starts = startsOf(widths);
  return {
    columns: visible,
    widths,
    /** Where each column starts and, as the last entry, where the last column ends. */
    starts,
    /** How many columns stay in view at the left: the first one and the pinned ones. */
    leftPinnedCount: 1 + visible.slice(1).filter(({ id }) => pinned.includes(id)).length,
    totalWidth: starts.at(-1) ?? 0,
  };
}

/** The columns that are not hidden, in the order shown. */
export function visibleColumns<Row>(
  columns: readonly DataColumn<Row>[],
  settings: Pick<ColumnSettings, 'pinned' | 'hidden' | 'order'>,
): readonly DataColumn<Row>[] {
  return columnsInOrder(columns, settings).filter((column) => isVisible(column, settings.hidden));
}

/** All columns in the order shown: the first one, the pinned ones, and the others. */
export function columnsInOrder<Row>(
  columns: readonly DataColumn<Row>[],
  { pinned, order }: Pick<ColumnSettings, 'pinned' | 'order'>,
): readonly DataColumn<Row>[] {
  const all = inOrder(columns, order);
  // The pinned ones go with the first one, which need not be pinned.
  const isLeft = (column: DataColumn<Row>) => column === all[0] || pinned.includes(column.id);
  return [...all].sort((one, other) => Number(isLeft(other)) - Number(isLeft(one)));
}

/** Those that the order names, in their places; the others, which may be new, stay where they are. */
export function inOrder<Column extends Pick<DataColumn<never>, 'id'>>(
  columns: readonly Column[],
  order: readonly string[],
): readonly Column[] {
  const moved = [...new Set(order)].flatMap((id) => columns.find((one) => one.id === id) ?? []);
  return columns.map((column) => (order.includes(column.id) ? moved.shift() : undefined) ?? column);
}

function startsOf(widths: readonly number[]): readonly number[] {
  let end = 0;
  return [0, ...widths.map((width) => (end += width))];
}

/** Stored settings may name a column that can't be hidden any more. */
function isVisible<Row>({ id, hideable = true }: DataColumn<Row>, hidden: readonly string[]) {
  return !hideable || !hidden.includes(id);
}
