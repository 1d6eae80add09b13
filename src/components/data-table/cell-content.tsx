import type { ReactNode } from 'react';
import { type DataColumn, defaultWidth } from './data-column';

/** Left and right of the text together. */
const PADDING = 32;
/** Generous average widths of a letter: a text that is judged too long just gets an element too many. */
const ASCII_WIDTH = 8.5;
const LETTER_WIDTH = 16;
const ASCII = /^[\x20-\x7e]*$/;

/** What a cell shows. Only what may need more than two lines gets an element that cuts it. */
export function cellContent<Row>(
  column: DataColumn<Row>,
  content: ReactNode,
  mayBeNarrow: boolean,
): ReactNode {
  if (column.neverCut || content === '' || content == null) return content;
  if (!mayBeNarrow && fitsInLines(2, content, column)) return content;
  return <div className="cell-text">{content}</div>;
}

/** Whether this is a text that certainly fits into a column that has at least its default width. */
export function fitsInLines<Row>(lines: number, text: ReactNode, column: DataColumn<Row>): boolean {
  if (typeof text !== 'string') return false;
  const space = lines * (defaultWidth(column) - PADDING);
  if (text.length * LETTER_WIDTH <= space) return true;
  return text.length * ASCII_WIDTH <= space && ASCII.test(text);
}
