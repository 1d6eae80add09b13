import { expect, test } from 'vitest';
import { keepSameRows } from './same-rows';

const list = () => [
  { id: 1, name: 'A', user: { mobile: '1' }, tags: ['x'] },
  { id: 2, name: null, user: null, tags: [] },
  { id: 3, name: 'C', user: { mobile: '3' }, tags: ['y', 'z'] },
];

test('equal rows keep the list', () => {
  const last = list();
  expect(keepSameRows(last, list())).toBe(last);
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
  ['no rows', () => []],
])('%s is a new list', (_, make) => {
  const last = list();
  const next = make();
  const kept = keepSameRows(last, next);
  expect(kept).not.toBe(last);
  expect(kept).toEqual(next);
});
