import * as z from 'zod/mini';
import { MAX_SHOWN, PRINTABLE, VISIBLE } from './shown-text';

/** Adds the description and the example of a config key, which editors and problem reports show. */
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

export const isVisible = () => z.regex(VISIBLE, 'Must have a visible character.');
export const isPrintable = () =>
  z.regex(PRINTABLE, 'Must not contain line breaks or invisible control characters.');

/** Text that people see on the screen, such as a label. */
export const shownText = (max = MAX_SHOWN) =>
  filledText().check(z.maxLength(max), isVisible(), isPrintable());
export const optionalShownText = (max?: number) => z.optional(shownText(max));
