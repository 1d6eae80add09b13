import { expect, test } from 'vitest';
import { encodePart } from './encode-part';

test.each([
  ['leaf & banyan/1', 'leaf%20%26%20banyan%2F1'],
  ['🌿', '%F0%9F%8C%BF'],
  ['half\ud83c', 'half%EF%BF%BD'],
])('%j is part of an address as %s', (text, part) => {
  expect(encodePart(text)).toBe(part);
});
