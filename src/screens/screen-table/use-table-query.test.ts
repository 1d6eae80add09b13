import { describe, expect, test } from 'vitest';
import { readQuery, writeQuery } from './use-table-query';

const defaults = {
  sort: { column: 'name', direction: 'asc' },
  pageSize: 5,
  sortable: ['name', 'city'],
} as const;
const plain = {
  search: '',
  sort: { column: 'name', direction: 'asc' },
  page: 1,
  pageSize: 5,
} as const;

describe('a table’s address', () => {
  test('is empty for the defaults', () => {
    expect(writeQuery(defaults, plain).toString()).toBe('');
    expect(readQuery(defaults, new URLSearchParams())).toEqual(plain);
  });

  test.each([
    { ...plain, search: 'a & b=c' },
    { ...plain, sort: { column: 'name', direction: 'desc' } as const },
    { ...plain, sort: null },
    {
      ...plain,
      sort: {
        ...{ column: 'name', direction: 'desc' as const },
        others: [{ column: 'city', direction: 'asc' as const }],
      },
    },
    { ...plain, page: 3, pageSize: 25 },
    { ...plain, filters: { city: ['Pune & Co', ''], rate: ['100..'], search: ['*'] } },
    { ...plain, search: 'a', filters: Object.fromEntries([['__proto__', ['x']]]) },
  ])('reads %j as it was written', (query) => {
    expect(
      readQuery(defaults, new URLSearchParams(writeQuery(defaults, query).toString())),
    ).toEqual(query);
  });

  test.each(['page=-1', 'page=x', 'page=1e99', 'size=0', 'size=2.5'])(
    'passes over %s',
    (address) => {
      expect(readQuery(defaults, new URLSearchParams(address))).toEqual(plain);
    },
  );

  test.each(['sort=rate', 'sort=nothing'])('is unsorted for %s', (address) => {
    expect(readQuery(defaults, new URLSearchParams(address)).sort).toBeNull();
  });

  test('is short and readable with filters', () => {
    const filters = { status: ['Active'], validTill: ['this-week'], rate: ['100..200'], tag: [] };
    expect(writeQuery(defaults, { ...plain, filters }).toString()).toBe(
      'f.status=Active&f.validTill=this-week&f.rate=100..200',
    );
  });

  test('keeps other parameters', () => {
    const others = new URLSearchParams('category=7&page=9&search=old');
    expect(writeQuery(defaults, { ...plain, page: 2 }, others).toString()).toBe(
      'category=7&page=2',
    );
  });
});
