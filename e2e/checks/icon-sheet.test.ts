import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconSheet } from '../shots/icons';

test('the guide for editors shows every icon (npm run shots draws them)', () => {
  expect(readFileSync('e2e/shots/pictures/icons.svg', 'utf8')).toBe(iconSheet());
});
