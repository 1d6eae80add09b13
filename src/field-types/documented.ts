import * as z from 'zod/mini';

/** Gives a config key the description and example that editors show and error reports quote. */
export function documented<Schema extends z.ZodMiniType>(
  schema: Schema,
  description: string,
  example: unknown,
): Schema {
  z.globalRegistry.add(schema, { description, examples: [example] });
  return schema;
}
