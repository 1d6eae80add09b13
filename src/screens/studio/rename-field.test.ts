import { expect, test } from 'vitest';
import { renameField } from './rename-field';

const supplier = `{
  "label": "Supplier",
  "fields": [
    { "name": "code", "type": "text" },
    { "name": "rate", "type": "number", "max": { "by": "code", "1": 100 }, "display": { "by": "code" } },
    { "name": "city", "type": "text", "label": "code", "showIf": { "code": "code" } },
    { "name": "partner", "type": "reference", "to": "supplier", "key": "code" }
  ],
  "columns": ["code", { "field": "code", "tag": { "label": "Old", "showIf": { "code": 1 } } }],
  "form": ["city", { "label": "code", "fields": ["code"] }],
  "sort": "-code",
  "views": [{ "name": "code", "filter": { "code": "code" }, "sort": ["city", "code"], "columns": ["code"] }],
  "searchPreview": { "title": "code", "description": "city", "address": "/in/{code}/{city}" },
  "actions": {
    "update": { "fields": ["code"] },
    "bulkUpdate": { "key": "code", "columns": ["code", "city"] }
  }
}`;

const rename = (files: Record<string, string>, from = 'code', to = 'number') =>
  renameField(new Map(Object.entries(files)), { entity: 'supplier', from, to, isPublished: true });

test('a field is renamed wherever its file names it, and nowhere else', () => {
  expect(rename({ supplier }).get('supplier')).toBe(`{
  "label": "Supplier",
  "fields": [
    { "name": "number", "type": "text", "label": "Code", "was": "code" },
    { "name": "rate", "type": "number", "max": { "by": "number", "1": 100 }, "display": { "by": "number" } },
    { "name": "city", "type": "text", "label": "code", "showIf": { "number": "code" } },
    { "name": "partner", "type": "reference", "to": "supplier", "key": "number" }
  ],
  "columns": ["number", { "field": "number", "tag": { "label": "Old", "showIf": { "number": 1 } } }],
  "form": ["city", { "label": "code", "fields": ["number"] }],
  "sort": "-number",
  "views": [{ "name": "code", "filter": { "number": "code" }, "sort": ["city", "number"], "columns": ["number"] }],
  "searchPreview": { "title": "number", "description": "city", "address": "/in/{number}/{city}" },
  "actions": {
    "update": { "fields": ["number"] },
    "bulkUpdate": { "key": "number", "columns": ["number", "city"] }
  }
}`);
});

test('the first name that was published is kept, and renaming back removes it', () => {
  const once = rename({ supplier }).get('supplier') ?? '';
  const twice = rename({ supplier: once }, 'number', 'no').get('supplier') ?? '';
  expect(twice).toContain('{ "name": "no", "type": "text", "label": "Code", "was": "code" }');
  expect(rename({ supplier: twice }, 'no', 'code').get('supplier')).toBe(supplier);
});

test('a field that no row has needs no earlier name', () => {
  const file = '{ "fields": [{ "name": "code", "type": "text" }] }';
  const name = { entity: 'supplier', from: 'code', to: 'number', isPublished: false };
  expect(renameField(new Map([['supplier', file]]), name).get('supplier')).toBe(
    file.replace('"code", "type": "text"', '"number", "type": "text", "label": "Code"'),
  );
});

test('other entities that refer to the field follow; those that refer to another stay', () => {
  const stock = `{ "fields": [
    { "name": "code", "type": "reference", "to": "supplier", "key": "code" },
    { "name": "other", "type": "reference", "to": "zone", "key": "code" },
    { "name": "code2", "type": "select", "optionsFrom": { "to": "supplier", "key": "code" } }
  ] }`;
  const zone = '{ "fields": [{ "name": "code", "type": "text" }] }';
  const changed = rename({ supplier, stock, zone, broken: '{' });
  expect([...changed.keys()]).toEqual(['supplier', 'stock']);
  expect(changed.get('stock')).toBe(
    stock.replaceAll('"to": "supplier", "key": "code"', '"to": "supplier", "key": "number"'),
  );
});
