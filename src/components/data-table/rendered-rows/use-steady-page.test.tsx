import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTableIndex } from '../../../table/table-index';
import { firstQuery, type Person, people, personColumns } from '../testing';
import { useSteadyPage } from './use-steady-page';

const rowId = ({ id }: Person) => String(id);
const zed: Person = { id: 99, name: 'Zed', city: 'Pune', rate: 1 };

interface Shown {
  readonly rows: readonly Person[];
  readonly keepsView?: boolean | string;
  readonly queryKey?: string;
}

/** Shows people. Changes are made by others or, without `keepsView`, by the user. */
function show() {
  const start: Shown = { rows: people };
  const { result, rerender } = renderHook(
    ({ rows, keepsView = true, queryKey = '' }: Shown) => {
      const page = createTableIndex(rows, personColumns).page(firstQuery);
      return useSteadyPage(page, { rows, rowId, queryKey, keepsView });
    },
    { initialProps: start },
  );
  const seen = () => [
    result.current.page?.rows.map(({ name }) => name).join(' '),
    result.current.waiting,
  ];
  return { rerender, seen, showAll: () => act(() => result.current.show()) };
}

test('changed values, removals and rows that follow later are shown at once', () => {
  const { rerender, seen } = show();
  rerender({ rows: people.map((one) => (one.id === 1 ? { ...one, name: 'Bo' } : one)) });
  expect(seen()).toEqual(['Ann Bo Cid Dev Eve', undefined]);
  rerender({ rows: [...people, zed] });
  expect(seen()).toEqual(['Ann Bob Cid Dev Eve', undefined]);
  rerender({ rows: people.filter(({ id }) => id !== 2) });
  expect(seen()).toEqual(['Ann Bob Dev Eve Fay', undefined]);
});

test('nothing moves while the row that `keepsView` names is on the page', () => {
  const { rerender, seen } = show();
  rerender({ rows: [...people].reverse(), keepsView: '2' });
  expect(seen()).toEqual(['Ann Bob Cid Dev Eve', 0]);
  rerender({ rows: [zed, ...people], keepsView: '99' });
  expect(seen()).toEqual(['Zed Ann Bob Cid Dev', undefined]);
});

test('rows that no longer match stay until the list is updated', () => {
  const query = { ...firstQuery, globalFilter: 'Pune' };
  const inPune = people.filter(({ city }) => city === 'Pune');
  const [first] = inPune;
  const moved = people.map((one) => (one === first ? { ...one, city: 'Nashik' } : one));
  const { result, rerender } = renderHook(
    ({ rows }) => {
      const index = createTableIndex(rows, personColumns);
      index.prepare(query, Number.POSITIVE_INFINITY);
      const page = index.page(query);
      return useSteadyPage(page, { rows, rowId, queryKey: '', keepsView: true });
    },
    { initialProps: { rows: people } },
  );
  const seen = () => ({
    ids: result.current.page?.rows.map(({ id }) => id),
    matching: result.current.page?.matching,
    gone: [...(result.current.gone ?? [])].map(({ id }) => id),
  });
  const ids = inPune.map(({ id }) => id);
  expect(seen()).toEqual({ ids: ids.slice(0, 5), matching: ids.length, gone: [] });
  rerender({ rows: moved });
  expect(seen()).toEqual({ ids: ids.slice(0, 5), matching: ids.length - 1, gone: [first?.id] });
  act(() => result.current.show());
  expect(seen()).toEqual({ ids: ids.slice(1, 6), matching: ids.length - 1, gone: [] });
});

test('only rows that match are counted as waiting', () => {
  const query = { ...firstQuery, globalFilter: 'Pune' };
  const { result, rerender } = renderHook(
    ({ rows }) => {
      const page = createTableIndex(rows, personColumns).page(query);
      return useSteadyPage(page, { rows, rowId, queryKey: '', keepsView: true });
    },
    { initialProps: { rows: people } },
  );
  const others = [97, 98].map((id) => ({ ...zed, id, city: 'Surat' }));
  rerender({ rows: [zed, ...others, ...people] });
  expect(result.current.waiting).toBe(1);
  rerender({ rows: [zed, ...others.map((one) => ({ ...one, city: 'Pune' })), ...people] });
  expect(result.current.waiting).toBe(3);
});

test('rows that would shift others wait until they are asked for', () => {
  const { rerender, seen, showAll } = show();
  rerender({ rows: [zed, ...people] });
  expect(seen()).toEqual(['Ann Bob Cid Dev Eve', 1]);
  rerender({
    rows: [{ ...zed, id: 98 }, zed, ...people.map((one) => ({ ...one, name: `${one.name}!` }))],
  });
  expect(seen()).toEqual(['Ann! Bob! Cid! Dev! Eve!', 2]);
  showAll();
  expect(seen()).toEqual(['Zed Zed Ann! Bob! Cid!', undefined]);
  rerender({ rows: [...people].reverse() });
  expect(seen()).toEqual(['Ann Bob Cid', 0]);
  rerender({ rows: [...people].reverse(), keepsView: false });
  expect(seen()).toEqual(['Lea Kim Jan Ian Hal', undefined]);
  rerender({ rows: [zed, ...people], queryKey: 'sorted' });
  expect(seen()).toEqual(['Zed Ann Bob Cid Dev', undefined]);
});
