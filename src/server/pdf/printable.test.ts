import { expect, test } from 'vitest';
import { fontCache } from './fonts';
import { printable } from './printable';

const fontFor = fontCache();
const print = (text: string) => printable(text, fontFor(text, 'regular'));

test.each([
  'Lakshmi Iyer, 12 × 9 ft – ₹1,23,456.50',
  'श्रीमती लक्ष्मी अय्यर',
  'কলকাতা',
  'અમદાવાદ',
  'ਅੰਮ੍ਰਿਤਸਰ',
  'ಬೆಂಗಳೂರು 560038',
  'തിരുവനന്തപുരം',
  'ଭୁବନେଶ୍ୱର',
  'கோயம்புத்தூர் Road',
  'విజయవాడ',
])('%s is printed unchanged', (text) => {
  expect(print(text)).toBe(text.normalize('NFC'));
});

test.each([
  ['Two\r\nlines\tand  spaces ', 'Two lines and spaces'],
  ['Home 🏠 sweet 👨‍👩‍👧 home', 'Home sweet home'],
  ['a\u0000b\u0007\u200e', 'ab'],
  ['محمد خان', '? ?'],
  ['王 Wang', '? Wang'],
  ['e\u0301', 'é'],
  ['क्\u200dष', 'क्\u200dष'],
  ['🏠', ''],
])('%j is printed as %j', (text, printed) => {
  expect(print(text)).toBe(printed);
});
