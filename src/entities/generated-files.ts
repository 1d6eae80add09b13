import * as z from 'zod/mini';
import { itemsOf, type JsonSchema, jsonSchema, objectOf, typeOf } from './json-schema';
import { rolesFileSchema } from './roles/roles-schema';

const INTRODUCTION = `# Reference of the config format

Every key that an entity file can have. \`npm run schema\` generates this page from the schemas that
check the files. For a guide, see [README.md](./README.md).
`;

/** The text of `entity-configs/schema.json`, which editors use to complete keys and mark mistakes. */
export function jsonSchemaText(): string {
  return `${JSON.stringify(jsonSchema(), undefined, 2)}\n`;
}

/** The text of `entity-configs/roles.schema.json`, the same for the roles. */
export function rolesSchemaText(): string {
  const schema = z.toJSONSchema(rolesFileSchema, { io: 'input' });
  return `${JSON.stringify({ ...schema, title: 'Paperhanger roles' }, undefined, 2)}\n`;
}

/** The text of `entity-configs/REFERENCE.md`. */
export function referenceText(): string {
  const schema = jsonSchema();
  const fieldTypes = itemsOf(objectOf(schema.properties?.fields)).oneOf ?? [];
  const sections = fieldTypes.map((type) => `### ${typeOf(type)}\n\n${table(type)}\n`);
  return `${INTRODUCTION}
## The file

${table(schema)}

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
      ...rows(value, `${prefix}${key}.`),
      ...rows(itemsOf(value), `${prefix}${key}[].`),
    ];
  });
}

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
