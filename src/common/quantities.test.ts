import { expect, test } from 'vitest';
import { formatBytes, MEGABYTE, plural } from './quantities';

test.each([
  [1, '1 row'],
  [0, '0 rows'],
  [1_234_567, '12,34,567 rows'],
])('%d reads as %j', (count, text) => {
  expect(plural(count, 'row')).toBe(text);
});

test('an irregular plural can be given', () => {
  expect(plural(2, 'entry', 'entries')).toBe('2 entries');
});

test.each([
  [0, '0 B'],
  [20 * 1024, '20 kB'],
  [1.44 * MEGABYTE, '1.4 MB'],
  [20 * MEGABYTE, '20 MB'],
])('%d bytes read as %j', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
