import { expect, test, vi } from 'vitest';
import { mergeSort } from './merge-sort';
import { createTableIndex } from './table-index';
import type { TableQuery } from './table-query';

const COUNT = 10_000;
const rows = Array.from({ length: COUNT }, (_, id) => ({
  id,
  name: `name ${(id * 7919) % COUNT}`,
}));

const queryOf = (globalFilter: string, desc: boolean): TableQuery => ({
  globalFilter,
  columnFilters: [],
  sorting: [{ id: 'name', desc }],
  pagination: { pageIndex: 0, pageSize: 1 },
});

test('a sort makes no more comparisons than a merge sort needs', () => {
  const compare = vi.fn((a: number, b: number) => ((a * 7919) % COUNT) - ((b * 7919) % COUNT));
  mergeSort(COUNT, compare).work(Number.POSITIVE_INFINITY);
  expect(compare.mock.calls.length).toBeLessThan(COUNT * Math.log2(COUNT));
});

test('each row is read once for all searches, and once for all sorts by a column', () => {
  const searchText = vi.fn(({ name }: (typeof rows)[number]) => name);
  const accessorFn = vi.fn(({ name }: (typeof rows)[number]) => name);
  const index = createTableIndex(rows, [{ id: 'name', accessorFn, meta: { searchText } }]);
  for (const search of ['', 'n', 'na', 'name 1', 'x'])
    for (const desc of [false, true])
      for (const pageIndex of [0, 1])
        index.page({ ...queryOf(search, desc), pagination: { pageIndex, pageSize: 50 } });
  expect(searchText).toHaveBeenCalledTimes(COUNT);
  expect(accessorFn).toHaveBeenCalledTimes(COUNT);
});

test('after preparing in idle time, no row is read for a search or a sort', () => {
  const searchText = vi.fn(({ name }: (typeof rows)[number]) => name);
  const accessorFn = vi.fn(({ name }: (typeof rows)[number]) => name);
  const index = createTableIndex(rows, [{ id: 'name', accessorFn, meta: { searchText } }]);
  while (!index.prepareAll(0));
  searchText.mockClear();
  accessorFn.mockClear();
  expect(index.prepare(queryOf('name', true), 0)).toBe(true);
  expect(index.page(queryOf('9999', true)).rows[0]?.name).toBe('name 9999');
  expect([searchText, accessorFn].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
