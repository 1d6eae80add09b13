import { describe, expect, test } from 'vitest';
import type { TableQuery } from '../../table/table-query';
import { readQuery, type TableDefaults, writeQuery } from './use-table-query';

const byName = [{ id: 'name', desc: false }];
const defaults: TableDefaults = { sorting: byName, pageSize: 5, sortable: ['name', 'city'] };
const plain: TableQuery = {
  globalFilter: '',
  sorting: byName,
  columnFilters: [],
  columns: undefined,
  pagination: { pageIndex: 0, pageSize: 5 },
};

describe('a table’s address', () => {
  test('is empty for the defaults', () => {
    expect(writeQuery(defaults, plain).toString()).toBe('');
    expect(readQuery(defaults, new URLSearchParams())).toEqual(plain);
  });

  test.each([
    { ...plain, globalFilter: 'a & b=c' },
    { ...plain, sorting: [{ id: 'name', desc: true }] },
    { ...plain, sorting: [] },
    {
      ...plain,
      sorting: [
        { id: 'name', desc: true },
        { id: 'city', desc: false },
      ],
    },
    { ...plain, pagination: { pageIndex: 2, pageSize: 25 } },
    { ...plain, columns: ['city', 'name'] },
    {
      ...plain,
      columnFilters: [
        { id: 'city', value: ['', 'Pune & Co'] },
        { id: 'rate', value: ['100..'] },
        { id: 'search', value: ['*'] },
      ],
    },
    { ...plain, globalFilter: 'a', columnFilters: [{ id: '__proto__', value: ['x'] }] },
  ])('reads %j as it was written', (query) => {
    expect(
      readQuery(defaults, new URLSearchParams(writeQuery(defaults, query).toString())),
    ).toEqual(query);
  });

  test.each(['page=-1', 'page=x', 'page=1e99', 'size=0', 'size=2.5'])(
    'ignores the invalid %s',
    (address) => {
      expect(readQuery(defaults, new URLSearchParams(address))).toEqual(plain);
    },
  );

  test.each(['sort=rate', 'sort=nothing'])('is unsorted for %s', (address) => {
    expect(readQuery(defaults, new URLSearchParams(address)).sorting).toEqual([]);
  });

  test('is short and readable with filters', () => {
    const columnFilters = [
      { id: 'status', value: ['Active'] },
      { id: 'validTill', value: ['this-week'] },
      { id: 'rate', value: ['100..200'] },
      { id: 'tag', value: [] },
    ];
    expect(writeQuery(defaults, { ...plain, columnFilters }).toString()).toBe(
      'f.status=Active&f.validTill=this-week&f.rate=100..200',
    );
  });

  test('keeps other parameters', () => {
    const others = new URLSearchParams('category=7&page=9&search=old');
    expect(
      writeQuery(
        defaults,
        { ...plain, pagination: { pageIndex: 1, pageSize: 5 } },
        others,
      ).toString(),
    ).toBe('category=7&page=2');
  });
});
