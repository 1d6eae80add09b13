import { getNodeValue, type Node } from 'jsonc-parser';
import { isRecord } from '../../../common/is-record';

/** The part of JSON schema that `npm run schema` writes. */
export interface JsonSchema {
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

/** The schemas that a value at `path` can follow. `root` is the text's tree, by which variants are told apart. */
export function schemasAt(
  schema: JsonSchema,
  root: Node | undefined,
  path: readonly (string | number)[],
): readonly JsonSchema[] {
  const value: unknown = root && getNodeValue(root);
  let found = variantsOf(schema, value);
  let inner = value;
  for (const step of path) {
    inner = childOf(inner, step);
    found = found
      .flatMap((one) => childSchema(one, step) ?? [])
      .flatMap((one) => variantsOf(one, inner));
  }
  return found;
}

/** The keys that an object can have, in the order of the schema. */
export function keysOf(schemas: readonly JsonSchema[]): ReadonlyMap<string, JsonSchema> {
  return new Map(schemas.flatMap(({ properties }) => Object.entries(properties ?? {})));
}

/** The values that a schema names; of a text without such a list, its examples. */
export function valuesOf(schemas: readonly JsonSchema[]): readonly unknown[] {
  const named = schemas.flatMap((schema) => {
    if (schema.enum) return schema.enum;
    if ('const' in schema) return [schema.const];
    return schema.type === 'boolean' ? [true, false] : [];
  });
  const values = named.length > 0 ? named : schemas.flatMap(({ examples }) => examples ?? []);
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

function childSchema(schema: JsonSchema, step: string | number): JsonSchema | undefined {
  if (typeof step === 'number') return schema.items;
  const { properties = {}, additionalProperties } = schema;
  if (Object.hasOwn(properties, step)) return properties[step];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

/** Without the variants whose constants, such as a field's type, the value contradicts. */
function variantsOf(schema: JsonSchema, value: unknown): readonly JsonSchema[] {
  const { oneOf = [], anyOf = [], allOf = [] } = schema;
  const variants = [...oneOf, ...anyOf, ...allOf];
  if (variants.length === 0) return [schema];
  const fitting = variants.filter((variant) => fits(variant, value));
  const others = fitting.length > 0 ? fitting : variants;
  return [schema, ...others.flatMap((variant) => variantsOf(variant, value))];
}

function fits({ properties = {} }: JsonSchema, value: unknown): boolean {
  if (!isRecord(value)) return true;
  return Object.entries(properties).every(
    ([key, inner]) => !('const' in inner) || !(key in value) || value[key] === inner.const,
  );
}

function childOf(value: unknown, step: string | number): unknown {
  if (typeof step === 'number') return Array.isArray(value) ? value[step] : undefined;
  return isRecord(value) ? value[step] : undefined;
}
