import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import {
  fieldTypesIn,
  itemsOf,
  type JsonSchema,
  jsonSchema,
  objectOf,
  typeOf,
  variantsOf,
} from './json-schema';
import { rolesFileSchema } from './roles/roles-schema';

/** The line above the generated part of the reference. */
const MARK =
  '<!-- `npm run schema` writes what follows, from the schemas that check the files. -->';

/** The text of `entity-configs/schema.json`, which editors use to complete keys and mark mistakes. */
export function jsonSchemaText(): string {
  return `${JSON.stringify(jsonSchema(), undefined, 2)}\n`;
}

/** The text of `entity-configs/roles.schema.json`, the same for the roles. */
export function rolesSchemaText(): string {
  const schema = z.toJSONSchema(rolesFileSchema, { io: 'input' });
  return `${JSON.stringify({ ...schema, title: 'Paperhanger roles' }, undefined, 2)}\n`;
}

/** The text of `entity-configs/shared-fields.schema.json`, the same for shared fields: their names are keys. */
export function sharedSchemaText(): string {
  const oneOf = fieldTypesIn(jsonSchema()).map((type) => {
    const { name: _, ...properties } = type.properties ?? {};
    const required = (type.required ?? []).filter((key) => key !== 'name');
    return { ...type, properties, required };
  });
  const schema = {
    $schema: jsonSchema().$schema,
    title: 'Paperhanger shared fields',
    type: 'object',
    properties: { $schema: { type: 'string' } },
    additionalProperties: { oneOf },
  };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}

/** The text of `entity-configs/REFERENCE.md`: the hand-written part, then every key. */
export function referenceText(written: string): string {
  const [byHand = ''] = written.split(MARK);
  const schema = jsonSchema();
  const types = fieldTypesIn(schema);
  const [{ properties = {}, required = [] } = {}] = types;
  const isCommon = (key: string) =>
    types.every((type) => isDeepStrictEqual(type.properties?.[key], properties[key]));
  const own = ({ properties: keys = {}, ...type }: JsonSchema): JsonSchema => {
    const entries = Object.entries(keys).filter(([key]) => !isCommon(key));
    return { ...type, properties: Object.fromEntries(entries) };
  };
  const common = Object.entries(properties).filter(([key]) => isCommon(key));
  const sections = types.map((type) => `### ${typeOf(type)}\n\n${table(own(type))}\n`);
  return `${byHand}${MARK}

## The file

${table(schema)}

## All fields

\`shared-fields.json\` has fields by their names, so they have no \`name\` there.

${table({ properties: Object.fromEntries(common), required })}

## Fields, by type

${sections.join('\n')}`;
}

/** A Markdown table of an object's keys, including those of nested objects. */
function table(schema: JsonSchema): string {
  return [
    '| Key | Kind | Default | Meaning | Example |',
    '|---|---|---|---|---|',
    ...rows(schema, ''),
  ].join('\n');
}

function rows({ properties = {}, required = [] }: JsonSchema, prefix: string): string[] {
  return Object.entries(properties).flatMap(([key, property]) => {
    if (key.startsWith('$')) return [];
    const value = objectOf(property);
    const fallback = required.includes(key) ? '**required**' : code(value.default);
    const example = Array.isArray(value.examples) ? code(value.examples[0]) : '';
    return [
      `| \`${prefix}${key}\` | ${kindOf(value)} | ${fallback} | ${value.description ?? ''} | ${example} |`,
      ...variants(value).flatMap((one) => rows(one, `${prefix}${key}.`)),
      ...variants(value)
        .flatMap((one) => variants(itemsOf(one)))
        .flatMap((one) => rows(one, `${prefix}${key}[].`)),
    ];
  });
}

const variants = (schema: JsonSchema) => [schema, ...variantsOf(schema).map(objectOf)];

function kindOf(value: JsonSchema): string {
  if (value.const !== undefined) return code(value.const);
  if (value.enum) return value.enum.map(code).join(', ');
  if (value.anyOf) return value.anyOf.map(kindOf).join(' or ');
  const kinds: Record<string, string> = {
    string: 'text',
    array: 'list',
    integer: 'whole number',
    boolean: 'true or false',
  };
  return kinds[String(value.type)] ?? String(value.type);
}

function code(value: unknown): string {
  return value === undefined ? '' : `\`${JSON.stringify(value).replaceAll('|', '\\|')}\``;
}
