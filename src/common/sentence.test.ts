import { expect, test } from 'vitest';
import { sentence } from './sentence';

test.each([
  ['Asha also changed City', 'Asha also changed City.'],
  ['Rows 3 and 5 have the same Aadhaar No.', 'Rows 3 and 5 have the same Aadhaar No.'],
])('%j as a sentence is %j', (text, expected) => {
  expect(sentence(text)).toBe(expected);
});
