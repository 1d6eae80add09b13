import { expect, test, vi } from 'vitest';
import { mergeSort } from './merge-sort';
import { createTableIndex } from './table-index';

const COUNT = 10_000;
const rows = Array.from({ length: COUNT }, (_, id) => ({
  id,
  name: `name ${(id * 7919) % COUNT}`,
}));

test('a sort compares no more often than a merge sort must', () => {
  const compare = vi.fn((a: number, b: number) => ((a * 7919) % COUNT) - ((b * 7919) % COUNT));
  mergeSort(COUNT, compare).work(Number.POSITIVE_INFINITY);
  expect(compare.mock.calls.length).toBeLessThan(COUNT * Math.log2(COUNT));
});

test('each row is read once for all searches, and once for all sorts by a column', () => {
  const searchText = vi.fn(({ name }: (typeof rows)[number]) => name);
  const sortKey = vi.fn(({ name }: (typeof rows)[number]) => name);
  const index = createTableIndex(rows, [{ id: 'name', searchText, sortKey }]);
  for (const search of ['', 'n', 'na', 'name 1', 'x'])
    for (const direction of ['asc', 'desc'] as const)
      for (const page of [1, 2])
        index.page({ search, sort: { column: 'name', direction }, page, pageSize: 50 });
  expect(searchText).toHaveBeenCalledTimes(COUNT);
  expect(sortKey).toHaveBeenCalledTimes(COUNT);
});

test('what is prepared in idle time leaves no row to read for a search or a sort', () => {
  const searchText = vi.fn(({ name }: (typeof rows)[number]) => name);
  const sortKey = vi.fn(({ name }: (typeof rows)[number]) => name);
  const index = createTableIndex(rows, [{ id: 'name', searchText, sortKey }]);
  while (!index.prepareAll(0));
  searchText.mockClear();
  sortKey.mockClear();
  const sort = { column: 'name', direction: 'desc' } as const;
  expect(index.prepare({ search: 'name', sort, page: 1, pageSize: 1 }, 0)).toBe(true);
  expect(index.page({ search: '9999', sort, page: 1, pageSize: 1 }).rows[0]?.name).toBe(
    'name 9999',
  );
  expect([searchText, sortKey].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
