import { expect, test } from 'vitest';
import { fieldOf } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';
import { planEdit } from './plan-edit';

const config = entityConfig({
  fields: [
    { name: 'city', type: 'text', max: 6 },
    { name: 'rate', type: 'money', label: 'Rate', required: true },
    { name: 'isGift', type: 'boolean' },
    { name: 'to', type: 'text', label: 'To', showIf: { isGift: true }, required: true },
  ],
});
const rows = [
  { id: 1, city: 'Pune', rate: '450.00', isGift: 0, to: null },
  { id: 2, city: null, rate: 450, isGift: '1', to: 'Asha' },
];
const plan = (name: string, text: string) => planEdit(config, fieldOf(config, name), text, rows);

test('says what changes, in the texts of the table', () => {
  expect(plan('city', 'Surat')).toEqual({
    ...{ count: 2, unchanged: 0, after: 'Surat', invalid: [] },
    changes: [
      { row: rows[0], before: 'Pune' },
      { row: rows[1], before: '' },
    ],
  });
  expect(plan('rate', '450')).toMatchObject({ count: 0, unchanged: 2 });
});

test.each([
  ['city', 'Ahmedabad', [1, 2]],
  ['rate', '', [1, 2]],
  ['rate', 'dear', [1, 2]],
  ['to', 'Ravi', [1]],
  ['isGift', 'Yes', [1]],
])('%s %j can’t be a value of the rows %j', (name, text, ids) => {
  const { invalid, count } = plan(name, text);
  expect(invalid.map(({ row }) => row.id)).toEqual(ids);
  expect(invalid.every(({ message }) => message !== '')).toBe(true);
  expect(count).toBe(name === 'to' ? 1 : 0);
});
