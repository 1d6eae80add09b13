export interface ColumnSettings {
  readonly hidden: readonly string[];
  readonly sizes: ColumnSizes;
  /** Columns that stay in view beside the first one. */
  readonly pinned: readonly string[];
  /** The columns that come first, in this order; the others keep theirs. */
  readonly order: readonly string[];
}

export const DEFAULT_COLUMNS: ColumnSettings = { hidden: [], sizes: {}, pinned: [], order: [] };

/** Widths in pixels, by column. */
export type ColumnSizes = Readonly<Record<string, number>>;

export const MIN_WIDTH = 64;
export const MAX_WIDTH = 800;

export function clampWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH));
}
