import type { ColumnDef, RowData } from '@tanstack/react-table';
import type { Features } from '../table-features';

/** The widths in pixels that a user may choose. */
export const SIZE_LIMITS = { minSize: 64, maxSize: 800 };

const TEXT_WIDTH = 184;
const NUMBER_WIDTH = 120;
/** The approximate width of a header's letter. */
const HEADER_LETTER_WIDTH = 6;
const HEADER_PADDING = 28;
const SORT_ICON_WIDTH = 20;
/** How much less padding there is where cells are tight, in pixels. */
const SAVED = 8;

export function clampSize(size: number): number {
  return Math.round(Math.min(Math.max(size, SIZE_LIMITS.minSize), SIZE_LIMITS.maxSize));
}

/** A column's width before the user resizes it. Independent of the rows, so that nothing jumps. */
export function defaultSize<Row extends RowData>(
  column: ColumnDef<Features, Row>,
  isTight: boolean,
): number {
  const usual = column.meta?.align === 'end' ? NUMBER_WIDTH : TEXT_WIDTH;
  const extra = HEADER_PADDING + (column.enableSorting === false ? 0 : SORT_ICON_WIDTH);
  const size = Math.max(
    column.size ?? usual,
    headerOf(column).length * HEADER_LETTER_WIDTH + extra,
  );
  return isTight ? size - SAVED : size;
}

/** A column's name for users. */
export function headerOf({ header }: { readonly header?: unknown }): string {
  return typeof header === 'string' ? header : '';
}
