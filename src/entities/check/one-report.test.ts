import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfigs } from './load-configs';

const files: Readonly<Record<string, string>> = {
  'supplier.json': `{
  "label": "Supplier",
  "fields": [{ "name": "name", "type": "text" }, { "name": "code", "type": "text", "unique": true }],
  "sort": "name",
  "actions": { "add": {}, "update": {} }
}`,
  'purchase.json': `{
  "label": "Purchase",
  "fields": [
    { "name": "supplier", "type": "reference", "to": "supplier" },
    { "name": "amount", "type": "money" },
    { "name": "kind", "type": "select", "options": [{ "value": 1, "label": "Goods" }, { "value": 2, "label": "Service" }], "default": 2 },
    { "name": "discount", "type": "number", "display": { "by": "kind", "1": { "suffix": "%" } } },
    { "name": "paid", "type": "boolean" },
    { "name": "paidOn", "type": "date", "showIf": { "paid": true, "amount": { "from": 1 } } },
    "metaTitle"
  ]
}`,
  'shared-fields.json': `{
  "metaTitle": { "type": "text", "max": 255 }
}`,
  'roles.json': `{
  "buyer": { "supplier": ["read"], "purchase": ["read", "update"] },
  "owner": "all"
}`,
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'one-report-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The problems of the files after a text in one of them was replaced. */
async function reports(name: string, from: string, to: string) {
  expect(files[name]).toContain(from);
  for (const [file, text] of Object.entries(files))
    await writeFile(join(folder, file), file === name ? text.replace(from, () => to) : text);
  const { problems, warnings } = await loadConfigs(folder);
  return [...problems, ...warnings].map((one) => ({ ...one, file: basename(one.file) }));
}

test('files without mistakes have no problems', async () => {
  expect(await reports('supplier.json', '"sort": "name"', '"sort": "-name"')).toEqual([]);
});

test.each<[string, string, string, number, string, string?]>([
  // Roles and references also name the entity.
  ['supplier.json', '"label"', '"lable"', 2, 'Unknown key "lable".', 'label'],
  ['purchase.json', '"label"', '"lable"', 2, 'Unknown key "lable".', 'label'],
  ['supplier.json', '"sort": "name",', '"sort": "name"', 5, 'A comma is missing here.'],
  [
    'supplier.json',
    '"actions": {',
    '"actions": [',
    5,
    'This [ must be a {, because the } on line 5 closes it.',
  ],
  // A condition asks something of the field.
  ['purchase.json', '"type": "money"', '"type": "currency"', 5, 'Must be one of', 'money'],
  ['purchase.json', '"type": "money"', '"typ": "money"', 5, 'Unknown key "typ".', 'type'],
  ['purchase.json', '"showIf": { "paid"', '"showIf": { "not": {}, "paid"', 9, 'no field "not"'],
  ['purchase.json', '{ "paid": true,', '{ "paid": [true, false],', 9, 'This always holds'],
  // The default was that of the option.
  ['purchase.json', '{ "value": 2,', '{ "value": 1,', 6, 'The value "1" occurs twice.'],
  // Otherwise nothing uses the shared field.
  ['purchase.json', '"metaTitle"', '"metaTitel"', 10, 'no shared field "metaTitel"', 'metaTitle'],
  ['purchase.json', '"metaTitle"', '"metaTitle", { "max": 9 }', 10, 'Add "field", the name of a'],
  [
    'purchase.json',
    '"metaTitle"',
    '"metaTitle", { "feild": "x" }',
    10,
    'Unknown key "feild".',
    'field',
  ],
  // Every entity that uses it has it.
  ['shared-fields.json', '255', '255, "recommendedMax": 300', 2, 'Nothing beyond "max"'],
  ['purchase.json', '"display"', '"format"', 7, 'Unknown key "format".', 'display'],
  ['purchase.json', '"suffix"', '"unit"', 7, 'Unknown key "unit".', 'suffix'],
  ['roles.json', '"update"]', '"update", "update"]', 2, 'The action "update" occurs twice.'],
])(
  'one mistake in %s has one report: %s → %s',
  async (file, from, to, line, reason, suggestion) => {
    const found = await reports(file, from, to);
    expect(found).toEqual([
      expect.objectContaining({ file, line, reason: expect.stringContaining(reason) }),
    ]);
    if (suggestion) expect(found[0]?.suggestion).toBe(suggestion);
  },
);

test('a sort written as an object is reported with the correct form as the example', async () => {
  const sort = '"sort": { "field": "code", "order": "desc" }';
  const [found] = await reports('supplier.json', '"sort": "name"', sort);
  expect(found?.example).toBe('"sort": "-code"');
});
