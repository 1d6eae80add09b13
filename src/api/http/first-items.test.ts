import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstItems } from './first-items';

test('the first items are read, whatever their texts contain', () => {
  const items = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { minLength: 2 });
  const check = (all: readonly object[], isIndented: boolean) => {
    const json = JSON.stringify(all, null, isIndented ? 2 : 0);
    const count = all.length - 1;
    expect(firstItems(json, count)).toEqual(JSON.parse(json).slice(0, count));
  };
  fc.assert(fc.property(items, fc.boolean(), check));
});

test('the text after the first items is not read', () => {
  expect(firstItems('[{"a":"]}\\""},{"a":[{}]},{"b', 2)).toEqual([{ a: ']}"' }, { a: [{}] }]);
});

test.each(['[{"rate":NaN}]', '[[}]'])(
  'items that are not JSON are returned as text: %s',
  (text) => {
    expect(firstItems(`${text.slice(0, -1)},{}]`, 1)).toBe(text);
  },
);

test('an item with a text of ten million characters is read', () => {
  const long = { text: 'x'.repeat(10_000_000) };
  expect(firstItems(JSON.stringify([long, {}]), 1)).toEqual([long]);
});

test.each([
  '',
  '{"a":{},"b":{},"c":{}}',
  '[]',
  '[{},{}]',
  '[{}',
  '"[{},{},{}]"',
  '<html>',
  '[1,2,3,4]',
])('%j has no first three items', (json) => expect(firstItems(json, 3)).toBeUndefined());
