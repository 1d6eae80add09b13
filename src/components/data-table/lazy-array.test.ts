import { expect, test, vi } from 'vitest';
import { lazyArray } from './lazy-array';

test('items are made when they are read, and only once', () => {
  const make = vi.fn((text: string, index: number) => `${index} ${text}`);
  const items = lazyArray(['a', 'b', 'c'], make);
  expect([items.length, items[1], items[1], items[3]]).toEqual([3, '1 b', '1 b', undefined]);
  expect(make.mock.calls).toEqual([['b', 1]]);
});

test('iterating visits every item', () => {
  const items = lazyArray([1, 2, 3], (number) => number * 2);
  const seen: number[] = [];
  items.forEach((item) => {
    seen.push(item);
  });
  expect([seen, items.filter((item) => item > 2), [...items]]).toEqual([
    [2, 4, 6],
    [4, 6],
    [2, 4, 6],
  ]);
});
