import { expect, test } from 'vitest';
import { pageRanges } from './contents';

test.each([
  [[], []],
  [[3], ['3']],
  [[3, 4, 5], ['3–5']],
  [
    [3, 5, 6, 9],
    ['3', '5–6', '9'],
  ],
])('the pages %j are written as %j', (pages, ranges) => {
  expect(pageRanges(pages)).toEqual(ranges);
});
