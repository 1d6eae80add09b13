import { expect, it } from 'vitest';
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

it.each([
  [{ type: 0 }, 'Rs. 1,500'],
  [{ type: '1' }, '1,500%'],
  [{ type: true }, '1,500%'],
  [{ type: null }, '1,500'],
  [{ type: 'by' }, '1,500'],
  [{}, '1,500'],
])('puts the texts of %j around a number', (row, text) => {
  expect(displayText(amount, '1500', row)).toBe(text);
});

it('puts the same texts around every number when nothing else decides', () => {
  expect(displayText({ ...numberFixtures.field, suffix: ' m' }, 2.5, {})).toBe('2.5 m');
});
