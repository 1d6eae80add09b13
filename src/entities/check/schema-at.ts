import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/**
 * The schema of the value at `path`. In a union, the value's `type` selects the option; undefined if
 * none matches.
 */
export function schemaAt(
  root: Schema,
  path: readonly PropertyKey[],
  value: unknown,
): Schema | undefined {
  return path.reduce<Schema | undefined>((schema, key, index) => {
    const parent = schema && unwrap(schema, valueAt(value, path.slice(0, index)));
    return parent && childSchema(parent, key);
  }, root);
}

/** The keys that the object at `path` can have. */
export function allowedKeys(root: Schema, path: readonly PropertyKey[], value: unknown): string[] {
  const schema = schemaAt(root, path, value);
  const inner = schema && unwrap(schema, valueAt(value, path));
  const def = inner && defOf(inner);
  return def?.type === 'object' ? Object.keys(def.shape) : [];
}

/** Where a key is allowed: `"columns"`, `"actions.update"`, or fields of the type `"select"`. */
export function placesOf(root: Schema, key: string): string[] {
  const places = new Set<string>();
  const types = new Set<string>();
  visit(root, '', (place, shape) => {
    if (!(key in shape)) return;
    const type = shape.type && defOf(shape.type);
    if (type?.type === 'literal') types.add(JSON.stringify(type.values[0]));
    else places.add(place ? JSON.stringify(place) : 'the file itself');
  });
  if (types.size > 3) places.add('"fields"');
  else if (types.size > 0) places.add(`fields of the type ${[...types].join(' or ')}`);
  return [...places];
}

function visit(
  schema: Schema,
  place: string,
  see: (place: string, shape: Readonly<Record<string, Schema>>) => void,
): void {
  const def = defOf(bare(schema));
  if (def.type === 'array') visit(def.element, place, see);
  else if (def.type === 'union') for (const option of def.options) visit(option, place, see);
  else if (def.type === 'object') {
    see(place, def.shape);
    for (const [key, inner] of Object.entries(def.shape))
      visit(inner, place ? `${place}.${key}` : key, see);
  }
}

/** The value at a path of parsed JSON. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((here, key) => (isObject(here) ? here[key] : undefined), value);
}

function childSchema(parent: Schema, key: PropertyKey): Schema | undefined {
  const def = defOf(parent);
  if (def.type === 'object') return def.shape[String(key)] ?? def.catchall;
  if (def.type === 'array') return def.element;
  if (def.type === 'record') return def.valueType;
  return undefined;
}

/** The schema inside `optional`, `default` and the like. */
function bare(schema: Schema): Schema {
  const def = defOf(schema);
  if ('innerType' in def) return bare(def.innerType);
  if (def.type === 'pipe') return bare(defOf(def.in).type === 'transform' ? def.out : def.in);
  return schema;
}

/** The same, and the option of a union that has the value's `type`. */
function unwrap(schema: Schema, value: unknown): Schema | undefined {
  const inner = bare(schema);
  const def = defOf(inner);
  if (def.type !== 'union') return inner;
  return def.options
    .map((option) => unwrap(option, value))
    .find((option) => {
      const shape = option && defOf(option);
      const type = shape?.type === 'object' && shape.shape.type && defOf(shape.shape.type);
      const written = valueAt(value, ['type']);
      return type && type.type === 'literal' && type.values.some((name) => name === written);
    });
}

function defOf(schema: Schema): z.core.$ZodTypes['_zod']['def'] {
  // zod doesn't type `def` as the union of all definitions, which narrowing by `type` needs.
  return schema._zod.def as z.core.$ZodTypes['_zod']['def'];
}

/** Objects and arrays: both are indexed by the keys of a path. */
function isObject(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null;
}
