import { expect, test } from 'vitest';
import { slugOf } from './slug-of';

test.each([
  ['Misty Forest', 'misty-forest'],
  ['  Café & Bar – No. 2! ', 'cafe-bar-no-2'],
  ['Misty Forest №1', 'misty-forest-no1'],
  ['Größe Ø 5 Łódź', 'grosse-o-5-lodz'],
  ['मुंबई', ''],
])('the slug of %j is %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
