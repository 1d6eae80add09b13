import { foldText } from '../../src/common/fold-text';
import { type ColumnConfig, type EntityConfig, fieldOf } from '../../src/entities/entity-config';
import type { Row } from '../../src/entities/row';
import { displayText, sortKey } from '../../src/field-types/read';

export type Direction = 'ascending' | 'descending';
type Key = string | number | null;

/** What a sorted column shows: text without regard to case, numbers as numbers, empty values last. */
export function shownInOrder(
  config: EntityConfig,
  column: ColumnConfig,
  rows: readonly Row[],
  direction: Direction,
): readonly string[] {
  const field = fieldOf(config, column.field);
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({
      key: sortKey(field, row[field.name], row),
      text: displayText(field, row[field.name], row),
    }))
    .toSorted((a, b) => emptyLast(a.key, b.key) || sign * compare(a.key, b.key))
    .map(({ text }) => text);
}

function emptyLast(a: Key, b: Key): number {
  return Number(a === null) - Number(b === null);
}

function compare(a: Key, b: Key): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [one, other] = [foldText(String(a)), foldText(String(b))];
  return Number(one > other) - Number(one < other);
}
