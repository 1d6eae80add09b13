import {
  itemsOf,
  type JsonSchema,
  jsonSchema,
  objectOf,
  placesIn,
  typeOf,
  typesIn,
  variantsOf,
} from '../json-schema';
import type { ProblemPath } from './config-problem';

/** The schema of the value at a path of a file. */
export function schemaAt(path: ProblemPath, file: unknown): JsonSchema {
  return path.reduce<JsonSchema>((schema, key, index) => {
    const parent = variantOf(schema, valueAt(file, path.slice(0, index)));
    if (typeof key === 'number') return itemsOf(parent);
    const { properties, additionalProperties } = parent;
    return objectOf(properties?.[String(key)] ?? additionalProperties);
  }, jsonSchema());
}

/** Picks a schema for the value: that of the field type it names, or that of objects rather than texts. */
function variantOf(schema: JsonSchema, value: unknown): JsonSchema {
  const type = valueAt(value, ['type']);
  if (schema.oneOf) return objectOf(schema.oneOf.find((one) => typeOf(one) === type));
  const variants = variantsOf(schema).map(objectOf);
  const rich = variants.find(({ oneOf }) => oneOf) ?? variants.find((one) => one.properties);
  return rich ? variantOf(rich, value) : schema;
}

/** The keys that the object at `path` can have. */
export function allowedKeys(path: ProblemPath, file: unknown): string[] {
  return Object.keys(variantOf(schemaAt(path, file), valueAt(file, path)).properties ?? {});
}

/** Says that the type of the field at `path` lacks keys which other types have, and what it has instead. */
export function lackingKeys(
  path: ProblemPath,
  file: unknown,
  keys: readonly string[],
): string | undefined {
  const oneOf = typesIn(schemaAt(path, file));
  const keysOf = (one: JsonSchema | boolean) => Object.keys(objectOf(one).properties ?? {});
  const type = valueAt(file, [...path, 'type']);
  const written = oneOf.find((one) => typeOf(one) === type);
  const others = oneOf.filter((one) => keys.some((key) => keysOf(one).includes(key)));
  if (!written || others.length === 0) return undefined;
  const own = keysOf(written).filter((key) => !oneOf.every((one) => keysOf(one).includes(key)));
  const quoted = (names: readonly unknown[], word: string) =>
    names.map((name) => JSON.stringify(name)).join(word);
  const have = own.length > 0 ? ` They have ${quoted(own, ', ')}.` : '';
  const types = quoted(others.map(typeOf), ', ');
  return `Fields of the type "${type}" have no ${quoted(keys, ' and no ')}.${have} Other types do: ${types}.`;
}

/** The keys that the object at `path` must have. */
export function requiredKeys(path: ProblemPath, file: unknown): readonly string[] {
  return variantOf(schemaAt(path, file), valueAt(file, path)).required ?? [];
}

/** Where a key is allowed: `"columns"`, `"actions.update"`, or fields of the type `"select"`. */
export function placesOf(key: string): string[] {
  const places = placesIn(jsonSchema()).filter(({ schema }) =>
    Object.hasOwn(schema.properties ?? {}, key),
  );
  const types = places.flatMap(({ schema }) => typeOf(schema) ?? []);
  const others = places
    .filter(({ schema }) => typeOf(schema) === undefined)
    .map(({ path }) => (path ? JSON.stringify(path.replaceAll('[]', '')) : 'the file itself'));
  const names = types.map((type) => JSON.stringify(type)).join(' or ');
  const fields = types.length > 3 ? '"fields"' : `fields of the type ${names}`;
  return [...new Set(others), ...(types.length > 0 ? [fields] : [])];
}

/** The value at a path of parsed JSON. */
export function valueAt(value: unknown, path: ProblemPath): unknown {
  return path.reduce<unknown>((here, key) => (isObject(here) ? here[key] : undefined), value);
}

/** Objects and arrays: both are indexed by the keys of a path. */
function isObject(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null;
}
