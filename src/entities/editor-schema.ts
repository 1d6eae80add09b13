import { basename } from 'node:path';
import { parse } from 'jsonc-parser';
import { isRecord } from '../common/is-record';
import { regexProblem } from '../field-types/pattern/check-pattern';
import { isEntityFile } from './check/entity-files';
import { POSTGRES_COLUMNS, SYSTEM_FIELDS } from './check/rules/check-names';
import { areNamed, hasAction } from './check/rules/check-references';
import { addressPattern } from './check/rules/check-texts';
import { canBeUsedAt, needsValue } from './check/rules/field-rules';
import {
  type Field,
  fieldsOf,
  findAll,
  isSecret,
  namesAt,
  type WrittenField,
} from './check/rules/written-file';
import { valueAt } from './check/schema-at';
import { tooDeepIn } from './check/syntax/explain-syntax';
import { tokensOf } from './check/syntax/json-tokens';
import {
  ADDRESSES,
  CONDITIONS,
  FIELD_LISTS,
  REFERENCES,
  VIEW_FILTER,
  VIEW_REFERENCES,
} from './field-name-paths';
import {
  fieldTypesIn,
  type JsonSchema,
  jsonSchema,
  placesIn,
  sharedUseIn,
  typeOf,
} from './json-schema';
import { orderConfig } from './order-config';
import { SHARED_FILE, type SharedFields, withSharedFields } from './shared-fields';

/**
 * The JSON schema by which editors complete and check one entity's file. Where the file refers to fields or entities, the
 * schema lists their names; it also has the rules between keys. `fileTexts` has all files by name; their texts may be
 * broken.
 */
export function editorSchema(name: string, fileTexts: ReadonlyMap<string, string>): JsonSchema {
  const schema = structuredClone(jsonSchema());
  const places = placesIn(schema);
  const add: Add = (path, more, type) => {
    for (const place of places)
      if (place.path === path && (!type || place.schema.type === type))
        Object.assign(place.schema, more);
  };
  const read = (text = ''): unknown => (tooDeepIn(tokensOf(text)) ? undefined : parse(text));
  const written = read(fileTexts.get(SHARED_FILE));
  const { $schema: _, ...shared } = isRecord(written) ? written : {};
  const files = [...fileTexts]
    .filter(([file]) => isEntityFile(file))
    .map(([file, text]) => {
      return { name: basename(file, '.json'), value: withSharedFields(read(text), shared) };
    });
  const file = files.find((one) => one.name === name)?.value;

  add('fields[].name', { not: { pattern: `^(${TAKEN_NAMES.join('|')})$` } });
  add('fields[].pattern.regex', { not: { pattern: '^m?([/#~]).*\\1[a-z]*$' } });
  const targets =
    files.length > 0 ? [...files, { name: orderConfig.name, value: orderConfig }] : [];
  const entities = targets.length > 0 ? { enum: targets.map((one) => one.name) } : {};
  add('fields[].to', entities);
  add('fields[].optionsFrom.to', entities);
  add('fields[].optionsFrom', {
    allOf: targets.map((one) => when('to', [one.name], { key: namesIn(fieldsOf(one.value)) })),
  });
  addUses(shared, schema, add);
  const names = namesAt(file, 'fields[].name').map(({ name }) => once('name', name, name));
  if (names.length > 0) add('fields', { allOf: names });
  const fields = areNamed(file) ? fieldsOf(file).map(({ value }) => value) : [];
  if (fields.length > 0) addFields(fields, file, add);
  for (const { path, schema: type } of places) {
    if (path !== 'fields[]') continue;
    const rules = [
      ...fields
        .filter((field) => field.type === typeOf(type))
        .map((field) => rulesOf(field, fields)),
      ...(type.properties?.to ? targets.map(keysOf) : []),
    ];
    if (rules.length > 0) type.allOf = rules;
    if (typeOf(type) === 'boolean')
      type.not = { properties: { unique: { const: true } }, required: ['unique'] };
  }
  return schema;
}

