import * as z from 'zod/mini';
import { documented, filledText } from './documented';
import type { Rule } from './field-model';

const pattern = () =>
  z.strictObject({
    regex: documented(
      z.string().check(z.refine<string>(isRegex, 'Must be a regular expression.')),
      'A regular expression that the whole text must match.',
      '^[A-Z0-9-]+$',
    ),
    message: documented(
      filledText(),
      'The message for a text that does not match.',
      'Use capital letters, digits and hyphens only.',
    ),
  });

const length = () => z.optional(z.int().check(z.minimum(1)));

/** The config keys of types whose value is free text. */
export const textKeys = () => ({
  min: documented(length(), 'The minimum number of characters.', 3),
  max: documented(length(), 'The maximum number of characters.', 120),
  recommendedMax: documented(
    length(),
    'The recommended maximum number of characters. A counter turns amber beyond it; longer texts are allowed.',
    60,
  ),
  pattern: documented(z.optional(pattern()), 'A pattern that the text must match.', {
    regex: '^[A-Z0-9-]+$',
    message: 'Use capital letters, digits and hyphens only.',
  }),
  default: documented(z.optional(z.string()), 'The initial value in the add form.', 'Jaipur'),
});

interface TextRules {
  readonly label: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly pattern?: { readonly regex: string; readonly message: string } | undefined;
  readonly default?: string | undefined;
}

/** What models of types whose value is text have in common. */
export const textModel = {
  isValue: isText,
  invalid: ({ label }: TextRules) => `${label} must be text.`,
  rules: textRules,
  defaultValue: (field: TextRules) => field.default ?? null,
  parse: parseText,
  format: (value: string) => value,
  resend: resendAsText,
  storage: () => ({ type: 'text' as const }),
};

/** The model of a text that must match: what follows the field's label says so. */
export function matching(regex: RegExp, message: string) {
  const invalid = ({ label }: { readonly label: string }) => `${label} ${message}`;
  const rules = (field: { readonly label: string }): readonly Rule<string>[] => [
    [(text) => regex.test(text), invalid(field)],
  ];
  return { invalid, rules };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Trims text and turns a server's or spreadsheet's number into text. */
export function parseText(input: unknown): unknown {
  if (input === null || input === undefined) return null;
  const text = typeof input === 'number' ? String(input) : input;
  if (typeof text !== 'string') return input;
  return text.trim() || null;
}

/** Text stays text: the `string` rule of a Laravel site rejects numbers (contract). */
function resendAsText(raw: unknown): unknown {
  return typeof raw === 'number' ? String(raw) : raw;
}

function textRules(field: TextRules): readonly Rule<string>[] {
  const { label, min = 0, max = Number.POSITIVE_INFINITY, pattern: form } = field;
  const regex = form && new RegExp(form.regex, 'u');
  // Characters outside the basic plane count twice in `length`.
  const isLong = (text: string) => text.length >= 2 * min || [...text].length >= min;
  const isShort = (text: string) => text.length <= max || [...text].length <= max;
  return [
    // PostgreSQL can't store it.
    [(text) => !text.includes('\u0000'), `${label} contains a character that can’t be stored.`],
    [isLong, `${label} must have at least ${min} characters.`],
    [isShort, `${label} can have at most ${max} characters.`],
    [(text) => !regex || regex.test(text), form?.message ?? ''],
  ];
}

function isRegex(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}
