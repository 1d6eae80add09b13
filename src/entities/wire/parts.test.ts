import { describe, expect, test } from 'vitest';
import { body, headings, id, MAX_ID, NO_ID, required, text, wholeNumber } from './parts';

test.each([0, 7, '7', '0007', MAX_ID, String(MAX_ID)])('%j is a whole number', (sent) => {
  expect(wholeNumber.parse(sent)).toBe(Number(sent));
});

const odd = [undefined, null, '', ' 7 ', 'x', -1, 1.5, 1e300, MAX_ID + 1, true, [7], { id: 7 }];

test.each(odd)('%j is not a whole number, so it is the id of nothing', (sent) => {
  expect(wholeNumber.safeParse(sent).success).toBe(false);
  expect(id.parse(sent)).toBe(NO_ID);
});

test('a required id is rejected only if it is missing', () => {
  const named = body({ id: required(id, 'Which one?') });
  expect(named.parse({ id: 'x' })).toEqual({ id: NO_ID });
  for (const sent of [{}, { id: null }])
    expect(named.safeParse(sent).error?.issues).toMatchObject([{ message: 'Which one?' }]);
});

test('a long heading is cut between characters', () => {
  expect(headings.parse([`${'x'.repeat(99)}😀`])).toEqual(['x'.repeat(99)]);
});

describe('a text', () => {
  test('is trimmed, and may be empty unless it is required', () => {
    expect(text(5).parse(' abc ')).toBe('abc');
    expect(text(5).parse('  ')).toBe('');
    expect(text(5, 'Enter it.').safeParse('  ').error?.issues).toMatchObject([
      { message: 'Enter it.' },
    ]);
  });

  test.each([7, null, ['a'], 'abcdef', 'a\0'])('is not %j', (sent) => {
    expect(text(5).safeParse(sent).success).toBe(false);
  });
});
