import { expect, test } from 'vitest';
import { aroundDifference } from './around-difference';

test('short texts are kept', () => {
  expect(aroundDifference('', 'b'.repeat(240))).toEqual(['', 'b'.repeat(240)]);
});

test('long texts are shown where they differ', () => {
  const same = 'word '.repeat(200);
  const [before, after] = aroundDifference(`${same}old${same}`, `${same}new${same}`);
  expect(before).toMatch(/^….{60}old.{177}…$/);
  expect(after).toMatch(/^….{60}new.{177}…$/);
});

test('a text that is longer than the other is shown to its end', () => {
  const same = 'x'.repeat(300);
  const [before, after] = aroundDifference(same, `${same} and more`);
  expect([before, after]).toEqual([`…${'x'.repeat(60)}`, `…${'x'.repeat(60)} and more`]);
});

test('a removed text is empty', () => {
  expect(aroundDifference('x'.repeat(300), '')[1]).toBe('');
});

test('an excerpt of a long text never starts or ends within a character', () => {
  const same = '🙂'.repeat(200);
  const [start, end] = [`…${'🙂'.repeat(30)}`, `${'🙂'.repeat(89)}…`];
  // These two differ only in their second halves.
  expect(aroundDifference(`${same}😀${same}`, `${same}😁${same}`)).toEqual([
    `${start}😀${end}`,
    `${start}😁${end}`,
  ]);
  expect(aroundDifference(`${same}a${same}`, `${same}b${same}`)).toEqual([
    `${start}a${end}`,
    `${start}b${end}`,
  ]);
});
