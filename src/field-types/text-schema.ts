import * as z from 'zod/mini';
import { plural } from '../common/quantities';

/** The longest text that a field with a pattern but no `max` accepts, because patterns take time. */
export const LONGEST_WITH_PATTERN = 1000;

/** The longest list, and the longest entry in a list whose entries have a pattern. */
export const LONGEST_LIST = 20_000;
export const LONGEST_ENTRY = 200;

/** PostgreSQL can't store U+0000. */
export const rejectUnstorable = (label: string) =>
  z.refine<string | number>(
    (value) => !String(value).includes('\u0000'),
    `${label} contains a character that can’t be stored.`,
  );

interface TextField {
  readonly label: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly pattern?: { readonly regex: string; readonly message: string } | undefined;
}

/** The values of fields that hold any text. */
export function textSchema({ label, min = 0, max: most, pattern }: TextField) {
  const max = most ?? (pattern ? LONGEST_WITH_PATTERN : Number.POSITIVE_INFINITY);
  // Characters outside the basic plane count twice in `length`.
  const isLongEnough = (text: string) => text.length >= 2 * min || charactersIn(text) >= min;
  const isShortEnough = (text: string) =>
    text.length <= max || (text.length <= 2 * max && charactersIn(text) <= max);
  const schema = z
    .string(`${label} must be text.`)
    .check(
      rejectUnstorable(label),
      z.refine(isLongEnough, `${label} must have at least ${plural(min, 'character')}.`),
      z.refine(isShortEnough, `${label} can have at most ${plural(max, 'character')}.`),
    );
  if (!pattern) return schema;
  const regex = wholeRegex(pattern);
  // On a longer text, a regex can take practically forever.
  return schema.check(
    z.refine((text) => !isShortEnough(text) || regex.test(text), pattern.message),
  );
}

/** A pattern that a whole text must match. */
export function wholeRegex(pattern: { readonly regex: string }): RegExp {
  const regex = new RegExp(`^(?:${pattern.regex})$`, 'u');
  // The engine compiles a regex on its second use; until then it takes ten times longer.
  regex.test('');
  return regex;
}

/** The schema of fields whose text has a certain form. The error is the field's label and `message`. */
export const textLike =
  (form: RegExp, message: string) =>
  ({ label }: { readonly label: string }) =>
    z
      .string(`${label} ${message}`)
      .check(rejectUnstorable(label), z.regex(form, `${label} ${message}`));

/** Counts characters without copying the text. */
function charactersIn(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
