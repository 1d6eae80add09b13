import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/**
 * The schema that judges the value at `path`. A union is followed by the `type` that stands in the
 * value; where none fits, the walk ends with undefined.
 */
export function schemaAt(
  root: Schema,
  path: readonly PropertyKey[],
  value: unknown,
): Schema | undefined {
  let schema: Schema | undefined = root;
  let here = value;
  for (const key of path) {
    const parent: Schema | undefined = schema && unwrap(schema, here);
    schema = parent && childSchema(parent, key);
    here = isObject(here) ? here[key as keyof typeof here] : undefined;
  }
  return schema;
}

/** The keys that an object may have at `path`. */
export function allowedKeys(root: Schema, path: readonly PropertyKey[], value: unknown): string[] {
  const schema = schemaAt(root, path, value);
  const inner = schema && unwrap(schema, valueAt(value, path));
  const def = inner && defOf(inner);
  return def?.type === 'object' ? Object.keys(def.shape) : [];
}

/** The value at a path of a parsed JSON text. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (here, key) => (isObject(here) ? here[key as keyof typeof here] : undefined),
    value,
  );
}

function childSchema(parent: Schema, key: PropertyKey): Schema | undefined {
  const def = defOf(parent);
  if (def.type === 'object') return def.shape[String(key)] ?? def.catchall;
  if (def.type === 'array') return def.element;
  if (def.type === 'record') return def.valueType;
  return undefined;
}

/** The schema without `optional`, `default` and the like, and the option of a union that fits. */
function unwrap(schema: Schema, value: unknown): Schema | undefined {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
      return unwrap(def.innerType, value);
    case 'pipe':
      return unwrap(def.in, value);
    case 'union':
      return def.options
        .map((option) => unwrap(option, value))
        .find((option) => option !== undefined && fitsType(option, value));
    default:
      return schema;
  }
}

function fitsType(option: Schema, value: unknown): boolean {
  const def = defOf(option);
  if (def.type !== 'object' || !isObject(value)) return false;
  const type = def.shape.type && defOf(def.shape.type);
  return type?.type === 'literal' && type.values.includes(valueAt(value, ['type']) as never);
}

function defOf(schema: Schema): z.core.$ZodTypes['_zod']['def'] {
  // zod types a schema's definition by its class alone; the union of all is what a walk needs.
  return schema._zod.def as z.core.$ZodTypes['_zod']['def'];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
