import { expect, test } from 'vitest';
import { withSwapped, withValue } from './edit-text';

const text = `{
  "label": "Coupon",
  "pageSize": 5,
  "fields": [
    { "name": "code", "type": "text" },
    {
      "name": "city",
      "type": "text"
    }
  ],
  "actions": { "add": {}, "remove": {} }
}
`;

test('a value is changed where it is, and everything else stays as it is written', () => {
  expect(withValue(text, ['pageSize'], 10)).toBe(text.replace('5', '10'));
  expect(withValue(text, ['actions', 'remove'], undefined)).toBe(
    text.replace(', "remove": {}', ''),
  );
});

test('a new key follows the others, and is formatted like them', () => {
  expect(withValue(text, ['fields', 0, 'required'], true)).toContain(
    '{ "name": "code", "type": "text", "required": true }',
  );
  expect(withValue(text, ['fields', 1, 'required'], true)).toContain(
    '      "type": "text",\n      "required": true\n    }',
  );
  expect(withValue(text, ['actions', 'bulkUpdate'], { key: 'code' })).toContain(
    '{ "add": {}, "remove": {}, "bulkUpdate": { "key": "code" } }',
  );
  expect(withValue('{\n  "fields": []\n}', ['actions'], {})).toBe(
    '{\n  "fields": [],\n  "actions": {}\n}',
  );
});

test('swapped neighbours keep their formatting', () => {
  const swapped = withSwapped(text, ['fields'], 0);
  expect(swapped).toContain('"type": "text"\n    },\n    { "name": "code", "type": "text" }\n  ]');
  expect(withSwapped(swapped, ['fields'], 0)).toBe(text);
  expect(withSwapped(text, ['fields'], 1)).toBe(text);
});

test('any item of a list is removed', () => {
  const list = '{ "options": [{ "value": 1 }, { "value": 2 }, { "value": 3 }] }';
  expect(withValue(list, ['options', 2], undefined)).toBe(list.replace(', { "value": 3 }', ''));
  expect(withValue(list, ['options', 0], undefined)).toBe(list.replace('{ "value": 1 }, ', ''));
});
