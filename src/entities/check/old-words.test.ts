import { expect, test } from 'vitest';
import { checkConfig } from './check-config';
import { inNewWords } from './old-words';

const OLD = `{
  "$schema": "./schema.json",
  "name": "coupon",
  "label": "Coupon",
  "defaultSort": { "field": "till", "direction": "desc" },
  "fields": [
    { "name": "code", "type": "text" },
    { "name": "till", "type": "date" },
    { "name": "status", "type": "boolean", "trueLabel": "Active" },
    { "name": "zone", "type": "select", "optionsFrom": { "entity": "zone", "field": "name" } },
    { "name": "card", "type": "aadhaar" }
  ],
  "columns": [
    { "field": "code", "searchable": true, "sortable": true },
    { "field": "till", "sortable": true, "width": 120 },
    { "field": "status" },
    { "field": "card" }
  ],
  "sections": [{ "label": "More", "fields": ["till", "card"] }],
  "views": [{ "name": "Ends soon", "address": "f.status=Active&f.till=this-week&sort=till" }]
}
`;

const NEW = `{
  "$schema": "./schema.json",
  "label": "Coupon",
  "sort": "-till",
  "fields": [
    { "name": "code", "type": "text" },
    { "name": "till", "type": "date" },
    { "name": "status", "type": "boolean", "trueLabel": "Active" },
    { "name": "zone", "type": "select", "optionsFrom": { "to": "zone", "key": "name" } },
    { "name": "card", "type": "aadhaar" }
  ],
  "columns": [
    "code",
    { "field": "till", "width": 120, "searchable": false },
    { "field": "status", "searchable": false, "sortable": false },
    "card"
  ],
  "form": ["code", "status", "zone", { "label": "More", "fields": ["till", "card"] }],
  "views": [{ "name": "Ends soon", "filter": { "status": true, "till": "this-week" }, "sort": "till" }]
}
`;

const check = (text: string) => checkConfig(text, 'coupon.json', 'coupon').problems;
const change = (keys: object) => JSON.stringify({ ...JSON.parse(OLD), ...keys }, null, 2);

test('a file with old keys is rewritten, and everything else stays as it is', () => {
  expect(inNewWords(OLD, 'coupon')).toBe(NEW);
  expect(inNewWords(NEW, 'coupon')).toBe(NEW);
  expect(check(NEW)).toEqual([]);
});

test('each old key is reported once, at its line, with an example', () => {
  const problems = check(OLD);
  expect(problems.map(({ path, line }) => [path, line])).toEqual([
    ['name', 3],
    ['defaultSort', 5],
    ['fields[3].optionsFrom.entity', 10],
    ['sections', 19],
    ['views[0].address', 20],
  ]);
  expect(problems.every(({ fix, example }) => fix && example)).toBe(true);
});

test('other problems are reported beside old keys', () => {
  const text = OLD.replace('"type": "date"', '"type": "dat"');
  expect(check(text).map(({ path }) => path)).toContain('fields[1].type');
});

test.each([
  ['the name of another file', { name: 'cupon' }, 'name'],
  ['a direction that is none', { defaultSort: { field: 'till', direction: 'up' } }, 'defaultSort'],
  ['an address of no column', { views: [{ name: 'A', address: 'f.gone=1' }] }, 'views[0].address'],
])('%s has no right answer', (_, keys, path) => {
  const problem = check(change(keys)).find((one) => one.path === path);
  expect(problem).toMatchObject({ fix: undefined });
  expect(check(change(keys)).filter((one) => one.path === path)).toHaveLength(1);
});

test('a form keeps only the fields that it had', () => {
  const form = ['code', 'till'];
  const text = inNewWords(change({ form }), 'coupon');
  expect(JSON.parse(text)).toMatchObject({ form: ['code', { label: 'More', fields: ['till'] }] });
  expect(text).not.toContain('sections');
});
