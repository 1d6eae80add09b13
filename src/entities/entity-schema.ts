import { basename } from 'node:path';
import { parse } from 'jsonc-parser';
import { areNamed, FIELD_LISTS, hasAction, REFERENCES } from './check/rules/check-references';
import { needsValue } from './check/rules/field-rules';
import { fieldsOf, namesAt } from './check/rules/written-file';
import { type JsonSchema, jsonSchema, placesIn } from './json-schema';

/**
 * The JSON schema of one entity's file, which has the names of its fields and of all entities where it
 * refers to them. `texts` are those of the files by file name; they may be broken.
 */
export function entitySchema(name: string, texts: ReadonlyMap<string, string>): JsonSchema {
  const schema = structuredClone(jsonSchema());
  const files = [...texts].map(([file, text]) => {
    const value: unknown = parse(text);
    return { name: basename(file, '.json'), value };
  });
  const file = files.find((one) => one.name === name)?.value;
  const add = (path: string, more: JsonSchema) => {
    for (const found of schemasAt(schema, path)) Object.assign(found, more);
  };

  add('name', { const: name });
  if (areNamed(file)) addFields(file, add);
  if (files.length === 0) return schema;
  add('fields[].to', { enum: files.map((one) => one.name) });
  for (const type of schemasAt(schema, 'fields[]'))
    if (type.properties?.to) type.allOf = files.map(keysOf);
  return schema;
}

type Add = (path: string, more: JsonSchema) => void;

function addFields(file: unknown, add: Add): void {
  const fields = namesAt(file, 'fields[].name').map(({ name }) => name);
  for (const path of REFERENCES) add(path, { enum: fields });
  for (const path of Object.keys(FIELD_LISTS))
    if (path.endsWith('[]')) add(path.slice(0, -2), { uniqueItems: true });
  add('fields[].showIf', { propertyNames: { enum: fields } });
  add('fields[].was', { not: { enum: fields } });
  const columns = Object(file).columns;
  if (Array.isArray(columns)) {
    const sortable = columns.filter((column) => Object(column).sortable === true);
    const names = namesAt({ sortable }, 'sortable[].field').map(({ name }) => name);
    if (names.length > 0) add('defaultSort.field', { enum: names });
  }
  const required = fieldsOf(file).flatMap(({ value }) => (needsValue(value) ? [value.name] : []));
  if (required.length > 0 && hasAction(file, 'add'))
    add('form', { allOf: required.map((name) => ({ contains: { const: String(name) } })) });
}

/** Only a unique field of the other entity can be its key. */
function keysOf({ name, value }: { readonly name: string; readonly value: unknown }): JsonSchema {
  const unique = fieldsOf(value).flatMap((field) =>
    field.value.unique === true ? [String(field.value.name)] : [],
  );
  const key = unique.length > 0 ? { enum: unique } : false;
  return { anyOf: [{ properties: { to: { not: { const: name } } } }, { properties: { key } }] };
}

/** The schemas of the values at a path such as `columns[].field`. */
function schemasAt(schema: JsonSchema, path: string): JsonSchema[] {
  return placesIn(schema).flatMap((place) => (place.path === path ? [place.schema] : []));
}
