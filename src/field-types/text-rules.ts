import * as z from 'zod/mini';
import { documented, filledText } from './documented';

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

/** The config keys of types whose value is free text. */
export const textKeys = () => ({
  min: documented(z.optional(z.int().check(z.minimum(1))), 'The minimum number of characters.', 3),
  max: documented(
    z.optional(z.int().check(z.minimum(1))),
    'The maximum number of characters.',
    120,
  ),
  recommendedMax: documented(
    z.optional(z.int().check(z.minimum(1))),
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

/** Trims text and turns a server's or spreadsheet's number into text. */
export function parseText(input: unknown): unknown {
  if (input === null || input === undefined) return null;
  const text = typeof input === 'number' ? String(input) : input;
  if (typeof text !== 'string') return input;
  return text.trim() || null;
}

/** Text stays text: the `string` rule of a Laravel site rejects numbers (contract). */
export function resendAsText(raw: unknown): unknown {
  return typeof raw === 'number' ? String(raw) : raw;
}

function textSchema(rules: TextRules): z.ZodMiniType<string> {
  const { label, min, max, pattern: form } = rules;
  const checks = [
    // PostgreSQL can't store it.
    z.refine<string>(
      (text) => !text.includes('\u0000'),
      `${label} contains a character that can’t be stored.`,
    ),
  ];
  if (min !== undefined)
    checks.push(z.refine<string>(atLeast(min), `${label} must have at least ${min} characters.`));
  if (max !== undefined)
    checks.push(z.refine<string>(atMost(max), `${label} can have at most ${max} characters.`));
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
