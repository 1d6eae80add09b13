import * as z from 'zod/mini';
import { entityFileSchema } from './config-schema';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const INTRODUCTION = `# Reference of the config format

Every key that an entity file can have. \`npm run schema\` generates this page from the schemas that
check the files. For a guide, see [README.md](./README.md).
`;

/** The text of `entity-configs/schema.json`, which editors use to complete keys and mark mistakes. */
export function jsonSchemaText(): string {
  const schema = z.toJSONSchema(entityFileSchema, { io: 'input' });
  return `${JSON.stringify({ ...schema, title: 'Paperhanger entity' }, undefined, 2)}\n`;
}

/** The text of `entity-configs/REFERENCE.md`. */
export function referenceText(): string {
  const schema = z.toJSONSchema(entityFileSchema, { io: 'input' });
  const fieldTypes = optionsOf(itemsOf(schema.properties?.fields));
  return [
    INTRODUCTION,
    '## The file\n',
    table(schema, ''),
    '\n## Fields, by type\n',
    ...fieldTypes.map((option) => `### ${typeName(option)}\n\n${table(option, '')}\n`),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}

/** A Markdown table of an object's keys, including those of nested objects. */
function table(schema: JsonSchema, prefix: string): string {
  return [
    '| Key | Kind | Default | Meaning | Example |',
    '|---|---|---|---|---|',
    ...rows(schema, prefix),
  ].join('\n');
}

function rows(schema: JsonSchema, prefix: string): string[] {
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    if (typeof value === 'boolean' || key.startsWith('$')) return [];
    const name = `${prefix}${key}`;
    const fallback = required.includes(key) ? '**required**' : code(value.default);
    const example = Array.isArray(value.examples) ? code(value.examples[0]) : '';
    const row = `| \`${name}\` | ${kindOf(value)} | ${fallback} | ${value.description ?? ''} | ${example} |`;
    return [row, ...innerRows(value, name)];
  });
}

function innerRows(value: JsonSchema, name: string): string[] {
  if (value.properties) return rows(value, `${name}.`);
  const items = itemsOf(value);
  return items?.properties ? rows(items, `${name}[].`) : [];
}

function kindOf(value: JsonSchema): string {
  if (value.const !== undefined) return code(value.const);
  if (value.enum) return value.enum.map(code).join(', ');
  if (value.anyOf) return value.anyOf.map((option) => kindOf(objectOf(option))).join(' or ');
  if (value.type === 'array') return 'list';
  return (
    { string: 'text', integer: 'whole number', boolean: 'true or false' }[String(value.type)] ??
    String(value.type)
  );
}

function typeName(option: JsonSchema): string {
  return String(objectOf(option.properties?.type).const);
}

function itemsOf(value: JsonSchema | boolean | undefined): JsonSchema | undefined {
  const { items } = objectOf(value);
  return Array.isArray(items) ? undefined : items === undefined ? undefined : objectOf(items);
}

function optionsOf(schema: JsonSchema | undefined): JsonSchema[] {
  return (schema?.oneOf ?? schema?.anyOf ?? []).map(objectOf);
}

function objectOf(schema: JsonSchema | boolean | undefined): JsonSchema {
  return typeof schema === 'object' ? schema : {};
}

function code(value: unknown): string {
  return value === undefined ? '' : `\`${JSON.stringify(value).replaceAll('|', '\\|')}\``;
}
