import type { ReactNode } from 'react';
import type { TableColumn } from '../../table/table-query';

/**
 * A column of a DataTable. One with a `searchText` is searched, one with a `sortKey` can be sorted
 * by.
 */
export interface DataColumn<Row> extends TableColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end; `start` when left out. */
  readonly align?: 'start' | 'end' | undefined;
  /** In pixels, before anybody changes it. */
  readonly width?: number | undefined;
  /** Takes the width that the others leave, until somebody sizes one; else all share it. */
  readonly grows?: boolean | undefined;
  /** Whether the column can be hidden; it can when left out. */
  readonly hideable?: boolean | undefined;
  /** The last column may stay in view while the others scroll by; on a phone it scrolls too. */
  readonly pinned?: boolean | undefined;
}

/** How wide columns are that do not say so themselves. */
const TEXT_WIDTH = 184;
const NUMBER_WIDTH = 120;
/** About what a header's letter takes, and the space and the sort mark beside it. */
const LETTER_WIDTH = 7;
const HEADER_EXTRA = 56;

/** A column's width before anybody changes it: known before its first row, so that nothing jumps. */
export function startWidth<Row>({ width, header, align }: DataColumn<Row>): number {
  const usual = align === 'end' ? NUMBER_WIDTH : TEXT_WIDTH;
  return Math.max(width ?? usual, header.length * LETTER_WIDTH + HEADER_EXTRA);
}
