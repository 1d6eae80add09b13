import { expect, test } from 'vitest';
import { moneyFixtures } from './money/fixtures';
import { numberFixtures } from './number/fixtures';
import { displayText } from './read';
import { messagesAbout } from './schema';

const { field: rolls } = numberFixtures;
const { field: rate } = moneyFixtures;

const MOST_ROLLS = 'Rolls must be 9,00,71,99,25,47,40,991 or less.';
const LEAST_ROLLS = 'Rolls must be -9,00,71,99,25,47,40,991 or more.';
const MOST_MONEY = 'Rate must be ₹9,00,71,99,25,47,409.91 or less.';
const LEAST_MONEY = 'Rate must be -₹9,00,71,99,25,47,409.91 or more.';

test.each([
  [rolls, 2 ** 53, [MOST_ROLLS]],
  [rolls, -(2 ** 53), [LEAST_ROLLS]],
  [{ ...rolls, integer: true }, 1e20, [MOST_ROLLS]],
  [{ ...rolls, max: 1e20 }, 1e20, [MOST_ROLLS]],
  [{ ...rolls, max: 1000 }, 1e20, ['Rolls must be 1,000 or less.']],
  [rate, 2 ** 53, [MOST_MONEY]],
  [rate, -(2 ** 53), [LEAST_MONEY]],
  [rate, 1e14, [MOST_MONEY]],
])(
  'of numbers whose digits would be changed, the limit is named: %j, %d',
  (field, value, messages) => {
    expect(messagesAbout(field, value)).toEqual(messages);
  },
);

test('a number beyond the limit is still shown if it is already stored', () => {
  expect(displayText(rolls, 2 ** 53, {})).toBe('9,00,71,99,25,47,40,992');
});
