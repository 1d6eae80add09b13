import { describe, expect, test } from 'vitest';
import { createTableIndex } from './table-index';
import type { TableQuery } from './table-query';

interface Person {
  readonly id: number;
  readonly name: string | null;
  readonly city: string;
  readonly rate: number | string | null;
}

const columns = [
  {
    id: 'name',
    accessorFn: (row: Person) => row.name,
    meta: { searchText: (row: Person) => row.name ?? '' },
  },
  {
    id: 'city',
    accessorFn: (row: Person) => row.city,
    meta: { searchText: (row: Person) => row.city },
  },
  { id: 'rate', accessorFn: (row: Person) => row.rate },
  { id: 'plain' },
  { id: 'unsorted', accessorFn: (row: Person) => -row.id, enableSorting: false },
];
const everything: TableQuery = {
  globalFilter: '',
  columnFilters: [],
  sorting: [],
  pagination: { pageIndex: 0, pageSize: 1_000_000 },
};

const people: Person[] = [
  { id: 1, name: 'asha Patel', city: 'Jaipur', rate: 40 },
  { id: 2, name: 'Bhavin', city: 'Pune', rate: 5 },
  { id: 3, name: null, city: 'Jaipur', rate: null },
  { id: 4, name: 'Émile', city: 'Pondichéry', rate: 'dear' },
  { id: 5, name: 'Zoya', city: 'Pune', rate: 5 },
];

function ids(query: Partial<TableQuery>, rows = people): number[] {
  return createTableIndex(rows, columns)
    .page({ ...everything, ...query })
    .rows.map(({ id }) => id);
}

describe('searching', () => {
  test.each([
    ['', [1, 2, 3, 4, 5]],
    ['  ', [1, 2, 3, 4, 5]],
    ['PUNE', [2, 5]],
    ['emile', [4]],
    ['Pondiché', [4]],
    ['asha patel', [1]],
    ['patel jaipur', [1]],
    ['patel\tjaipur', [1]],
    ['patel pune', []],
    [' zoya ', [5]],
    ['40', []],
    ['jaipur\nb', []],
  ])('finds %j', (globalFilter, found) => {
    expect(ids({ globalFilter })).toEqual(found);
  });

  test.each([
    ['+91 98765 43210', [1]],
    ['+919876543210', [1]],
    ['+91-98765', [1]],
    ['+91 11', [2]],
    ['+91', [2]],
    ['+9', [2]],
    ['+92 98765', []],
  ])('finds the phone number %j with and without its country code', (globalFilter, found) => {
    const rows = [
      { id: 1, name: '9876543210', city: 'Pune', rate: 5 },
      { id: 2, name: '+91 1123456789', city: 'Pune', rate: 5 },
    ];
    expect(ids({ globalFilter }, rows)).toEqual(found);
  });

  test.each(['no5', 'No5', '№5', 'paint tm'])(
    'finds letters that share a sign: %j',
    (globalFilter) => {
      const rows = [{ id: 1, name: 'Forest №5', city: 'Paint™', rate: 5 }];
      expect(ids({ globalFilter }, rows)).toEqual([1]);
    },
  );

  test('returns the same rows while a term grows, shrinks and changes', () => {
    const index = createTableIndex(people, columns);
    for (const globalFilter of ['p', 'pu', 'pun', 'pu', 'j', 'ja', 'pune x', 'pune'])
      expect(index.page({ ...everything, globalFilter }).rows).toEqual(
        createTableIndex(people, columns).page({ ...everything, globalFilter }).rows,
      );
  });
});

describe('sorting', () => {
  test.each([
    ['asc', 'desc', [1, 3, 4, 5, 2]],
    ['desc', 'asc', [2, 5, 4, 1, 3]],
  ] as const)('sorts by city %s, then by name %s, and empty names last', (city, name, order) => {
    const sorting = [
      { id: 'city', desc: city === 'desc' },
      { id: 'name', desc: name === 'desc' },
    ];
    expect(ids({ sorting })).toEqual(order);
  });

  test.each([
    ['name', 'asc', [1, 2, 4, 5, 3]],
    ['name', 'desc', [5, 4, 2, 1, 3]],
    ['city', 'asc', [1, 3, 4, 2, 5]],
    ['city', 'desc', [2, 5, 4, 1, 3]],
    ['rate', 'asc', [2, 5, 1, 4, 3]],
    ['rate', 'desc', [4, 1, 2, 5, 3]],
    ['plain', 'asc', [1, 2, 3, 4, 5]],
    ['unknown', 'asc', [1, 2, 3, 4, 5]],
    ['unsorted', 'asc', [1, 2, 3, 4, 5]],
  ] as const)('sorts by %s %s', (id, direction, order) => {
    expect(ids({ sorting: [{ id, desc: direction === 'desc' }] })).toEqual(order);
  });

  test('keeps the direction of a column that follows an unknown one', () => {
    const sorting = [
      { id: 'unknown', desc: true },
      { id: 'name', desc: false },
    ];
    expect(ids({ sorting })).toEqual([1, 2, 4, 5, 3]);
  });

  test('treats NaN as empty', () => {
    const rates = [Number.NaN, 3, null, Number.NEGATIVE_INFINITY, '', 1];
    const rows = rates.map((rate, id) => ({ id, name: null, city: '', rate }));
    expect(ids({ sorting: [{ id: 'rate', desc: false }] }, rows)).toEqual([3, 5, 1, 0, 2, 4]);
    expect(ids({ sorting: [{ id: 'rate', desc: true }] }, rows)).toEqual([1, 5, 3, 0, 2, 4]);
  });

  test('sorts the matches of a search', () => {
    expect(ids({ globalFilter: 'j', sorting: [{ id: 'name', desc: true }] })).toEqual([1, 3]);
  });
});

