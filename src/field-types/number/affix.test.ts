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
])('adds the affixes for %j', (row, text) => {
  expect(displayText(amount, '1500', row)).toBe(text);
});

test('adds the same affixes to every number by default', () => {
  expect(displayText({ ...numberFixtures.field, suffix: ' m' }, 2.5, {})).toBe('2.5 m');
});
