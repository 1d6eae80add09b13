import type {
  ColumnDef,
  ColumnOrderState,
  ColumnPinningState,
  ColumnSizingState,
  ColumnVisibilityState,
  RowData,
} from '@tanstack/react-table';
import type { Features } from '../table-features';

/** How a user has arranged the columns of a table. */
export interface ColumnState {
  readonly columnVisibility: ColumnVisibilityState;
  readonly columnOrder: ColumnOrderState;
  readonly columnPinning: ColumnPinningState;
  readonly columnSizing: ColumnSizingState;
}

export const DEFAULT_COLUMNS: ColumnState = {
  columnVisibility: {},
  columnOrder: [],
  columnPinning: { start: [], end: [] },
  columnSizing: {},
};

/**
 * The state for the columns that a table has now. The first one is always pinned; the user's pinned ones come
 * right after it, in the order of all columns. Kept settings may name columns that are gone or can't be hidden.
 */
export function columnStateOf<Row extends RowData>(
  columns: readonly ColumnDef<Features, Row>[],
  kept: ColumnState,
): ColumnState {
  const idsOf = (some: typeof columns) => some.flatMap(({ id }) => id ?? []);
  const hidden = idsOf(columns.filter(({ enableHiding }) => enableHiding !== false)).filter(
    (id) => kept.columnVisibility[id] === false,
  );
  const columnOrder = inOrder(idsOf(columns), kept.columnOrder);
  return {
    columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
    columnOrder,
    columnPinning: {
      start: columnOrder.filter((id, at) => at === 0 || kept.columnPinning.start.includes(id)),
      end: idsOf(columns.filter(({ meta }) => meta?.pinned === 'end')),
    },
    columnSizing: kept.columnSizing,
  };
}

/** The ids that the order names, in their places; the others, which may be new, stay where they are. */
export function inOrder(ids: readonly string[], order: readonly string[]): string[] {
  const moved = [...new Set(order)].filter((id) => ids.includes(id));
  return ids.map((id) => (order.includes(id) ? moved.shift() : undefined) ?? id);
}
