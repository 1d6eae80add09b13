import { expect, test } from 'vitest';
import { displayText } from '../read';
import { numberConfig } from '.';
import { numberFixtures } from './fixtures';

const amount = {
  ...numberConfig().parse({
    ...numberFixtures.field,
    display: { by: 'type', 0: { prefix: 'Rs. ' }, 1: { suffix: '%' } },
  }),
  label: 'Amount',
};

test.each([
  [{ type: 0 }, 'Rs. 1,500'],
  [{ type: '1' }, '1,500%'],
  [{ type: true }, '1,500%'],
  [{ type: null }, '1,500'],
  [{ type: 'by' }, '1,500'],
  [{}, '1,500'],
])('a number of the row %j is shown with its affixes', (row, text) => {
  expect(displayText(amount, '1500', row)).toBe(text);
});

test.each([
  [{ type: 0 }, 1299.5, 'Rs. 1,299.50'],
  [{ type: 0 }, 1299.25, 'Rs. 1,299.25'],
  [{ type: 0 }, 0.125, 'Rs. 0.125'],
  [{ type: 1 }, 12.5, '12.5%'],
])(
  'a number of the row %j has paise with two digits only after a sign for rupees: %d',
  (row, value, text) => {
    expect(displayText(amount, value, row)).toBe(text);
  },
);

test('every number has the same affixes by default', () => {
  expect(displayText({ ...numberFixtures.field, suffix: ' m' }, 2.5, {})).toBe('2.5 m');
});
