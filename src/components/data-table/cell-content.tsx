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
  row: Row,
  mayBeNarrow: boolean,
): ReactNode {
  const content = column.cell(row);
  if (column.neverCut || content === '' || content == null) return content;
  if (typeof content === 'string' && !mayBeNarrow && fitsInTwoLines(content, column))
    return content;
  return <div className="cell-text">{content}</div>;
}

/** Whether a text certainly fits into a column that has at least its default width. */
function fitsInTwoLines<Row>(text: string, column: DataColumn<Row>): boolean {
  const space = 2 * (defaultWidth(column) - PADDING);
  if (text.length * LETTER_WIDTH <= space) return true;
  return text.length * ASCII_WIDTH <= space && ASCII.test(text);
}
