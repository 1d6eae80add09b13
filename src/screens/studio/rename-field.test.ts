import { expect, test } from 'vitest';
import { hasField, renameField, takenNames } from './rename-field';

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
  "links": [{ "label": "code", "to": "/order?search={code}" }],
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
  "links": [{ "label": "code", "to": "/order?search={number}" }],
  "searchPreview": { "title": "number", "description": "city", "address": "/in/{number}/{city}" },
  "actions": {
    "update": { "fields": ["number"] },
    "bulkUpdate": { "key": "number", "columns": ["number", "city"] }
  }
}`);
});

test('the first published name is kept as the earlier one, and renaming the field back removes it', () => {
  const once = rename({ supplier }).get('supplier') ?? '';
  const twice = rename({ supplier: once }, 'number', 'no').get('supplier') ?? '';
  expect(twice).toContain('{ "name": "no", "type": "text", "label": "Code", "was": "code" }');
  expect(rename({ supplier: twice }, 'no', 'code').get('supplier')).toBe(supplier);
});

test('a field that was never published needs no earlier name', () => {
  const file = '{ "fields": [{ "name": "code", "type": "text" }] }';
  const name = { entity: 'supplier', from: 'code', to: 'number', isPublished: false };
  expect(renameField(new Map([['supplier', file]]), name).get('supplier')).toBe(
    file.replace('"code", "type": "text"', '"number", "type": "text", "label": "Code"'),
  );
});

test('references to the field in other files follow; references to other entities stay', () => {
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

const sharedFields = `{
  "slug": { "type": "slug", "unique": true },
  "title": { "type": "text", "showIf": { "slug": { "is": "filled" } } }
}`;
const article = `{ "fields": ["slug", "title"], "columns": ["slug"], "sort": "slug" }`;
const page = `{ "fields": [{ "field": "slug", "max": 20 }, { "name": "path", "type": "text" }] }`;
const link = `{ "fields": [
  { "name": "slug", "type": "text" },
  { "name": "to", "type": "reference", "to": "page", "key": "slug" }
] }`;
const files = new Map(Object.entries({ article, page, link, 'shared-fields': sharedFields }));

test('a shared field is renamed for all entities that use it', () => {
  const rename = { entity: 'article', from: 'slug', to: 'address', isPublished: true };
  expect(Object.fromEntries(renameField(files, rename))).toEqual({
    article: article.replaceAll('slug', 'address'),
    page: page.replace('slug', 'address'),
    link: link.replace('"key": "slug"', '"key": "address"'),
    'shared-fields': `{
  "address": { "type": "slug", "unique": true, "label": "Slug", "was": "slug" },
  "title": { "type": "text", "showIf": { "address": { "is": "filled" } } }
}`,
  });
  expect(hasField(article, 'slug') && hasField(page, 'slug')).toBe(true);
});

test('a shared field can’t be given a name that one of its entities already uses', () => {
  expect(new Set(takenNames(files, 'article', 'slug'))).toEqual(new Set(['slug', 'title', 'path']));
  expect(takenNames(files, 'page', 'path')).toEqual(['slug', 'path']);
});

test('references in shared fields follow a renamed field, and so do keys that change a shared reference', () => {
  const shared = `{
  "sup": { "type": "reference", "to": "supplier", "key": "code" },
  "city": { "type": "select", "optionsFrom": { "to": "supplier", "key": "code" } },
  "zone": { "type": "reference", "to": "zone", "key": "code" }
}`;
  const stock =
    '{ "fields": [{ "field": "sup", "key": "code" }, { "field": "zone", "key": "code" }] }';
  const changed = rename({ supplier, stock, 'shared-fields': shared });
  expect(changed.get('shared-fields')).toBe(
    shared.replaceAll('"to": "supplier", "key": "code"', '"to": "supplier", "key": "number"'),
  );
  expect(changed.get('stock')).toBe(stock.replace('"key": "code"', '"key": "number"'));
});
