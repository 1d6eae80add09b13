import type { ReactNode } from 'react';
import type { TableColumn } from '../../table/table-query';
import type { Tone } from '../status/badge';

/** The place of a column's cells on a phone, where each row is a card (cards.css). */
export type CardPart =
  | 'picture'
  | 'title'
  /** Half a line, of which there are two. */
  | 'half'
  | 'line'
  | 'control'
  | 'actions'
  /** Not visible, unless it can be clicked. */
  | 'rest';

/** A column of a DataTable: searchable with a `searchText`, sortable with a `sortKey`. */
export interface DataColumn<Row> extends TableColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell needs no element that cuts what exceeds two lines: it holds a control, a picture or a word. */
  readonly neverCut?: boolean | undefined;
  /** Shows the cell's text as a tag, without an element for it. */
  readonly tone?: ((row: Row) => Tone | undefined) | undefined;
  /** The cell has no state of its own, so that its elements may draw another row, which is faster. */
  readonly reusable?: boolean | undefined;
  /** Defaults to `start`; numbers are aligned at the end. */
  readonly align?: 'start' | 'end' | undefined;
  /** The default width in pixels. */
  readonly width?: number | undefined;
  /** Takes the remaining width until the user sizes a column; otherwise all columns share it. */
  readonly grows?: boolean | undefined;
  /** Defaults to `true`. */
  readonly hideable?: boolean | undefined;
  /** Keeps the last column in view at the right, except on a phone. */
  readonly pinnedRight?: boolean | undefined;
  /** Where its cells are on a phone; by default, card-parts.ts decides. */
  readonly card?: CardPart | undefined;
}

const TEXT_WIDTH = 184;
const NUMBER_WIDTH = 120;
/** Approximate width of a header's letter, and of the padding and sort icon around the text. */
const LETTER_WIDTH = 7;
const HEADER_EXTRA = 56;

/** A column's width before the user sizes it. Independent of the rows, so that nothing jumps. */
export function defaultWidth<Row>({ width, header, align }: DataColumn<Row>): number {
  const usual = align === 'end' ? NUMBER_WIDTH : TEXT_WIDTH;
  return Math.max(width ?? usual, header.length * LETTER_WIDTH + HEADER_EXTRA);
}
