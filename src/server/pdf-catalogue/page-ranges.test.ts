import { expect, test } from 'vitest';
import { pageRanges } from './contents';

test.each([
  [[], []],
  [[3], ['3-3']],
  [[3, 3, 3], ['3-3']],
  [[3, 4, 4, 5], ['3-5']],
  [
    [3, 5, 6, 9],
    ['3-3', '5-6', '9-9'],
  ],
])('%j is %j', (pages, ranges) => {
  expect(pageRanges(pages).map(({ first, last }) => `${first}-${last}`)).toEqual(ranges);
});
