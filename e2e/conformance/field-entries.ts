import { createHash, randomInt } from 'node:crypto';
import { fieldSchema } from '../../src/entities/record-schema';
import { type FieldConfig, type FieldTypeName, modelOf } from '../../src/field-types';
import { fieldFixtures } from '../../src/field-types/fixtures';
import { editText } from '../../src/field-types/read';

/** A word that no other test's rows have, by which a test finds its own. */
export function newMark(): string {
  return Array.from({ length: 7 }, () => String.fromCharCode(97 + randomInt(26))).join('');
}

const WORDS = ['mango', 'Banyan', 'cedar', 'Ashoka', 'neem', 'Deodar', 'peepal', 'Teak'];

/** A word a number stands for: apart in order and in case from the numbers beside it. */
function wordOf(n: number): string {
  const word = WORDS[n % WORDS.length] ?? '';
  return n < WORDS.length ? word : `${word} ${n}`;
}

const asText = (n: number, mark: string) => [
  `${mark} ${wordOf(n)}`,
  wordOf(n),
  `${mark}-${n}`.toUpperCase(),
  `${mark}-${n}`,
  `${1000 + n}`,
];
/** Digits that no other row has. */
function digitsOf(n: number, mark: string, count: number): string {
  const hash = createHash('sha256').update(`${mark} ${n}`).digest().readBigUInt64BE();
  return String(hash).slice(-count).padStart(count, '0');
}

const asNumber = (n: number) => [`${((n * 7) % 100) * 10 + n + 10}`, `${n + 1}`, `${n / 100}`];

/**
 * Texts that a person might type for the n-th row, by field type, the best first. Which of them a
 * field takes is for its own rules to say. A type without texts does not compile.
 */
const texts: { readonly [Type in FieldTypeName]: (n: number, mark: string) => readonly string[] } =
  {
    text: asText,
    textarea: asText,
    number: asNumber,
    money: asNumber,
    boolean: () => ['1', '0'],
    select: () => [],
    date: (n) => [`2031-0${(n % 9) + 1}-1${n % 10}`],
    phone: (n, mark) => [`9${digitsOf(n, mark, 9)}`],
    aadhaar: (n, mark) => [`7${digitsOf(n, mark, 11)}`],
    slug: (n, mark) => [`${mark}-${n}`.toLowerCase(), `slug-${n}`],
    image: (n, mark) => [`images/${mark}-${n}.jpg`],
    list: (n, mark) => [`${mark}-${n}`],
  };

/** What to type for the n-th row, in the form in which the field would show it for editing. */
export function validText(field: FieldConfig, n: number, mark: string): string {
  const found = candidates(field, n, mark).find((text) => isAccepted(field, text));
  if (found === undefined) {
    throw new Error(`No text in field-entries.ts fits the rules of the field ${field.name}.`);
  }
  return editText(field, found);
}

function candidates(field: FieldConfig, n: number, mark: string): readonly string[] {
  if (field.type !== 'select') return texts[field.type](n, mark);
  const option = field.options[n % field.options.length];
  return option ? [option.label] : [];
}

/** What can be typed and must be refused, with the message that is shown for it. */
export function badTexts(field: FieldConfig): readonly { text: string; message: string }[] {
  const fromFixtures = fieldFixtures[field.type].bad.filter(isTypeable);
  return [...fromFixtures, ...beyondBounds(field)]
    .filter((text) => canBeEntered(field) && !isAccepted(field, text))
    .map((text) => ({ text, message: messageFor(field, text) }));
}

/** What an empty, required field is told. */
export function messageFor(field: FieldConfig, text: string): string {
  const result = fieldSchema(field).safeParse(modelOf(field).parse(text, field));
  return result.error?.issues[0]?.message ?? '';
}

function isAccepted(field: FieldConfig, text: string): boolean {
  return fieldSchema(field).safeParse(modelOf(field).parse(text, field)).success;
}

function isTypeable(input: unknown): input is string {
  return typeof input === 'string' && !input.includes('\u0000');
}

/** A box, a list of options and a date picker let nothing wrong in. */
function canBeEntered({ type }: FieldConfig): boolean {
  return type !== 'boolean' && type !== 'select' && type !== 'date';
}

function beyondBounds(field: FieldConfig): readonly string[] {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return field.max === undefined ? [] : ['x'.repeat(field.max + 1)];
    case 'number':
    case 'money':
      return [
        ...(field.min === undefined ? [] : [`${field.min - 1}`]),
        ...(field.max === undefined ? [] : [`${field.max + 1}`]),
      ];
    default:
      return [];
  }
}
