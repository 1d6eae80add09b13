import { expect, test } from 'vitest';
import { fieldOf } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';
import { planEdit, sharedText, warningIn } from './plan-edit';

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
  planEdit(config, fieldOf(config, name), text, rows, ({ id }) => `Row ${id}`);

test('the plan of an edit says what changes, in the texts of the table', () => {
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

const discount = entityConfig({
  fields: [
    {
      name: 'type',
      type: 'select',
      options: [
        { value: 0, label: 'Amount' },
        { value: 1, label: 'Percentage' },
      ],
    },
    {
      name: 'amount',
      type: 'number',
      min: 0,
      max: { by: 'type', 1: 100 },
      display: { by: 'type', 0: { prefix: 'Rs. ' }, 1: { suffix: '%' } },
    },
  ],
});
const discounts = [
  { id: 1, type: 0, amount: 500 },
  { id: 2, type: 1, amount: 20 },
];
const amount = fieldOf(discount, 'amount');

test('a value that depends on another field is shown as it would be in each row', () => {
  const { changes } = planEdit(discount, amount, '30', discounts, ({ id }) => `Row ${id}`);
  expect(
    changes.flatMap(({ fields }) => fields.map(({ before, after }) => [before, after])),
  ).toEqual([
    ['Rs. 500', 'Rs. 30'],
    ['20%', '30%'],
  ]);
  const warning = (value: unknown, rows = discounts) => warningIn(discount, amount, value, rows);
  expect(warning(150)).toBe('Amount must be 100% or less if Type is “Percentage”.');
  expect(warning(150, discounts.slice(0, 1))).toBeUndefined();
  expect(warning(-1)).toBe('Amount must be 0 or more.');
  expect(warning(30)).toBeUndefined();
});

test('the plan says which fields the change hides, and that it empties them', () => {
  const lead = entityConfig({
    fields: [
      { name: 'isWon', type: 'boolean' },
      { name: 'quote', type: 'money', showIf: { isWon: true } },
    ],
  });
  const leads = [
    { id: 1, isWon: true, quote: 500 },
    { id: 2, isWon: true, quote: null },
  ];
  const isWon = fieldOf(lead, 'isWon');
  const { changes } = planEdit(lead, isWon, 'false', leads, ({ id }) => `Row ${id}`);
  const lost = { label: 'Is Won', before: 'Yes', after: 'No', isSecret: false };
  expect(changes.map(({ fields }) => fields)).toEqual([
    [lost, { label: 'Quote', before: '₹500', after: null, isSecret: false }],
    [lost],
  ]);
});
