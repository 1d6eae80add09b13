import * as z from 'zod/mini';
import { documented, filledText, shownText } from '../documented';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';

const optionValue = () => z.union([filledText(), z.number()]);

const option = () =>
  z.strictObject({
    value: documented(optionValue(), 'The stored value.', 0),
    label: documented(shownText(), 'What people read.', 'Amount'),
    tone: documented(
      z.optional(z.enum(['neutral', 'accent', 'success', 'warning', 'danger'])),
      'Shows the option as a coloured tag in the table.',
      'success',
    ),
  });

/** A choice from a short, fixed list. */
export const selectConfig = () =>
  z.strictObject({
    ...baseKeys('select'),
    options: documented(
      z.array(option()).check(z.minLength(1)),
      'The choices, in the order shown.',
      [{ value: 0, label: 'Amount' }],
    ),
    default: documented(z.optional(optionValue()), 'The initial value in the add form.', 0),
  });

export type SelectField = Labelled<z.output<ReturnType<typeof selectConfig>>>;
type Value = string | number;

export const select: FieldModel<SelectField, Value> = {
  isValue: (value) => typeof value === 'string' || typeof value === 'number',
  invalid: notAnOption,
  rules: (field) => [
    [(value) => field.options.some((option) => option.value === value), notAnOption(field)],
  ],
  defaultValue: (field) => field.default ?? null,
  parse(input, field) {
    if (input === null || input === undefined) return null;
    // Objects may have no text.
    if (typeof input === 'object') return input;
    const text = String(input).trim();
    if (text === '') return null;
    return findOption(field, text)?.value ?? (typeof input === 'string' ? text : input);
  },
  format: (value, field) =>
    field.options.find((option) => option.value === value)?.label ?? String(value),
  sheetCell: ({ options }) => ({ holds: 'text', choices: options.map(({ label }) => label) }),
  filter: 'options',
  storage: (field) => ({ type: field.options.every(hasInteger) ? 'integer' : 'text' }),
  // A text column stores a number as text; `parse` finds its option again.
  toColumn: (value, field) => (field.options.every(hasInteger) ? value : String(value)),
};

function notAnOption({ label, options }: SelectField): string {
  return `${label} must be one of ${options.map((option) => `“${option.label}”`).join(', ')}.`;
}

/** People type the label; servers send the value, often as text: `"1"` for `1`. */
function findOption(field: SelectField, text: string) {
  const same = text.toLowerCase();
  return (
    field.options.find(({ label }) => label.toLowerCase() === same) ??
    field.options.find(({ value }) => String(value) === text)
  );
}

function hasInteger({ value }: { readonly value: Value }): boolean {
  return Number.isSafeInteger(value);
}
