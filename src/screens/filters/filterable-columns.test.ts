import { expect, test } from 'vitest';
import { FILLED, NONE_OF } from '../../common/filters';
import { textFilterable } from '../screen-table/filterable';
import { filterableColumns, filterIndexOf } from './filterable-columns';

const rows = ['*', '!', '\\*', 'Pune', null].map((mark) => ({ mark }));
const filterables = [textFilterable('mark', 'Mark', { kind: 'options' })];
const found = (texts: readonly string[]) => {
  const filtered = filterIndexOf(rows)(filterables).filtered([{ id: 'mark', value: texts }]);
  filtered.work(Number.POSITIVE_INFINITY);
  return Array.from(filtered.matches() ?? [], (row) => rows[row]?.mark);
};

test('options that look like the signs for “Not empty” and “All except these” are treated like any others', () => {
  const [column] = filterableColumns(filterables);
  const { readAll, counts } = filterIndexOf(rows)(filterables);
  readAll.work(Number.POSITIVE_INFINITY);
  const options = [...counts('mark', undefined).keys()].filter((key) => key && key !== FILLED);
  expect(options.map((option) => [column?.labelOf(option), found([option])])).toEqual(
    ['*', '!', '\\*', 'Pune'].map((mark) => [mark, [mark]]),
  );
  expect(found([FILLED])).toEqual(['*', '!', '\\*', 'Pune']);
  expect(found([NONE_OF, ...options.slice(0, 2)])).toEqual(['\\*', 'Pune', null]);
});
