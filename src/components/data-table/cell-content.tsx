import type { Column, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Features } from './table-features';

/** The padding left and right of the text, together. */
const PADDING = 24;
/** Generous average widths of a letter: a text wrongly judged too long just gets an element that it doesn't need. */
const ASCII_LETTER_WIDTH = 8;
const ANY_LETTER_WIDTH = 16;
const ASCII = /^[\x20-\x7e]*$/;

/** The content of a cell. It gets an element that cuts it only if it may need more than two lines. */
export function cellContent<Row extends RowData>(
  column: Column<Features, Row>,
  content: ReactNode,
  mayBeNarrow: boolean,
): ReactNode {
  if (column.columnDef.meta?.neverCut || content === '' || content == null) return content;
  if (!mayBeNarrow && fitsInLines(2, content, column)) return content;
  return <div className="cell-text">{content}</div>;
}

/** Whether this is a text that certainly fits into the lines of a column with at least its default width. */
export function fitsInLines<Row extends RowData>(
  lines: number,
  text: ReactNode,
  { columnDef }: Column<Features, Row>,
): boolean {
  if (typeof text !== 'string') return false;
  const space = lines * ((columnDef.size ?? 0) - PADDING);
  if (text.length * ANY_LETTER_WIDTH <= space) return true;
  return text.length * ASCII_LETTER_WIDTH <= space && ASCII.test(text);
}
