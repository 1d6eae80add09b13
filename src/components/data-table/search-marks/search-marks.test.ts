import { expect, test } from 'vitest';
import { placesOf } from './search-marks';

test.each([
  ['Pune', 'un', ['un']],
  ['PUNE, Pune', 'pune', ['PUNE', 'Pune']],
  ['Café Öl', 'cafe', ['Café']],
  ['Cafe\u0301 noir', 'fe n', ['fe\u0301 n']],
  ['ﬁne oﬃce', 'ffi', ['ﬃ']],
  ['ﬁne', 'i', ['ﬁ']],
  ['𝒫une', 'une', ['une']],
  ['Surat', 'pune', []],
])('in %j, a search for %j marks %j', (text, word, found) => {
  expect(placesOf(text, word).map(([from, to]) => text.slice(from, to))).toEqual(found);
});
