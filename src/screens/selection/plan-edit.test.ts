import { expect, test } from 'vitest';
import { fieldOf } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';
import { planEdit, sharedText } from './plan-edit';

const config = entityConfig({
  fields: [
    { name: 'city', type: 'text' },
    { name: 'rate', type: 'money' },
  ],
});
const rows = [
  { id: 1, city: 'Pune', rate: '450.00' },
  { id: 2, city: null, rate: 450 },
];
const plan = (name: string, text: string) =>
  planEdit(fieldOf(config, name), text, rows, ({ id }) => `Row ${id}`);

test('says what changes, in the texts of the table', () => {
  const city = { label: 'City', after: 'Surat', isSecret: false };
  expect(plan('city', 'Surat')).toEqual({
    count: 2,
    unchanged: 0,
    changes: [
      { row: '1', title: 'Row 1', action: 'update', fields: [{ ...city, before: 'Pune' }] },
      { row: '2', title: 'Row 2', action: 'update', fields: [{ ...city, before: null }] },
    ],
  });
  expect(plan('rate', '450')).toEqual({ count: 0, unchanged: 2, changes: [] });
});

test('there is a shared text only if no row differs', () => {
  expect(sharedText(fieldOf(config, 'rate'), rows)).toBe('450');
  expect(sharedText(fieldOf(config, 'city'), rows)).toBeUndefined();
});
