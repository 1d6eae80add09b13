import * as z from 'zod/mini';
import { memoize } from '../../common/memoize';
import { tones } from '../../common/tones';
import { documented, filledText, isPrintable, isVisible, shownText } from '../documented';
import { baseKeys, type Choice, type FieldModel, type Labelled } from '../field-model';

const optionValue = () => z.union([filledText().check(isVisible(), isPrintable()), z.number()]);

const option = () =>
  z.strictObject({
    value: documented(optionValue(), 'The stored value.', 0),
    label: documented(shownText(), 'What people read.', 'Amount'),
    tone: documented(
      z.optional(z.enum(tones)),
      'Shows the option as a coloured tag in the table.',
      'success',
    ),
  });

/** A choice from a short list. */
export const selectConfig = () =>
  z
    .strictObject({
      ...baseKeys('select'),
      options: documented(
        z._default(z.array(option()).check(z.minLength(1)), []),
        'The choices, in the order shown.',
        [{ value: 0, label: 'Amount' }],
      ),
      optionsFrom: documented(
        z.optional(
          z.strictObject({
            to: documented(filledText(), 'The name of the entity.', 'category'),
            key: documented(filledText(), 'Its field whose values are the choices.', 'name'),
          }),
        ),
        'In place of options: the values of a field of another entity. They are copied, so that a row there can still be changed or removed.',
        { to: 'category', key: 'name' },
      ),
      default: documented(z.optional(optionValue()), 'The initial value in the add form.', 0),
    })
    .check(
      z.refine(({ options, optionsFrom }) => optionsFrom || options?.length !== 0, {
        path: ['options'],
        error: 'Must have choices.',
        // Checked even if there are other mistakes, unless a key is unknown: it may be one of these two, misspelt.
        when: ({ issues }) => issues.every(({ code }) => code !== 'unrecognized_keys'),
      }),
      z.refine((field) => !field.optionsFrom || field.options.length === 0, {
        path: ['optionsFrom'],
        error: 'Write "options" or "optionsFrom", not both.',
      }),
    );

export type SelectField = Labelled<z.output<ReturnType<typeof selectConfig>>>;
type Value = string | number;
type Option = SelectField['options'][number];

const optionsIn = memoize((choices: readonly Choice[]): readonly Option[] =>
  choices.map(({ key, label }) => ({ value: key, label })),
);

/** The options of a field. Those from another entity are empty until its rows are known. */
export const optionsOf = ({ options, target }: SelectField): readonly Option[] =>
  target?.choices ? optionsIn(target.choices) : options;

const indexOf = memoize((options: readonly Option[]) => ({
  byValue: new Map(options.map((one) => [one.value, one])),
  byText: new Map(options.map((one) => [String(one.value).trim(), one])),
  byLabel: new Map(options.map((one) => [one.label.trim().toLowerCase(), one])),
}));

export const optionOf = (value: Value, field: SelectField): Option | undefined =>
  indexOf(optionsOf(field)).byValue.get(value);

export const select: FieldModel<SelectField, Value> = {
  isValue: (value) => typeof value === 'string' || typeof value === 'number',
  defaultValue: (field) => field.default ?? null,
  parse(input, field) {
    if (input === null || input === undefined) return null;
    // Objects may have no text.
    if (typeof input === 'object') return input;
    const text = String(input).trim();
    if (text === '') return null;
    const { byLabel, byText } = indexOf(optionsOf(field));
    // People type the label; servers send the value, often as text: `"1"` for `1`.
    const known = byLabel.get(text.toLowerCase()) ?? byText.get(text);
    if (known) return known.value;
    return typeof input === 'string' || (field.optionsFrom && typeof input === 'number')
      ? text
      : input;
  },
  format: (value, field) => optionOf(value, field)?.label ?? String(value),
  sheetCell(field) {
    const choices = optionsOf(field).map(({ label }) => label);
    return { holds: 'text', ...(choices.length > 0 && { choices }) };
  },
  filter: 'options',
  storage: (field) => ({ type: hasIntegers(field) ? 'integer' : 'text' }),
  // A text column stores a number as text; `parse` finds its option again.
  toColumn: (value, field) => (hasIntegers(field) ? value : String(value)),
  refersTo: ({ optionsFrom }) =>
    optionsFrom && {
      entity: optionsFrom.to,
      key: optionsFrom.key,
      multiple: false,
      copies: true,
      writtenAs: ['optionsFrom.to', 'optionsFrom.key'],
    },
};

/** Whether all values fit into an integer of PostgreSQL, which has 32 bits. */
function hasIntegers({ options, optionsFrom }: SelectField): boolean {
  return !optionsFrom && options.every(({ value }) => value === (Number(value) | 0));
}
