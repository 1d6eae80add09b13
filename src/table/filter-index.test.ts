import { describe, expect, test, vi } from 'vitest';
import { EMPTY, FILLED, NONE_OF } from '../common/filters';
import { createFilterIndex, type FilterIndexColumn } from './filter-index';
import { createTableIndex } from './table-index';

interface Person {
  readonly id: number;
  readonly city: string | null;
  readonly skills: readonly string[];
}

const people: Person[] = [
  { id: 1, city: 'Pune', skills: ['paste', 'cut'] },
  { id: 2, city: 'Jaipur', skills: [] },
  { id: 3, city: null, skills: ['cut'] },
  { id: 4, city: 'Pune', skills: ['paste'] },
];

function column(id: string, read: (row: Person) => unknown): FilterIndexColumn<Person> {
  return {
    id,
    read,
    valueIn: (raw) => (typeof raw === 'string' ? [raw] : Array.isArray(raw) ? raw : null),
    meaningOf: (text) =>
      text === 'nonsense'
        ? undefined
        : { words: text, holds: (value) => Array.isArray(value) && value.includes(text) },
  };
}

const columns = [column('city', ({ city }) => city), column('skills', ({ skills }) => skills)];

type Texts = Readonly<Record<string, readonly string[]>>;

const filtersOf = (texts: Texts) => Object.entries(texts).map(([id, value]) => ({ id, value }));

function idsFor(texts: Texts, globalFilter = '') {
  const columnFilters = filtersOf(texts);
  const searched = [{ id: 'id', meta: { searchText: ({ id }: Person) => `no ${id}` } }];
  const page = createTableIndex(people, searched).page({
    globalFilter,
    columnFilters,
    sorting: [],
    pagination: { pageIndex: 0, pageSize: 2 },
    filtered: createFilterIndex(people, columns).filtered(columnFilters),
  });
  return page.all().map(({ id }) => id);
}

describe('filtered rows', () => {
  test.each<[Texts, number[]]>([
    [{}, [1, 2, 3, 4]],
    [{ city: ['Pune'] }, [1, 4]],
    [{ city: ['Pune', 'Jaipur'] }, [1, 2, 4]],
    [{ city: ['Pune'], skills: ['cut'] }, [1]],
    [{ city: ['Agra'] }, []],
    [{ city: [NONE_OF, 'Pune'] }, [2, 3]],
    [{ skills: ['paste', NONE_OF, 'cut'] }, [2]],
    [{ city: [NONE_OF] }, [1, 2, 3, 4]],
    [{ city: [] }, [1, 2, 3, 4]],
    [{ city: ['nonsense'], unknown: ['x'] }, [1, 2, 3, 4]],
  ])('match %j', (filters, ids) => expect(idsFor(filters)).toEqual(ids));

  test('also match the search', () => {
    expect(idsFor({ city: ['Pune'] }, 'no 4')).toEqual([4]);
    expect(idsFor({ city: ['Pune'] }, 'no 2')).toEqual([]);
  });
});

describe('counts', () => {
  test('are given for each option, for empty rows and for filled rows', () => {
    const { counts } = createFilterIndex(people, columns);
    const all = (id: string, among?: Uint32Array) => Object.fromEntries(counts(id, among));
    const index = createFilterIndex(people, columns);
    index.readAll.work(Number.POSITIVE_INFINITY);
    expect(Object.fromEntries(index.counts('city', undefined))).toEqual({
      Pune: 2,
      Jaipur: 1,
      [EMPTY]: 1,
      [FILLED]: 3,
    });
    expect(Object.fromEntries(index.counts('skills', Uint32Array.of(0, 1)))).toEqual({
      paste: 1,
      cut: 1,
      [FILLED]: 2,
    });
    expect(all('unknown')).toEqual({});
  });
});

test('each column is read once for all filters', () => {
  const read = vi.fn(({ city }: Person) => city);
  const index = createFilterIndex(people, [{ ...columns[0], read } as FilterIndexColumn<Person>]);
  for (const city of ['Pune', 'Jaipur', 'Agra']) {
    const filtered = index.filtered(filtersOf({ city: [city] }));
    filtered.work(Number.POSITIVE_INFINITY);
    filtered.matches();
  }
  expect(read).toHaveBeenCalledTimes(people.length);
});

test('filters by any number of distinct values', () => {
  const many = Array.from({ length: 70_000 }, (_, id) => ({ id, city: `c${id}`, skills: [] }));
  const index = createFilterIndex(many, columns);
  index.readAll.work(Number.POSITIVE_INFINITY);
  for (const row of [0, 255, 256, 65_535, 65_536])
    expect([...(index.filtered(filtersOf({ city: [`c${row}`] })).matches() ?? [])]).toEqual([row]);
});

test('the text “null” is not an empty value', () => {
  const rows = ['null', null].map((city, id) => ({ id, city, skills: [] }));
  const index = createFilterIndex(rows, columns);
  index.readAll.work(Number.POSITIVE_INFINITY);
  expect(index.counts('city', undefined).get(EMPTY)).toBe(1);
});
