import type { FilterKind, Rule } from './field-model';

/** The longest text that a field with a pattern but no `max` accepts: a pattern takes its time. */
export const LONGEST_WITH_PATTERN = 1000;

/** PostgreSQL can't store a U+0000. */
export const storable = ({ label }: { readonly label: string }): Rule<string | number> => [
  (value) => !String(value).includes('\u0000'),
  `${label} contains a character that can’t be stored.`,
];

interface TextRules {
  readonly label: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly pattern?: { readonly regex: string; readonly message: string } | undefined;
  readonly default?: string | undefined;
}

/** What models of types whose value is text have in common. */
export const textModel = {
  isValue: (value: unknown): value is string => typeof value === 'string',
  invalid: ({ label }: TextRules) => `${label} must be text.`,
  rules: textRules,
  defaultValue: (field: TextRules) => field.default ?? null,
  parse: parseText,
  format: (value: string) => value,
  filter: 'text' as FilterKind,
  // Text stays text: the `string` rule of a Laravel site rejects numbers (contract).
  resend: (raw: unknown) => (typeof raw === 'number' ? String(raw) : raw),
  storage: () => ({ type: 'text' as const }),
};

/** What models of types whose value is text of several lines have in common. */
export const linesModel = {
  ...textModel,
  parse(input: unknown) {
    const text = parseText(input);
    // Browsers and spreadsheets disagree on line breaks; a value has only one form.
    return typeof text === 'string' ? text.replaceAll(/\r\n?/g, '\n') : text;
  },
  sheetCell: () => ({ holds: 'text', long: true }) as const,
};

/** The model of a text that must match: what follows the field's label says so. */
export function matching(regex: RegExp, message: string) {
  const invalid = ({ label }: { readonly label: string }) => `${label} ${message}`;
  const rules = (field: { readonly label: string }): readonly Rule<string>[] => [
    [(text) => regex.test(text), invalid(field)],
  ];
  return { invalid, rules };
}

/** Trims text and turns a server's or spreadsheet's number into text. */
export function parseText(input: unknown): unknown {
  if (input === null || input === undefined) return null;
  const text = typeof input === 'number' ? String(input) : input;
  if (typeof text !== 'string') return input;
  return text.trim() || null;
}

function textRules(field: TextRules): readonly Rule<string>[] {
  const { label, min = 0, pattern: form } = field;
  const { max = form ? LONGEST_WITH_PATTERN : Number.POSITIVE_INFINITY } = field;
  const regex = form && new RegExp(`^(?:${form.regex})$`, 'u');
  // The engine compiles a regex on its second use; until then it takes ten times longer.
  regex?.test('');
  // Characters outside the basic plane count twice in `length`.
  const isLong = (text: string) => text.length >= 2 * min || charactersIn(text) >= min;
  const isShort = (text: string) =>
    text.length <= max || (text.length <= 2 * max && charactersIn(text) <= max);
  return [
    storable(field),
    [isLong, `${label} must have at least ${min} characters.`],
    [isShort, `${label} can have at most ${max} characters.`],
    // With a longer text, a regex can take forever.
    [(text) => !regex || !isShort(text) || regex.test(text), form?.message ?? ''],
  ];
}

/** Counted without a copy of the text. */
function charactersIn(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
