import { expect, test } from 'vitest';
import { shopFormat } from './format-moment';

test('a moment is shown in the time of the shop', () => {
  const late = new Date('2026-11-20T20:05:00Z');
  expect(shopFormat({ timeStyle: 'short' }).format(late)).toMatch(/^1:35\s?am$/i);
  expect(shopFormat({ dateStyle: 'medium' }).format(late)).toBe('21 Nov 2026');
});