const TAKEN_NAMES = [
  ...SYSTEM_FIELDS.map(anyCase),
  ...POSTGRES_COLUMNS,
  ...Object.getOwnPropertyNames(Object.prototype),
];

type Add = (path: string, more: JsonSchema, type?: string) => void;

/** Adds the names of the shared fields, and what an entity can change of each. */
function addUses(shared: SharedFields, schema: JsonSchema, add: Add): void {
  const names = Object.keys(shared);
  if (names.length === 0) return;
  add('fields[]', { enum: names }, 'string');
  add('fields[].field', { enum: names });
  const uses = names.flatMap((name): JsonSchema[] => {
    const type = valueAt(shared, [name, 'type']);
    const found = fieldTypesIn(schema).find((one) => typeOf(one) === type);
    if (!found) return [];
    const { name: _, ...properties } = found.properties ?? {};
    const rule = { properties: { ...properties, field: {} }, additionalProperties: false };
    return [whenThen('field', [name], rule)];
  });
  // Each rule lists the allowed keys itself.
  Object.assign(sharedUseIn(schema), { allOf: uses, propertyNames: undefined });
}

/** Adds the rules that depend on the fields of the file. */
function addFields(fields: readonly Field[], file: unknown, add: Add): void {
  const names = fields.map(({ name }) => String(name));
  const columns = ['columns[]', 'columns[].field'].flatMap((path) =>
    findAll(file, path).map(({ value }) => value),
  );
  for (const path of [...REFERENCES, ...VIEW_REFERENCES]) {
    // Views show the columns of the table, and are sorted by what it can be sorted by.
    const use = path.replace('views[].', '');
    const able =
      path === 'views[].columns[]'
        ? names.filter((name) => columns.includes(name))
        : names.filter((_, index) => canBeUsedAt(use, fields[index] ?? {}, file));
    const known = able.length > 0 ? able : names;
    const isSort = use.startsWith('sort');
    const values = isSort ? known.flatMap((one) => [one, `-${one}`]) : known;
    add(path, { enum: path === 'views[].sort' ? ['none', ...values] : values }, 'string');
  }
  for (const path of FIELD_LISTS.flatMap(([, ...paths]) => paths))
    if (path.endsWith('[]')) add(path.slice(0, -2), { uniqueItems: true });
  add('columns', { allOf: names.map((name) => once('field', name, name)) });
  add('fields[].was', { not: { enum: names } });
  const filter: JsonSchema = {
    propertyNames: { enum: names },
    properties: Object.fromEntries(fields.map((field) => [String(field.name), isOneOf(field)])),
  };
  add(VIEW_FILTER, filter);
  for (const path of CONDITIONS) add(path, { ...filter, minProperties: 1 });
  for (const path of ADDRESSES) add(path, { pattern: addressPattern(names) });

  const secret = fields.filter(isSecret).map(({ name }) => String(name));
  const hidden = { searchable: { const: false }, sortable: { const: false } };
  if (secret.length > 0) add('columns[]', when('field', secret, hidden));
  const required = names
    .filter((_, index) => needsValue(fields[index] ?? {}))
    .map((name) => ({ contains: inForm(name) }));
  if (required.length > 0 && hasAction(file, 'add')) add('form', { allOf: required });
}

