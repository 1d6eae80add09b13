import { expect, test } from 'vitest';
import { entitySchema } from './entity-schema';
import { jsonSchema } from './json-schema';

const lead = {
  name: 'lead',
  fields: [
    { name: 'code', type: 'text', required: true, unique: true },
    { name: 'city', type: 'text' },
    { name: 'by', type: 'reference', to: 'supplier' },
  ],
  columns: [{ field: 'code', sortable: true }, { field: 'city' }],
};
const supplier = { name: 'supplier', fields: [{ name: 'title', type: 'text' }] };
const schemaOf = (name: string, files: Readonly<Record<string, object | string>>) => {
  const texts = Object.entries(files).map(([file, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [`${file}.json`, text] as const;
  });
  return JSON.parse(JSON.stringify(entitySchema(name, new Map(texts))));
};

test('a reference is one of the fields that the file has', () => {
  const { properties } = schemaOf('lead', { lead, supplier });
  const fields = ['code', 'city', 'by'];
  expect(properties.name.const).toBe('lead');
  expect(properties.columns.items.properties.field.enum).toEqual(fields);
  expect(properties.form).toMatchObject({ items: { enum: fields }, uniqueItems: true });
  expect(properties.form.allOf).toEqual([{ contains: { const: 'code' } }]);
  expect(properties.sections.items.properties.fields.items.enum).toEqual(fields);
  expect(properties.actions.properties.bulkUpdate.properties.key.enum).toEqual(fields);
  expect(properties.defaultSort.properties.field.enum).toEqual(['code']);
  for (const type of properties.fields.items.oneOf)
    expect(type.properties.showIf.propertyNames.enum).toEqual(fields);
});

test('a reference to rows names an entity, and a unique field of it', () => {
  const types = schemaOf('lead', { lead, supplier }).properties.fields.items.oneOf;
  const reference = types.find((type: { allOf?: unknown }) => type.allOf);
  expect(reference.properties.type.const).toBe('reference');
  expect(reference.properties.to.enum).toEqual(['lead', 'supplier']);
  const keyIs = (name: string, key: unknown) => ({
    anyOf: [{ properties: { to: { not: { const: name } } } }, { properties: { key } }],
  });
  expect(reference.allOf).toEqual([keyIs('lead', { enum: ['code'] }), keyIs('supplier', false)]);
});

test('a broken file is completed as far as it can be read', () => {
  const text = `${JSON.stringify(lead).slice(0, -1)}, "form": ["co`;
  expect(schemaOf('lead', { lead: text }).properties.form.items.enum).toContain('city');
  const unnamed = { ...lead, fields: [{ type: 'text' }] };
  expect(schemaOf('lead', { lead: unnamed }).properties.form.items.enum).toBeUndefined();
  expect(schemaOf('other', {}).properties.name.const).toBe('other');
  expect(JSON.stringify(jsonSchema())).not.toContain('uniqueItems');
});