describe('paging', () => {
  const page = (query: Partial<TableQuery>, rows = people) => {
    const {
      rows: seen,
      query: _query,
      isComplete: _isComplete,
      all,
      searched,
      ...rest
    } = createTableIndex(rows, columns).page({
      ...everything,
      ...query,
    });
    return { ...rest, ids: seen.map(({ id }) => id) };
  };

  test.each([
    [
      { pagination: { pageIndex: 0, pageSize: 2 } },
      { ids: [1, 2], pageIndex: 0, total: 5, matching: 5 },
    ],
    [
      { pagination: { pageIndex: 2, pageSize: 2 } },
      { ids: [5], pageIndex: 2, total: 5, matching: 5 },
    ],
    [
      { pagination: { pageIndex: 8, pageSize: 2 } },
      { ids: [5], pageIndex: 2, total: 5, matching: 5 },
    ],
    [{ globalFilter: 'nothing' }, { ids: [], pageIndex: 0, total: 5, matching: 0 }],
  ])('shows %j', (query, seen) => {
    expect(page(query)).toEqual(seen);
  });

  test('pages through sorted matches', () => {
    const idsOn = (pageIndex: number) =>
      page({
        globalFilter: 'p',
        sorting: [{ id: 'name', desc: false }],
        pagination: { pageIndex, pageSize: 2 },
      }).ids;
    expect([0, 1, 2].map(idsOn)).toEqual([[1, 2], [4, 5], [3]]);
  });

  test('shows an empty table', () => {
    expect(page({}, [])).toEqual({ ids: [], pageIndex: 0, total: 0, matching: 0 });
  });
});

describe('many rows', () => {
  // A deterministic generator, so every run has the same rows.
  let seed = 42;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % below;
  };
  const syllables = ['ra', 'Ja', 'pu', 'é', 'sh', 'ni', ' ', 'zo', 'A', '9'];
  const word = () => Array.from({ length: 1 + random(4) }, () => syllables[random(10)]).join('');
  const rows: Person[] = Array.from({ length: 20_000 }, (_, id) => ({
    id,
    name: random(10) === 0 ? null : word(),
    city: word(),
    rate: [null, random(50), random(50) / 10, word()][random(4)] ?? null,
  }));

  const fold = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '');
  const rank = (key: string | number | null) =>
    key === null || key === '' ? 2 : typeof key === 'string' ? 1 : 0;

  function slowly(column: 'name' | 'city' | 'rate', direction: 'asc' | 'desc'): number[] {
    const sign = direction === 'asc' ? 1 : -1;
    return [...rows]
      .sort((a, b) => {
        const [x, y] = [a[column], b[column]];
        if (rank(x) === 2 || rank(y) === 2) return rank(x) - rank(y) || a.id - b.id;
        if (rank(x) !== rank(y)) return sign * (rank(x) - rank(y));
        const [p, q] = typeof x === 'string' ? [fold(x), fold(String(y))] : [x ?? 0, y ?? 0];
        return p < q ? -sign : p > q ? sign : a.id - b.id;
      })
      .map(({ id }) => id);
  }

  test.each(['name', 'city', 'rate'] as const)('sorts by %s like a plain sort', (column) => {
    for (const direction of ['asc', 'desc'] as const)
      expect(ids({ sorting: [{ id: column, desc: direction === 'desc' }] }, rows)).toEqual(
        slowly(column, direction),
      );
  });

  test('has the first page of a search before all rows were searched', () => {
    const index = createTableIndex(rows, columns);
    const query = { ...everything, globalFilter: 'ra', pagination: { pageIndex: 0, pageSize: 5 } };
    expect(index.firstPage(query)).toBeUndefined();
    expect(index.prepare(query, 0)).toBe(false);
    const first = index.firstPage(query);
    expect([first?.isComplete, first?.matching]).toEqual([false, rows.length]);
    expect(index.firstPage({ ...query, globalFilter: 'not there' })).toBeUndefined();
    for (const part of [
      { sorting: [{ id: 'name', desc: false }] },
      { pagination: { pageIndex: 1, pageSize: 5 } },
      { filtered: { work: () => true, matches: () => undefined } },
    ])
      expect(index.firstPage({ ...query, ...part })).toBeUndefined();
    expect(first?.rows).toEqual(index.page(query).rows);
    expect(first?.all()).toEqual(index.page(query).all());
  });

  test('works in slices that can be interrupted', () => {
    const index = createTableIndex(rows, columns);
    const query = {
      ...everything,
      globalFilter: 'ra',
      sorting: [{ id: 'name', desc: false }],
    };
    let slices = 1;
    while (!index.prepare(query, 0)) slices++;
    expect(slices).toBeGreaterThan(20);
    expect(index.page(query).all()).toEqual(createTableIndex(rows, columns).page(query).all());
  });
});
