import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstItems } from './first-items';

test('the first items are read, whatever their texts have', () => {
  const items = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { minLength: 2 });
  fc.assert(
    fc.property(items, fc.boolean(), (all, isIndented) => {
      const json = JSON.stringify(all, null, isIndented ? 2 : 0);
      const count = all.length - 1;
      expect(firstItems(json, count)).toEqual(JSON.parse(json).slice(0, count));
    }),
  );
});

test('the text after them is not read', () => {
  expect(firstItems('[{"a":"]}\\""},{"a":[{}]},{"b', 2)).toEqual([{ a: ']}"' }, { a: [{}] }]);
});

test.each([
  '',
  '{"rows":[{},{},{}]}',
  '[]',
  '[{},{}]',
  '[{}',
  '"[{},{},{}]"',
  '<html>',
  '[1,2,3,4]',
])('%s has no first three items', (json) => expect(firstItems(json, 3)).toBeUndefined());
