import * as z from 'zod/mini';
import { once } from '../common/once';
import { namedPatterns } from '../field-types/named-patterns';
import { writtenFileSchema } from './config-schema';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The format of entity files as a JSON schema, with the descriptions and examples of all keys. */
export const jsonSchema = once((): JsonSchema => {
  const schema = z.toJSONSchema(writtenFileSchema, { io: 'input', override: complete });
  const keys = fieldTypesIn(schema).flatMap(({ properties }) => Object.keys(properties ?? {}));
  Object.assign(sharedUseIn(schema), { propertyNames: { enum: [...new Set(['field', ...keys])] } });
  return { ...schema, title: 'Paperhanger entity' };
});

type Override = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0];

/** Lets known patterns be named, like choices. Adds the examples that zod leaves out of schemas with patterns. */
function complete({ zodSchema, path, jsonSchema }: Override): void {
  const { examples } = z.globalRegistry.get(zodSchema) ?? {};
  if (Array.isArray(examples)) jsonSchema.examples = examples;
  if (jsonSchema.properties?.optionsFrom) {
    jsonSchema.anyOf = [{ required: ['options'] }, { required: ['optionsFrom'] }];
    jsonSchema.not = { required: ['options', 'optionsFrom'] };
  }
  if (path.at(-1) !== 'pattern' || jsonSchema.type !== 'object') return;
  delete jsonSchema.type;
  jsonSchema.anyOf = [{ type: 'object' }, { enum: Object.keys(namedPatterns) }];
}

/** A path such as `columns[].field`, and the schema of its values. */
export interface Place {
  readonly path: string;
  readonly schema: JsonSchema;
}

/** All values that a schema describes, each for every field type that has it. */
export function placesIn(schema: JsonSchema, path = ''): Place[] {
  const variants = schema.oneOf ?? variantsOf(schema);
  if (variants.length > 0) {
    const places = variants.flatMap((one) => placesIn(objectOf(one), path));
    return schema.oneOf ? places : [{ path, schema }, ...places];
  }
  const keys = Object.entries(schema.properties ?? {}).flatMap(([key, value]) =>
    placesIn(objectOf(value), path ? `${path}.${key}` : key),
  );
  const items = schema.items ? placesIn(itemsOf(schema), `${path}[]`) : [];
  return [{ path, schema }, ...keys, ...items];
}

/** The kinds of values that a schema allows in one place, such as a text and an object. */
export const variantsOf = ({ anyOf = [], properties }: JsonSchema) => (properties ? [] : anyOf);

/** The schemas of all field types, in that of an entity’s file. */
export const fieldTypesIn = ({ properties }: JsonSchema) =>
  typesIn(itemsOf(objectOf(properties?.fields)));

/** The schemas of the field types that a value can have. */
export function typesIn(schema: JsonSchema): readonly JsonSchema[] {
  const kinds = [schema, ...variantsOf(schema).map(objectOf)];
  return (kinds.find(({ oneOf }) => oneOf)?.oneOf ?? []).map(objectOf);
}

/** The schema of an entry of the fields that uses a shared one, with changes. */
export function sharedUseIn({ properties }: JsonSchema): JsonSchema {
  const entries = variantsOf(itemsOf(objectOf(properties?.fields))).map(objectOf);
  return objectOf(entries.find((entry) => entry.properties?.field));
}

export function itemsOf({ items }: JsonSchema): JsonSchema {
  return Array.isArray(items) ? {} : objectOf(items);
}

export function objectOf(schema: JsonSchema | boolean | undefined): JsonSchema {
  return typeof schema === 'object' ? schema : {};
}

/** The field type that a schema is for. */
export function typeOf(schema: JsonSchema | boolean | undefined): unknown {
  return objectOf(objectOf(schema).properties?.type).const;
}
