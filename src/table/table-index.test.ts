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
  { id: 'name', searchText: (row: Person) => row.name ?? '', sortKey: (row: Person) => row.name },
  { id: 'city', searchText: (row: Person) => row.city, sortKey: (row: Person) => row.city },
  { id: 'rate', sortKey: (row: Person) => row.rate },
  { id: 'plain' },
];
const everything: TableQuery = { search: '', sort: null, page: 1, pageSize: 1_000_000 };

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
    ['patel pune', []],
    [' zoya ', [5]],
    ['40', []],
    ['jaipur\nb', []],
  ])('finds %j', (search, found) => {
    expect(ids({ search })).toEqual(found);
  });

  test('returns the same rows while a term grows, shrinks and changes', () => {
    const index = createTableIndex(people, columns);
    for (const search of ['p', 'pu', 'pun', 'pu', 'j', 'ja', 'pune x', 'pune'])
      expect(index.page({ ...everything, search }).rows).toEqual(
        createTableIndex(people, columns).page({ ...everything, search }).rows,
      );
  });
});

describe('sorting', () => {
  test.each([
    ['asc', 'desc', [1, 3, 4, 5, 2]],
    ['desc', 'asc', [2, 5, 4, 1, 3]],
  ] as const)('sorts by city %s, then by name %s, and empty names last', (city, name, order) => {
    const others = [{ column: 'name', direction: name }];
    expect(ids({ sort: { column: 'city', direction: city, others } })).toEqual(order);
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
  ] as const)('sorts by %s %s', (column, direction, order) => {
    expect(ids({ sort: { column, direction } })).toEqual(order);
  });

  test('treats NaN as empty', () => {
    const rates = [Number.NaN, 3, null, Number.NEGATIVE_INFINITY, '', 1];
    const rows = rates.map((rate, id) => ({ id, name: null, city: '', rate }));
    expect(ids({ sort: { column: 'rate', direction: 'asc' } }, rows)).toEqual([3, 5, 1, 0, 2, 4]);
    expect(ids({ sort: { column: 'rate', direction: 'desc' } }, rows)).toEqual([1, 5, 3, 0, 2, 4]);
  });

  test('sorts the matches of a search', () => {
    expect(ids({ search: 'j', sort: { column: 'name', direction: 'desc' } })).toEqual([1, 3]);
  });
});

describe('paging', () => {
  const page = (query: Partial<TableQuery>, rows = people) => {
    const {
      rows: seen,
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
      { pageSize: 2, page: 1 },
      { ids: [1, 2], page: 1, pageCount: 3, from: 1, to: 2, total: 5, matching: 5 },
    ],
    [
      { pageSize: 2, page: 3 },
      { ids: [5], page: 3, pageCount: 3, from: 5, to: 5, total: 5, matching: 5 },
    ],
    [
      { pageSize: 2, page: 9 },
      { ids: [5], page: 3, pageCount: 3, from: 5, to: 5, total: 5, matching: 5 },
    ],
    [
      { search: 'nothing' },
      { ids: [], page: 1, pageCount: 1, from: 0, to: 0, total: 5, matching: 0 },
    ],
  ])('shows %j', (query, seen) => {
    expect(page(query)).toEqual(seen);
  });

  test('pages through sorted matches', () => {
    const query = { search: 'p', sort: { column: 'name', direction: 'asc' }, pageSize: 2 } as const;
    expect(page({ ...query, page: 1 }).ids).toEqual([1, 2]);
    expect(page({ ...query, page: 2 }).ids).toEqual([4, 5]);
    expect(page({ ...query, page: 3 }).ids).toEqual([3]);
  });

  test('shows an empty table', () => {
    expect(page({}, [])).toEqual({
      ids: [],
      page: 1,
      pageCount: 1,
      from: 0,
      to: 0,
      total: 0,
      matching: 0,
    });
  });
});

describe('many rows', () => {
  // A deterministic generator, so that every run has the same rows.
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
      expect(ids({ sort: { column, direction } }, rows)).toEqual(slowly(column, direction));
  });

  test('works in slices that can be interrupted', () => {
    const index = createTableIndex(rows, columns);
    const query = {
      ...everything,
      search: 'ra',
      sort: { column: 'name', direction: 'asc' },
    } as const;
    let slices = 1;
    while (!index.prepare(query, 0)) slices++;
    expect(slices).toBeGreaterThan(20);
    expect(index.page(query).all()).toEqual(createTableIndex(rows, columns).page(query).all());
  });
});
