import * as z from 'zod/mini';
import { documented } from './documented';

const pattern = () =>
  z.strictObject({
    regex: documented(
      z.string().check(z.refine<string>(isRegex, 'Must be a regular expression.')),
      'A regular expression that the whole text must match.',
      '^[A-Z0-9-]+$',
    ),
    message: documented(
      z.string().check(z.minLength(1)),
      'What is said when it does not.',
      'Use capital letters, digits and hyphens only.',
    ),
  });

/** The config keys shared by the types whose value is a text. */
export const textKeys = () => ({
  min: documented(
    z.optional(z.int().check(z.minimum(1))),
    'The fewest characters a text may have.',
    3,
  ),
  max: documented(
    z.optional(z.int().check(z.minimum(1))),
    'The most characters a text may have.',
    120,
  ),
  recommendedMax: documented(
    z.optional(z.int().check(z.minimum(1))),
    'How many characters are usual: a counter turns amber beyond them, and nothing is refused.',
    60,
  ),
  pattern: documented(z.optional(pattern()), 'A rule for the form of the text.', {
    regex: '^[A-Z0-9-]+$',
    message: 'Use capital letters, digits and hyphens only.',
  }),
  default: documented(z.optional(z.string()), 'What an empty add form starts with.', 'Jaipur'),
});

interface TextRules {
  readonly label: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly pattern?: { readonly regex: string; readonly message: string } | undefined;
  readonly default?: string | undefined;
}

/** What the types whose value is a text have in common; spread into a model. */
export const textModel = {
  isValue: isText,
  valueSchema: textSchema,
  defaultValue: (field: TextRules) => field.default ?? null,
  parse: parseText,
  format: (value: string) => value,
  resend: resendAsText,
  storage: () => ({ type: 'text' as const }),
};

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Text is trimmed; a number from a server or a spreadsheet becomes its text. */
export function parseText(input: unknown): unknown {
  if (input === null || input === undefined) return null;
  const text = typeof input === 'number' ? String(input) : input;
  if (typeof text !== 'string') return input;
  return text.trim() || null;
}

/** Text stays text: a `string` rule of a Laravel site refuses numbers (contract). */
export function resendAsText(raw: unknown): unknown {
  return typeof raw === 'number' ? String(raw) : raw;
}

function textSchema(rules: TextRules): z.ZodMiniType<string> {
  const { label, min, max, pattern: form } = rules;
  const checks = [
    // PostgreSQL cannot store it, and nobody types it.
    z.refine<string>(
      (text) => !text.includes('\u0000'),
      'Contains a character that can’t be stored.',
    ),
  ];
  if (min !== undefined)
    checks.push(z.refine<string>(atLeast(min), `${label} needs at least ${min} characters.`));
  if (max !== undefined)
    checks.push(z.refine<string>(atMost(max), `${label} may have at most ${max} characters.`));
  if (form) {
    const regex = new RegExp(form.regex, 'u');
    checks.push(z.refine<string>((text) => regex.test(text), form.message));
  }
  return z.string(`${label} must be text.`).check(...checks);
}

const atLeast = (min: number) => (text: string) => [...text].length >= min;
const atMost = (max: number) => (text: string) => text.length <= max || [...text].length <= max;

function isRegex(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}
