import type {
  ColumnDef,
  ColumnOrderState,
  ColumnPinningState,
  ColumnSizingState,
  ColumnVisibilityState,
  RowData,
} from '@tanstack/react-table';
import type { Features } from '../table-features';

/** The columns that a user has pinned. If `end` is missing, the table decides which ones are pinned there. */
interface PinnedColumns {
  readonly start: ColumnPinningState['start'];
  readonly end?: ColumnPinningState['end'] | undefined;
}

/** How a user has arranged the columns of a table. */
export interface ColumnState {
  readonly columnVisibility: ColumnVisibilityState;
  readonly columnOrder: ColumnOrderState;
  readonly columnPinning: PinnedColumns;
  readonly columnSizing: ColumnSizingState;
}

export const DEFAULT_COLUMNS: ColumnState = {
  columnVisibility: {},
  columnOrder: [],
  columnPinning: { start: [] },
  columnSizing: {},
};

/**
 * The state for the columns that a table has now. The first one is always pinned; the user's pinned ones come
 * right after it or at the end, in the order of all columns. Kept settings may name columns that are gone or
 * can't be hidden.
 */
export function columnStateOf<Row extends RowData>(
  columns: readonly ColumnDef<Features, Row>[],
  kept: ColumnState,
): ColumnState & { readonly columnPinning: ColumnPinningState } {
  const idsOf = (some: typeof columns) => some.flatMap(({ id }) => id ?? []);
  const hidden = idsOf(columns.filter(({ enableHiding }) => enableHiding !== false)).filter(
    (id) => kept.columnVisibility[id] === false,
  );
  const columnOrder = reordered(idsOf(columns), kept.columnOrder);
  const pinned = kept.columnPinning;
  const start = columnOrder.filter((id, at) => at === 0 || pinned.start.includes(id));
  const atEnd = columns.filter(({ id = '', enableHiding, meta }) =>
    pinned.end && enableHiding !== false ? pinned.end.includes(id) : meta?.pinned === 'end',
  );
  const end = idsOf(atEnd);
  return {
    columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
    columnOrder,
    columnPinning: {
      start,
      end: columnOrder.filter((id) => end.includes(id) && !start.includes(id)),
    },
    columnSizing: kept.columnSizing,
  };
}

/** Reorders the ids in `order` within the positions they occupy. All other ids stay put. */
export function reordered(ids: readonly string[], order: readonly string[]): string[] {
  const moved = [...new Set(order)].filter((id) => ids.includes(id));
  return ids.map((id) => (order.includes(id) ? moved.shift() : undefined) ?? id);
}
