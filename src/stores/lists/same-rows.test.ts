import { expect, test } from 'vitest';
import { keepSameRows, patchRows } from './same-rows';

const list = () => [
  { id: 1, name: 'A', user: { mobile: '1' }, tags: ['x'] },
  { id: 2, name: null, user: null, tags: [] },
  { id: 3, name: 'C', user: { mobile: '3' }, tags: ['y', 'z'] },
];

test('equal rows keep the list', () => {
  const last = list();
  expect(keepSameRows(last, list())).toBe(last);
});

test('a list that stays empty stays the same list', () => {
  const last = Object.freeze([]);
  expect(keepSameRows(last, [])).toBe(last);
});

test('only a changed row is a new object', () => {
  const last = list();
  const next = list().map((row) => (row.id === 2 ? { ...row, name: 'B' } : row));
  const kept = keepSameRows(last, next);
  expect(kept).toEqual(next);
  expect(kept).not.toBe(last);
  expect(kept.map((row, index) => row === last[index])).toEqual([true, false, true]);
  expect(Object.isFrozen(kept)).toBe(true);
});

test('rows before new ones keep their objects', () => {
  const last = list();
  const next = [...list(), { id: 4, name: 'D', user: null, tags: [] }];
  const kept = keepSameRows(last, next);
  expect(kept).toEqual(next);
  expect(last.every((row, index) => row === kept[index])).toBe(true);
});

test('moved rows keep their objects', () => {
  const last = list();
  const next = [{ id: 9, name: 'new', user: null, tags: [] }, ...list()];
  const kept = keepSameRows(last, next);
  expect(kept).toEqual(next);
  expect(kept.slice(1).every((row, index) => row === last[index])).toBe(true);
});

test.each([
  ['one row less', () => list().slice(0, 2)],
  ['one field more', () => list().map((row) => ({ ...row, more: undefined }))],
  ['another field', () => list().map(({ name, ...row }) => ({ ...row, nick: name }))],
  ['a deep change', () => list().map((row) => ({ ...row, tags: [...row.tags].reverse() }))],
  ['a text instead of a number', () => list().map((row) => ({ ...row, id: String(row.id) }))],
  ['the removal of all rows', () => []],
])('%s makes a new list', (_, make) => {
  const last = list();
  const next = make();
  const kept = keepSameRows(last, next);
  expect(kept).not.toBe(last);
  expect(kept).toEqual(next);
});

const numbers = (ids: readonly number[], name = 'A') => ids.map((id) => ({ id, name }));

test.each([
  ['a changed row', numbers([3], 'B'), []],
  ['an added row', numbers([9]), []],
  ['rows added everywhere', numbers([9, 1, 4]), []],
  ['a removed row', [], [5]],
  ['a removed row and an added one', numbers([4]), [5]],
  ['everything at once', [...numbers([2], 'B'), ...numbers([1, 10])], [3, 5]],
])('%s is patched into its place, in either order', (_, changed, removed) => {
  const last = numbers([2, 3, 5]);
  const next = new Map(last.map((row) => [row.id, row]));
  for (const id of removed) next.delete(id);
  for (const row of changed) next.set(row.id, row);
  const sorted = [...next.values()].sort((one, other) => one.id - other.id);
  const patched = patchRows(last, { changed, removed, order: 'asc' });
  expect(patched).toEqual(sorted);
  expect(Object.isFrozen(patched)).toBe(true);
  for (const row of last.filter((kept) => next.get(kept.id) === kept))
    expect(patched).toContain(row);
  const reversed = patchRows([...last].reverse(), { changed, removed, order: 'desc' });
  expect(reversed).toEqual([...sorted].reverse());
});

test('a patch that changes nothing keeps the list', () => {
  const last = numbers([2, 3, 5]);
  const changed = numbers([3]);
  expect(patchRows(last, { changed, removed: [7], order: 'asc' })).toBe(last);
});
