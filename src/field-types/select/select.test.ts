import { expect, test } from 'vitest';
import { select } from '.';
import { selectFixtures } from './fixtures';

test.each([
  [2_147_483_647, 'integer'],
  [3_000_000_000, 'text'],
  [1.5, 'text'],
])('a select with the value %d is stored as %s, which PostgreSQL has room for', (value, type) => {
  const field = { ...selectFixtures.field, options: [{ value, label: 'Many' }] };
  expect(select.storage(field).type).toBe(type);
  expect(select.parse(select.toColumn?.(value, field), field)).toBe(value);
});