/** The rules for a field's keys that follow from its other keys. */
function rulesOf(field: Field, fields: readonly Field[]): JsonSchema {
  const { name, type, min, max } = field;
  const isText = typeof field.default === 'string';
  const regex = valueAt(field, ['pattern', 'regex']);
  const isRegex = typeof regex === 'string' && regexProblem(regex) === undefined;
  const values = type === 'boolean' ? [] : valuesOf(field);
  /** The values of the field that decides, as keys. */
  const keysBy = (dependent: unknown): JsonSchema => {
    const by = fields.find((other) => other.name === Object(dependent).by);
    return by ? { propertyNames: { enum: ['by', ...valuesOf(by).map(String)] } } : {};
  };
  const options = ['label', 'value'].flatMap((key) =>
    namesAt(field, `options[].${key}`).map((one) => once(key, one.name)),
  );
  const properties = {
    min: keysBy(min),
    max: { ...bound('minimum', min), ...keysBy(max) },
    display: keysBy(field.display),
    default: {
      ...bound(isText ? 'minLength' : 'minimum', min),
      ...bound(isText ? 'maxLength' : 'maximum', max),
      ...(values.length > 0 && { enum: values }),
      ...(isRegex && { pattern: `^(?:${regex})$` }),
      ...(type === 'date' && { pattern: '^(today|\\d{4}-[01]\\d-[0-3]\\d)$' }),
    },
    ...(typeof regex === 'string' &&
      !isRegex && { pattern: { properties: { regex: { not: { const: regex } } } } }),
    ...(options.length > 0 && { options: { allOf: options } }),
  };
  return when('name', [String(name)], properties);
}

/** A rule for objects that have one of these values at a key. */
function when(
  key: string,
  values: string[],
  properties: Record<string, JsonSchema | boolean>,
): JsonSchema {
  return whenThen(key, values, { properties });
}

function whenThen(key: string, values: string[], rule: JsonSchema): JsonSchema {
  const condition = { properties: { [key]: { enum: values } }, required: [key] };
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schemas.
  return { if: condition, then: rule };
}

function bound(keyword: string, value: unknown): JsonSchema {
  return typeof value === 'number' && (value >= 0 || !/Length$/.test(keyword))
    ? { [keyword]: value }
    : {};
}

/** The values that a field can have, as conditions name them; empty if they are not known. */
function valuesOf(field: Field): (string | number | boolean)[] {
  if (field.type === 'boolean') return [true, false, 1, 0];
  return findAll(field, 'options[].value').flatMap(({ value }) =>
    typeof value === 'string' || typeof value === 'number' ? value : [],
  );
}

function isOneOf(field: Field): JsonSchema {
  const options = valuesOf(field).flatMap((value) => [value, String(value)]);
  const values = field.type === 'boolean' ? [true, false] : options;
  if (values.length === 0) return {};
  const list: JsonSchema = { type: 'array', items: { enum: values } };
  return { anyOf: [{ enum: values }, list, { type: 'object' }] };
}

/** An entry of a form that is a field, or a section with it. */
function inForm(name: string): JsonSchema {
  const section = { fields: { contains: { const: name } } };
  return {
    anyOf: [{ const: name }, { type: 'object', properties: section, required: ['fields'] }],
  };
}

/** A list in which at most one item has this text or number at a key, or is `bare`; case doesn’t count. */
function once(key: string, text: string, bare?: string): JsonSchema {
  const alike = { type: 'string', pattern: `^\\s*${anyCase(text.trim())}\\s*$` } as const;
  const same = { anyOf: [alike, { type: 'number', const: Number(text) } as const] };
  const item: JsonSchema = { type: 'object', properties: { [key]: same }, required: [key] };
  return {
    contains: bare === undefined ? item : { anyOf: [{ const: bare }, item] },
    minContains: 0,
    maxContains: 1,
  };
}

function anyCase(text: string): string {
  return [...text]
    .map((one) => (/\w/.test(one) ? `[${one.toLowerCase()}${one.toUpperCase()}]` : escaped(one)))
    .join('');
}

const escaped = (text: string) => text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');

/** Only a unique field of the other entity can be its key. */
function keysOf({ name, value }: { readonly name: string; readonly value: unknown }): JsonSchema {
  return when('to', [name], {
    key: namesIn(fieldsOf(value).filter((field) => field.value.unique === true)),
  });
}

const namesIn = (fields: readonly WrittenField[]) =>
  fields.length > 0 && { enum: fields.map(({ value }) => String(value.name)) };
