import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { checkConfig } from './check/check-config';
import { isConfigFile, isEntityFile } from './check/entity-files';
import { configMutants, shared } from './check/testing/config-mutants';
import { editorSchema } from './editor-schema';
import { fieldTypesIn, jsonSchema, objectOf } from './json-schema';

/** A literal `then` would look like a promise's to the linter. */
const THEN = 'then';

const lead = {
  fields: [
    { name: 'code', type: 'text', required: true, unique: true },
    { name: 'city', type: 'text' },
    { name: 'by', type: 'reference', to: 'supplier' },
  ],
  columns: ['code', { field: 'city', sortable: false }],
};
const supplier = { fields: [{ name: 'title', type: 'text' }] };
const schemaOf = (name: string, files: Readonly<Record<string, object | string>>) => {
  const texts = Object.entries(files).map(([file, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [`${file}.json`, text] as const;
  });
  return JSON.parse(JSON.stringify(editorSchema(name, new Map(texts))));
};

test('a file nested too deeply for parsers has no fields', () => {
  const { properties } = schemaOf('lead', { lead: '{"a":'.repeat(5000), supplier });
  expect(properties.form).toEqual(jsonSchema().properties?.form);
});

test('a reference is one of the fields that the file has', () => {
  const { properties } = schemaOf('lead', { lead, supplier });
  const fields = ['code', 'city', 'by'];
  const [bare, column] = properties.columns.items.anyOf;
  expect([bare.enum, column.properties.field.enum]).toEqual([fields, fields]);
  const [name, section] = properties.form.items.anyOf;
  expect([name.enum, section.properties.fields.items.enum]).toEqual([fields, fields]);
  expect(properties.form.uniqueItems).toBe(true);
  expect(properties.form.allOf[0].contains.anyOf).toContainEqual({ const: 'code' });
  expect(properties.actions.properties.bulkUpdate.properties.key.enum).toEqual(fields);
  expect(properties.sort.anyOf[0].enum).toEqual(['code', '-code']);
  const view = properties.views.items.properties;
  expect(view.sort.anyOf[0].enum).toEqual(['none', 'code', '-code']);
  expect(view.sort.anyOf[1].items.enum).toEqual(['code', '-code']);
  expect(view.columns.items.enum).toEqual(['code', 'city']);
  for (const type of fieldTypesIn({ properties }).map(objectOf))
    expect(objectOf(type.properties?.showIf).propertyNames).toEqual({ enum: fields });
});

test('a reference to rows names an entity, and a unique field of it', () => {
  const types = schemaOf('lead', { lead, supplier }).properties.fields.items.anyOf[2].oneOf;
  const reference = types.find((type: { allOf?: unknown }) => type.allOf);
  expect(reference.properties.type.const).toBe('reference');
  expect(reference.properties.to.enum).toEqual(['lead', 'supplier', 'order']);
  const ruleFor = (one: string, name: string, other: string, allowed: unknown) => {
    const rule = [
      { properties: { [one]: { enum: [name] } } },
      { properties: { [other]: allowed } },
    ];
    return expect.objectContaining({ if: expect.objectContaining(rule[0]), [THEN]: rule[1] });
  };
  expect(reference.allOf.slice(-3)).toEqual([
    ruleFor('to', 'lead', 'key', { enum: ['code'] }),
    ruleFor('to', 'supplier', 'key', false),
    ruleFor('to', 'order', 'key', { enum: ['orderId'] }),
  ]);
  const select = types.find((type: { anyOf?: unknown }) => type.anyOf);
  expect(select.anyOf).toEqual([{ required: ['options'] }, { required: ['optionsFrom'] }]);
  const { properties, allOf } = select.properties.optionsFrom;
  expect(properties.to.enum).toEqual(['lead', 'supplier', 'order']);
  expect(allOf[0]).toEqual(ruleFor('to', 'lead', 'key', { enum: ['code', 'city', 'by'] }));
});

test('an editor marks a key that no shared field can have', async () => {
  const service = getLanguageService({});
  const marks = async (change: string) => {
    const text = `{ "label": "A", "fields": [{ "field": "slug", ${change} }] }`;
    const file = TextDocument.create('file:///config.json', 'json', 0, text);
    return service.doValidation(file, service.parseJSONDocument(file), {}, jsonSchema());
  };
  expect(await marks('"width": "wide"')).toEqual([]);
  expect(await marks('"wide": true')).toHaveLength(1);
});

test('an editor offers completions in the readable part of a broken file', () => {
  const text = `${JSON.stringify(lead).slice(0, -1)}, "form": ["co`;
  expect(schemaOf('lead', { lead: text }).properties.form.items.anyOf[0].enum).toContain('city');
  const unnamed = { ...lead, fields: [{ type: 'text' }] };
  expect(schemaOf('lead', { lead: unnamed }).properties.form.items.anyOf[0].enum).toBeUndefined();
  expect(JSON.stringify(jsonSchema())).not.toContain('uniqueItems');
});

test('an editor marks what the checker rejects, and nothing else', async () => {
  const folder = new URL('../../entity-configs/', import.meta.url);
  const files = readdirSync(folder).filter((file) => isConfigFile(file));
  const texts = new Map(files.map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));
  const service = getLanguageService({});

  async function isMarked(name: string, text: string): Promise<boolean> {
    const schema = editorSchema(name, new Map([...texts, [`${name}.json`, text]]));
    const file = TextDocument.create('file:///config.json', 'json', 0, text);
    const parsed = service.parseJSONDocument(file);
    const marks = await service.doValidation(file, parsed, { schemaValidation: 'error' }, schema);
    return marks.length > 0;
  }

  for (const [file, text] of texts)
    if (isEntityFile(file)) expect(await isMarked(file.slice(0, -5), text)).toBe(false);
  const mutants = configMutants().filter((_, index) => index % 13 === 0);
  const missed: string[] = [];
  for (const { name, text, kind, path } of mutants) {
    const isRejected = checkConfig(text, `${name}.json`, name, { shared }).problems.length > 0;
    if ((await isMarked(name, text)) !== isRejected) missed.push(`${name} ${path}: ${kind}`);
  }
  const rate = 1 - missed.length / mutants.length;
  console.info(
    `The editor agrees with the checker on ${mutants.length - missed.length} of ${mutants.length} mutants.`,
  );
  expect(rate, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
});
