import { expect, test } from 'vitest';
import { inSentence } from './in-sentence';

test.each([
  ['Coupons', 'coupons'],
  ['Custom Catalogue', 'custom catalogue'],
  ['FAQs', 'FAQs'],
  ['Wallpaper ID', 'wallpaper ID'],
  ['फ़र्नीचर', 'फ़र्नीचर'],
])('within a sentence, the label %s is %s', (label, expected) => {
  expect(inSentence(label)).toBe(expected);
});
