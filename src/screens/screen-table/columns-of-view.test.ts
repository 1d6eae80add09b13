import { expect, test } from 'vitest';
import { columnsOfView } from './columns-of-view';

const columns = [
  { id: 'name', header: 'Name', enableHiding: false },
  { id: 'city', header: 'City' },
  { id: 'rate', header: 'Rate' },
];
const shownBy = (...names: readonly string[]) => {
  const { columnVisibility } = columnsOfView(columns, names);
  return columns.map(({ id }) => id).filter((id) => columnVisibility[id] !== false);
};

test('a view shows its columns, without those that are gone', () => {
  expect(shownBy('rate', 'name')).toEqual(['name', 'rate']);
  expect(shownBy('name', 'rate', 'gone')).toEqual(['name', 'rate']);
  expect(shownBy('name')).toEqual(['name']);
});

test('a view whose columns that can be hidden are all gone shows every column', () => {
  expect(shownBy('name', 'gone')).toEqual(['name', 'city', 'rate']);
  expect(shownBy('gone', 'lost')).toEqual(['name', 'city', 'rate']);
});
