import { type ColumnConfig, type EntityConfig, fieldOf } from '../../src/entities/entity-config';
import type { Row } from '../../src/entities/row';
import { ownSortKey } from './own-reading';

export type Direction = 'ascending' | 'descending';
type Key = string | number | null;

/** Rows in the order of a sorted column: text regardless of case, numbers as numbers, empty values last. */
export function inOrder(
  config: EntityConfig,
  column: Pick<ColumnConfig, 'field'>,
  rows: readonly Row[],
  direction: Direction,
): readonly Row[] {
  const field = fieldOf(config, column.field);
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ key: ownSortKey(field, row), row }))
    .toSorted((a, b) => emptyLast(a.key, b.key) || sign * compare(a.key, b.key))
    .map(({ row }) => row);
}

function emptyLast(a: Key, b: Key): number {
  return Number(a === null) - Number(b === null);
}

function compare(a: Key, b: Key): number {
  if (a === null || b === null) return 0;
  return Number(a > b) - Number(a < b);
}
