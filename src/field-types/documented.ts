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

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/;
const INVISIBLE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Text that people see on the screen, such as a label. */
export const shownText = (max = 120) =>
  filledText().check(
    z.maxLength(max),
    z.refine<string>(
      (text) => text === '' || !INVISIBLE.test(text),
      'Must have a visible character.',
    ),
    z.refine<string>(
      (text) => !UNPRINTABLE.test(text),
      'Must not contain line breaks or invisible control characters.',
    ),
  );
export const optionalShownText = (max?: number) => z.optional(shownText(max));
