import * as z from 'zod/mini';
import { documented, filledText } from './documented';
import { baseKeys } from './field-model';
import { namedPatterns } from './named-patterns';
import { lengthProblem, regexProblem } from './pattern/check-pattern';

/** The config of a type whose value is free text. The browser must not load this: it checks patterns. */
export function configOfText<Type extends string>(type: Type) {
  return z.strictObject({ ...baseKeys(type), ...textKeys() }).check(z.check(rejectSlow));
}

interface Bounded {
  readonly pattern?: { readonly regex: string } | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Rejects a pattern that takes too long for the longest text that it may have to check. */
export function rejectSlow({ value, issues }: z.core.ParsePayload<Bounded>) {
  const { pattern: { regex } = {}, min, max } = value;
  const message = regex && lengthProblem(regex, min, max);
  if (message) issues.push({ code: 'custom', input: value, path: ['pattern', 'regex'], message });
}

const pattern = () =>
  z.strictObject({
    regex: documented(
      z.string().check(z.check(rejectRegex)),
      'A regular expression, as in JavaScript, without slashes around it. The whole text must match.',
      '^[A-Z0-9-]+$',
    ),
    message: documented(
      filledText(),
      'The message for a text that does not match.',
      'Use capital letters, digits and hyphens only.',
    ),
  });

export const patternKey = (description: string) =>
  documented(
    z.optional(z.pipe(z.transform(namedPattern), pattern())),
    `${description}: your own, or the name of a known one: ${Object.keys(namedPatterns).join(', ')}.`,
    {
      regex: '^[A-Z0-9-]+$',
      message: 'Use capital letters, digits and hyphens only.',
    },
  );

/** Replaces the name of a known pattern by the pattern. */
function namedPattern(input: unknown, { issues }: z.core.ParsePayload) {
  if (typeof input !== 'string') return input;
  const known = new Map(Object.entries(namedPatterns)).get(input);
  if (!known) issues.push({ code: 'invalid_value', input, values: Object.keys(namedPatterns) });
  return known;
}

/** The limit on a text's length: a request can have a megabyte. */
const length = (least = 1) => z.optional(z.int().check(z.minimum(least), z.maximum(1_000_000)));

export const textKeys = () => ({
  min: documented(length(0), 'The minimum number of characters.', 3),
  max: documented(
    length(),
    'The maximum number of characters. With a pattern, the default is 1000.',
    120,
  ),
  recommendedMax: documented(
    length(),
    'The recommended maximum number of characters. A counter turns amber beyond it; longer texts are allowed.',
    60,
  ),
  rows: documented(
    z.optional(z.int().check(z.minimum(1), z.maximum(40))),
    'The number of lines of its box in the form.',
    2,
  ),
  pattern: patternKey('A pattern that the text must match'),
  default: documented(z.optional(z.string()), 'The initial value in the add form.', 'Jaipur'),
});

function rejectRegex({ value, issues }: z.core.ParsePayload<string>) {
  const message = regexProblem(value);
  if (message) issues.push({ code: 'custom', input: value, message });
}
