type Input = Readonly<Record<string, unknown>>;
export type Errors = Record<string, string[]>;

/** A Laravel rule: returns a message, or nothing if the value is valid. */
type Rule = (value: unknown, name: string) => string | undefined;

export const rules = {
  string: (value, name) =>
    typeof value === 'string' ? undefined : `The ${name} must be a string.`,
  numeric: (value, name) =>
    value !== '' && !Number.isNaN(Number(value)) ? undefined : `The ${name} must be a number.`,
  tenDigits: (value, name) =>
    /^\d{10}$/.test(String(value)) ? undefined : `The ${name} must be 10 digits.`,
  notNegative: (value, name) => (Number(value) < 0 ? `The ${name} must be at least 0.` : undefined),
} satisfies Record<string, Rule>;

/** The messages of missing fields. */
export function required(input: Input, fields: readonly string[]): Errors {
  const missing = fields.filter((field) => (input[field] ?? '') === '');
  return Object.fromEntries(
    missing.map((field) => [field, [`The ${spoken(field)} field is required.`]]),
  );
}

/** The messages of all broken rules. Every field is required. */
export function validate(
  input: Input,
  fields: Readonly<Record<string, readonly Rule[]>>,
): Errors | undefined {
  const errors = required(input, Object.keys(fields));
  for (const [field, checks] of Object.entries(fields)) {
    if (errors[field]) continue;
    const messages = checks.flatMap((check) => check(input[field], spoken(field)) ?? []);
    if (messages.length > 0) errors[field] = messages;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** Messages call `aadhaarNo` “aadhaar no”. */
function spoken(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
