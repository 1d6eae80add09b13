import * as z from 'zod/mini';
import { memoize } from '../../common/memoize';
import { documented, filledText } from '../documented';
import { baseKeys, type Choice, type FieldModel, type Labelled } from '../field-model';
import { textModel } from '../text-model';

/** A row of another entity, chosen by its title; with `multiple`, several of them. */
export const referenceConfig = () =>
  z.strictObject({
    ...baseKeys('reference'),
    to: documented(filledText(), 'The name of the entity whose rows can be chosen.', 'supplier'),
    key: documented(
      z.optional(filledText()),
      'The unique field of that entity whose value is stored. Default: the id of the row.',
      'wpId',
    ),
    multiple: documented(
      z._default(z.boolean(), false),
      'Whether several rows can be chosen.',
      true,
    ),
  });

export type ReferenceField = Labelled<z.output<ReturnType<typeof referenceConfig>>>;

/** A key of the other entity; several are one text: `12|15`. */
type Value = string | number;

/** Separates several rows, in values and in texts. */
export const SEPARATOR = '|';

interface Index {
  readonly labelOf: ReadonlyMap<string, string>;
  /** Keys by label, in lower case. */
  readonly keyOf: ReadonlyMap<string, string>;
}

const indexOf = memoize(
  (choices: readonly Choice[]): Index => ({
    labelOf: new Map(choices.map(({ key, label }) => [key, label])),
    keyOf: new Map(choices.map(({ key, label }) => [label.toLowerCase(), key])),
  }),
);

const knownIn = ({ target }: ReferenceField) => target?.choices && indexOf(target.choices);

export const reference: FieldModel<ReferenceField, Value> = {
  isValue: (value): value is Value =>
    (typeof value === 'string' && value !== '') || Number.isSafeInteger(value),
  defaultValue: () => null,
  parse(input, field) {
    const isList = field.multiple && Array.isArray(input) && input.every(isText);
    const whole = isList ? input.join(SEPARATOR) : input;
    if (whole === null || whole === undefined) return null;
    if (typeof whole === 'number' && hasIds(field)) return whole;
    if (!isText(whole)) return input;
    const known = typeof whole === 'string' ? knownIn(field)?.keyOf : undefined;
    const keys = partsOf(String(whole).trim(), field).map(
      (text) => known?.get(text.toLowerCase()) ?? text,
    );
    if (field.multiple) return [...new Set(keys)].join(SEPARATOR) || null;
    const [key] = keys;
    return key === undefined ? null : asKey(key, field);
  },
  format: (value, field) => labelsOf(value, field).join(SEPARATOR),
  display: (value, field) => labelsOf(value, field).join(', '),
  resend: (raw, field) => (field.key ? textModel.resend(raw) : raw),
  filter: 'options',
  storage: (field) => ({ type: hasIds(field) ? 'integer' : 'text' }),
  refersTo: ({ to, key, multiple }) => ({ entity: to, key, multiple, writtenAs: ['to', 'key'] }),
  keysIn,
};

function isText(input: unknown): input is Value {
  return typeof input === 'string' || typeof input === 'number';
}

function keysIn(value: Value, field: ReferenceField): readonly Value[] {
  return partsOf(String(value), field).map((key) => (field.key ? key : asKey(key, field)));
}

/** Whether a value refers to rows that exist, as far as they are known. */
export function isKnown(value: Value, field: ReferenceField): boolean {
  const known = knownIn(field);
  return !known || keysIn(value, field).every((key) => known.labelOf.has(`${key}`));
}

/** The labels of the rows that a value refers to. An unknown row is shown by its key. */
export function labelsOf(value: Value, field: ReferenceField): readonly string[] {
  const labels = knownIn(field)?.labelOf;
  return partsOf(String(value), field).map((key) => labels?.get(key) ?? key);
}

/** Splits the text of a field into the texts of its rows. */
export function partsOf(text: string, { multiple }: ReferenceField): readonly string[] {
  const parts = multiple ? text.split(SEPARATOR).map((part) => part.trim()) : [text];
  return parts.filter((part) => part !== '');
}

/** Ids are numbers on our own server, and texts on some others. */
function asKey(text: string, { key }: ReferenceField): Value {
  return key === undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : text;
}

/** Whether a value is a single id. */
function hasIds({ key, multiple }: ReferenceField): boolean {
  return key === undefined && !multiple;
}
