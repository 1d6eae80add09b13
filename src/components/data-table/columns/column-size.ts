import type { ColumnDef, RowData } from '@tanstack/react-table';
import type { Features } from '../table-features';

/** The widths in pixels that a user may choose. */
export const SIZE_LIMITS = { minSize: 64, maxSize: 800 };

const TEXT_WIDTH = 184;
const NUMBER_WIDTH = 120;
/** Approximate width of a header's letter, and of the padding and sort icon around the text. */
const LETTER_WIDTH = 7;
const HEADER_EXTRA = 56;

export function clampSize(size: number): number {
  return Math.round(Math.min(Math.max(size, SIZE_LIMITS.minSize), SIZE_LIMITS.maxSize));
}

/** A column's width before the user sizes it. Independent of the rows, so that nothing jumps. */
export function defaultSize<Row extends RowData>(column: ColumnDef<Features, Row>): number {
  const usual = column.meta?.align === 'end' ? NUMBER_WIDTH : TEXT_WIDTH;
  return Math.max(column.size ?? usual, headerOf(column).length * LETTER_WIDTH + HEADER_EXTRA);
}

/** What people call a column. */
export function headerOf({ header }: { readonly header?: unknown }): string {
  return typeof header === 'string' ? header : '';
}
