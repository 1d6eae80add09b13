import { expect, test } from 'vitest';
import { slugOf } from './slug-of';

test.each([
  ['Misty Forest', 'misty-forest'],
  ['  Café & Bar – No. 2! ', 'cafe-bar-no-2'],
  ['मुंबई', ''],
])('the slug of %j is %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
