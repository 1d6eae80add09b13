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
  const { hidden, pinned } = settings;
  const visible = useMemo(
    () => visibleColumns(columns, { pinned, hidden }),
    [columns, pinned, hidden],
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
  { pinned, hidden }: Pick<ColumnSettings, 'pinned' | 'hidden'>,
): readonly DataColumn<Row>[] {
  return pinnedFirst(columns, pinned).filter((column) => isVisible(column, hidden));
}

function startsOf(widths: readonly number[]): readonly number[] {
  let end = 0;
  return [0, ...widths.map((width) => (end += width))];
}

/** The first column always stays first. */
function pinnedFirst<Row>(
  columns: readonly DataColumn<Row>[],
  pinned: readonly string[],
): readonly DataColumn<Row>[] {
  const [first, ...others] = columns;
  if (!first || pinned.length === 0) return columns;
  const isPinned = ({ id }: DataColumn<Row>) => pinned.includes(id);
  return [first, ...others.filter(isPinned), ...others.filter((column) => !isPinned(column))];
}

/** Stored settings may name a column that can't be hidden any more. */
function isVisible<Row>({ id, hideable = true }: DataColumn<Row>, hidden: readonly string[]) {
  return !hideable || !hidden.includes(id);
}
