import {
  type CellData,
  columnFilteringFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  type RowData,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  type TableFeatures,
  tableFeatures,
} from '@tanstack/react-table';
import type { Tone } from '../../common/tones';
import type { TablePage } from '../../table/table-query';
import { foundRowModel } from './found-row-model';

/** The features of our tables. The index in `src/table` does the searching, filtering, sorting and paging. */
export const features = tableFeatures({
  columnFilteringFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  coreRowModel: foundRowModel,
});

export type Features = typeof features;

/** The place of a column's cells on a phone, where each row is a card (cards.css). */
export type CardPart =
  | 'picture'
  | 'title'
  /** Half a line, which two columns share. */
  | 'half'
  | 'line'
  | 'control'
  | 'actions'
  /** Not visible, unless it can be clicked. */
  | 'rest';

declare module '@tanstack/react-table' {
  interface ColumnMeta<
    in out TFeatures extends TableFeatures,
    in out TData extends RowData,
    TValue extends CellData = CellData,
  > {
    /** The text that the search looks in; a column without it is not searched. */
    readonly searchText?: ((row: TData) => string) | undefined;
    /** The cell needs no element that cuts what exceeds two lines: it holds a control, a picture or a word. */
    readonly neverCut?: boolean;
    /** Shows the cell's text as a tag, without an element for it. */
    readonly tone?: (row: TData) => Tone | undefined;
    /** Says something about all cells of the column, as their tooltip and description. */
    readonly note?: string;
    /** The cell keeps no state, so its elements can be reused for another row, which is faster. */
    readonly reusable?: boolean;
    /** Defaults to `start`; numbers are aligned at the end. */
    readonly align?: 'start' | 'end' | undefined;
    /** Takes the remaining width until the user resizes a column; otherwise all columns share it. */
    readonly grows?: boolean;
    /** Keeps the column in view at the end unless the user unpins it, and except on a phone. */
    readonly pinned?: 'end';
    /** Where its cells are on a phone; by default, card-parts.ts decides. */
    readonly card?: CardPart;
  }

  interface TableMeta<in out TFeatures extends TableFeatures, in out TData extends RowData> {
    /** What the table shows: undefined while the rows are loading. */
    readonly page: TablePage<TData> | undefined;
    /** The rows that stay on the page although they no longer match. */
    readonly gone: ReadonlySet<TData> | undefined;
    /** The id of the row that was just added. */
    readonly added: string | undefined;
    /** A row's name for users. Without it, rows can't be selected. */
    readonly titleOf: ((row: TData) => string) | undefined;
  }
}
