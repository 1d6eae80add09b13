import * as z from 'zod/mini';

/** Adds the description and example that editors and problem reports show for a config key. */
export function documented<Schema extends z.ZodMiniType>(
  schema: Schema,
  description: string,
  example: unknown,
): Schema {
  z.globalRegistry.add(schema, { description, examples: [example] });
  return schema;
}

/** Text that is not empty. */
export const filledText = () => z.string().check(z.minLength(1));
export const optionalText = () => z.optional(filledText());
