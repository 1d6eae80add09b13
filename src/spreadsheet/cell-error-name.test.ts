import { expect, test } from 'vitest';
import { cellErrorName, parseCellErrorName } from './cell-error-name';

test('a cell’s error is named by row and field, and read back', () => {
  const position = { row: 12, field: 'metaTitle' };
  expect(cellErrorName(position)).toBe('rows.12.metaTitle');
  expect(parseCellErrorName('rows.12.metaTitle')).toEqual(position);
});

test.each([
  ['rows.5', { row: 5, field: '' }],
  ['row.7.slug', { row: 7, field: 'slug' }],
  ['rows.7.display.by', { row: 7, field: 'display.by' }],
  ['file', undefined],
  ['rows.x.slug', undefined],
])('%j means %j', (name, position) => {
  expect(parseCellErrorName(name)).toEqual(position);
});
