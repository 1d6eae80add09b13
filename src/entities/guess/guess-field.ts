import { type FieldConfig, type FieldTypeName, modelOf } from '../../field-types';
import { namedPatterns } from '../../field-types/named-patterns';
import { messagesAbout } from '../../field-types/schema';
import { PRINTABLE, VISIBLE } from '../../field-types/shown-text';
import { warningAbout } from '../../field-types/warning';
import { defaultLabel } from '../resolve-config';

/** The filled cells of a column of a sample. */
export interface SampleColumn {
  readonly name: string;
  readonly label: string;
  readonly values: readonly unknown[];
}

/** A guess of a field's type: its keys in the file, and why. */
export interface FieldGuess {
  readonly keys: { readonly type: FieldTypeName } & Readonly<Record<string, unknown>>;
  readonly why: string;
}

type Column = SampleColumn & { readonly texts: readonly string[] };

/** Returns undefined if some values are not of the type. */
type Rule = (column: Column) => FieldGuess | undefined;

const MAX_OPTIONS = 10;
/** Longer texts need more than one line. */
const LONG = 255;
const SENTENCES = /[.!?]\s+\p{Lu}/u;
const YES_NO = ['yes no', 'true false', 'on off', 'active inactive', 'active deactive'];
const ABOUT_MONEY = /price|rate|amount|cost|charge|total|mrp|salary|fee|quote|balance/i;
const ABOUT_YES_NO = /^(is|has)[A-Z_]|active|status|enabled|visible|published/i;
const PICTURE = /\.(jpe?g|png|webp|gif|avif|svg)(\?.*)?$/i;
const TAG = /<\/?[a-z][^>]*>/i;
const CODE =
  /^(id|code|no|number|sku|gst|pan|pin)$|(_|[a-z])(Id|ID|Code|No|Number|Sku)$|_(id|no|code)$/;

/** Whether people can see a text on one line, such as a label. */
export const isShown = (text: string) => VISIBLE.test(text) && PRINTABLE.test(text);

/** Whether a field’s name says that its values identify something. */
export const identifies = (name: string) => CODE.test(name);

/** The likeliest type of a column’s values. A type proves itself: it parses and accepts all of them. */
export function guessField(sample: SampleColumn): FieldGuess {
  const column = { ...sample, texts: sample.values.map((value) => String(value).trim()) };
  if (column.texts.length === 0) return { keys: { type: 'text' }, why: 'all cells are empty' };
  for (const rule of rules) {
    const guess = rule(column);
    if (guess) return guess;
  }
  return { keys: { type: 'text' }, why: 'the values fit no other type' };
}

/** A rule for a type that needs no further keys. The values may also have to pass a test of their format. */
function ofType(
  type: Exclude<FieldTypeName, 'boolean' | 'select' | 'list' | 'reference'>,
  why: string,
  looks: (column: Column) => boolean = () => true,
): Rule {
  return (column) => {
    const field = { ...fieldOf(column), type, integer: false };
    return looks(column) && proves(field, column.values) ? { keys: { type }, why } : undefined;
  };
}

const rules: readonly Rule[] = [
  yesOrNo,
  ofType('phone', 'every value is an Indian mobile number'),
  ofType('aadhaar', 'every value is an Aadhaar number', hasCheckDigits),
  knownPattern,
  ofType('email', 'every value is an email address'),
  ofType('image', 'every value is the path of a picture', areAll(PICTURE)),
  ofType('url', 'every value is the address of a web page'),
  ofType('date', 'every value is a date', isDayAlone),
  ofType('datetime', 'every value is a date and time'),
  ofType('money', 'every value is an amount, by its name or sign', isMoney),
  ofType('text', 'its numbers identify something, start with 0 or have an E', isCode),
  ofType('number', 'every value is a number', areNoOptions),
  ofType('html', 'every value has tags', areAll(TAG)),
  choice,
  list,
  ofType('textarea', 'values are long, or have several lines or sentences', isLong),
  ofType('slug', 'every value is in lowercase, with hyphens for spaces', isSlug),
];

function areAll(form: RegExp) {
  return ({ texts }: Column) => texts.every((text) => form.test(text));
}

const fieldOf = ({ name, label }: SampleColumn) => ({
  name,
  label,
  required: false,
  unique: false,
});

function proves(field: FieldConfig, values: readonly unknown[]): boolean {
  const { parse } = modelOf(field);
  return values.every((value) => messagesAbout(field, parse(value, field)).length === 0);
}

function yesOrNo({ name, texts }: Column): FieldGuess | undefined {
  const words = [...new Set(texts.map((text) => text.toLowerCase()))];
  const areIn = (pair: readonly string[]) => words.every((word) => pair.includes(word));
  const pair = YES_NO.map((both) => both.split(' ')).find(areIn);
  if (!pair && !(areIn(['0', '1']) && ABOUT_YES_NO.test(name))) return undefined;
  const [yes, no] = (pair ?? []).map(
    (word) => texts.find((text) => text.toLowerCase() === word) ?? defaultLabel(word),
  );
  const labels = yes && no && !/^(true|yes)$/i.test(yes) && { trueLabel: yes, falseLabel: no };
  return { keys: { type: 'boolean', ...labels }, why: `the values are ${words.join(' and ')}` };
}

function hasCheckDigits(column: Column): boolean {
  const field = { ...fieldOf(column), type: 'aadhaar' } as const;
  const { parse } = modelOf(field);
  return column.values.every((value) => !warningAbout(field, parse(value, field)));
}

function knownPattern(column: Column): FieldGuess | undefined {
  const known = Object.entries(namedPatterns).find(([, pattern]) =>
    proves({ ...fieldOf(column), type: 'text', pattern }, column.values),
  );
  const [pattern] = known ?? [];
  // Not only PIN codes have six digits.
  if (!pattern || (pattern === 'pincode' && !/pin|zip|post/i.test(column.name))) return undefined;
  return { keys: { type: 'text', pattern }, why: `every value fits the pattern "${pattern}"` };
}

/** Whether no value has a time other than midnight. */
function isDayAlone(column: Column): boolean {
  const field = { ...fieldOf(column), type: 'datetime' } as const;
  return column.values.every((value) => `${modelOf(field).parse(value, field)}`.endsWith('T00:00'));
}

function isMoney({ name, texts }: Column): boolean {
  return ABOUT_MONEY.test(name) || texts.every((text) => /^(₹|Rs\.?)/i.test(text));
}

function isCode({ name, texts }: Column): boolean {
  const isNamed = identifies(name) || texts.some((text) => /^0\d|^\d+e\d/i.test(text));
  return isNamed && texts.every((text) => /^\d+(e\d+)?$/i.test(text));
}

/** Codes of options are 0, 1, 2 and so on, each used repeatedly. */
function areNoOptions({ values }: Column): boolean {
  const codes = new Set(values.map(Number));
  return codes.size < 2 || codes.size * 2 > values.length || Math.max(...codes) >= codes.size;
}

function choice({ texts }: Column): FieldGuess | undefined {
  // Options can't differ only in case.
  const spellings = new Map(texts.map((text) => [text.toLowerCase(), text]));
  const values = [...spellings.values()].sort();
  const { length } = values;
  if (length < 2 || length > MAX_OPTIONS || length * 2 > texts.length) return undefined;
  if (values.some((text) => text.length > 40 || !isShown(text))) return undefined;
  const areCodes = values.every((text) => /^\d$/.test(text));
  const options = values.map((text) => ({ value: areCodes ? Number(text) : text, label: text }));
  const hint = areCodes ? ', whose labels you should write' : '';
  return {
    keys: { type: 'select', options },
    why: `${texts.length} rows have only ${length} distinct values${hint}`,
  };
}

function list({ texts }: Column): FieldGuess | undefined {
  const separator = ['|', ',', ';'].find((one) => {
    const parts = texts.flatMap((text) => text.split(one));
    const areCodes = parts.every((part) => /^\s*[\w-]*\d[\w-]*\s*$/.test(part));
    return areCodes && parts.length >= texts.length * 1.5;
  });
  if (!separator) return undefined;
  return { keys: { type: 'list', separator }, why: `${separator} is between several codes` };
}

function isLong({ texts }: Column): boolean {
  const isLonger = texts.some((text) => text.length > LONG || text.includes('\n'));
  return isLonger || texts.every((text) => SENTENCES.test(text));
}

function isSlug({ name, texts }: Column): boolean {
  const hyphened = texts.filter((text) => /[a-z]-[a-z]/.test(text));
  return /slug/i.test(name) || hyphened.length * 2 > texts.length;
}
