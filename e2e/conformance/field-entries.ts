import { sample, stringMatching } from 'fast-check';
import { decidingNames } from '../../src/entities/dependent-bounds';
import { type EntityConfig, fieldOf } from '../../src/entities/entity-config';
import type { Row } from '../../src/entities/row';
import { messagesInRow } from '../../src/entities/row-schema';
import { isShown } from '../../src/entities/shown-fields';
import { type FieldConfig, modelOf } from '../../src/field-types';
import { dayMeant } from '../../src/field-types/date/calendar-date';
import { fieldFixtures } from '../../src/field-types/fixtures';
import { editText } from '../../src/field-types/read';
import { isNumeric } from './own-reading';

/** What to type for the n-th row, as the field shows it for editing. `row` has the values that decide about it. */
function validText(
  config: EntityConfig,
  field: FieldConfig,
  n: number,
  mark: string,
  row: Row,
): string {
  const found = candidates(field, n, mark).find(
    (text) => !isShown(config, field, row) || messageFor(config, field, text, row) === '',
  );
  if (found === undefined) {
    throw new Error(
      `No text in the fixtures of ${field.type} fits the rules of the field ${field.name}.`,
    );
  }
  return editText(field, found);
}

function candidates(field: FieldConfig, n: number, mark: string): readonly string[] {
  // All tests share the first rows; later rows belong to single tests.
  if (field.target) return [field.target.choices?.[n % 2]?.label ?? ''];
  if (field.type === 'select') {
    const option = field.options[n % field.options.length];
    return option ? [option.label] : [];
  }
  const texts = fieldFixtures[field.type].texts(n, mark);
  if (field.type === 'date') {
    const ends = [field.min, field.max].flatMap((day) => day ?? []);
    return [...texts, ...ends.map((day) => String(dayMeant(day)))];
  }
  // A large number, to test grouped digits. Rows of other tests may have the same.
  if (isNumeric(field) && n === 0 && !field.unique) return ['1234567', '123456', ...texts];
  if (field.type === 'list') return [...texts, ...matching(field.pattern, n, mark)];
  if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'html') return texts;
  const { min = 0, pattern } = field;
  return [
    // Texts differ between columns, so a search that leaves out a column finds less.
    `${texts[0]} ${field.name.toLowerCase()}`,
    ...texts,
    ...texts.map((text) => text.padEnd(min, 'abc ')),
    ...matching(pattern, n, mark),
  ];
}

/** Texts that match a field's pattern, different ones for each row. */
function matching(
  pattern: { readonly regex: string } | undefined,
  n: number,
  mark: string,
): readonly string[] {
  if (!pattern) return [];
  const texts = generators.get(pattern.regex) ?? textsLike(pattern.regex);
  generators.set(pattern.regex, texts);
  const seed = [...`${n} ${mark}`].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0;
  return sample(texts, { seed, numRuns: 200 });
}

/** Building one takes longer than generating its texts. */
const generators = new Map<string, ReturnType<typeof stringMatching>>();

function textsLike(regex: string) {
  // Look-aheads can't be generated, but enough of the texts generated without them match.
  const withoutLookAheads = regex.replace(/\(\?[=!][^()]*\)/g, '');
  return stringMatching(new RegExp(`^(?:${withoutLookAheads})$`, 'u'));
}

/** What to type for the n-th row, by field. Deciding fields come first, then shown ones. Some may be `given`. */
export function validTexts(
  config: EntityConfig,
  names: readonly string[],
  n: number,
  mark: string,
  given: Row = {},
): ReadonlyMap<FieldConfig, string> {
  const fields = names.map((name) => fieldOf(config, name)).filter(({ readOnly }) => !readOnly);
  const depends = (field: FieldConfig) => Number(decidingNames(field).length > 0);
  fields.sort((one, other) => depends(one) - depends(other));
  const row: Record<string, string> = {};
  for (const field of fields)
    row[field.name] =
      field.name in given
        ? String(given[field.name] ?? '')
        : validText(config, field, n, mark, row);
  return new Map(
    fields
      .filter((field) => isShown(config, field, row))
      .map((field) => [field, row[field.name] ?? '']),
  );
}

/** A text that is rejected, and why. */
export interface BadText {
  readonly text: string;
  readonly message: string;
}

/**
 * Texts that can be typed and must be rejected: one for the field's type, whose own tests have the others, and those
 * beyond the config's bounds. Other servers apply their own rules.
 */
export function badTexts(config: EntityConfig, field: FieldConfig, row: Row): readonly BadText[] {
  if (process.env.CONFORMANCE_FOREIGN) return [];
  if (!canBeEntered(field)) return [];
  const isBad = (text: string) => messageFor(config, field, text, row) !== '';
  const ofType = fieldFixtures[field.type].bad.filter(isTypeable).filter(isBad).slice(0, 1);
  return [...ofType, ...beyondBounds(field).filter(isBad)].map((text) => ({
    text,
    message: messageFor(config, field, text, row),
  }));
}

/** The message for a text in a field of a row; other servers have their own. */
export function expectedMessage(...about: Parameters<typeof messageFor>): string {
  return process.env.CONFORMANCE_FOREIGN ? '' : messageFor(...about);
}

function messageFor(config: EntityConfig, field: FieldConfig, text: string, row: Row): string {
  const whole = { ...row, [field.name]: modelOf(field).parse(text, field) };
  return messagesInRow(config, field, whole)[0] ?? '';
}

function isTypeable(input: unknown): input is string {
  return typeof input === 'string' && !input.includes('\u0000');
}

/** Whether something wrong can be entered: not in a box, a list of options or a date picker. */
function canBeEntered({ type }: FieldConfig): boolean {
  return !['boolean', 'select', 'date', 'datetime', 'reference'].includes(type);
}

function beyondBounds(field: FieldConfig): readonly string[] {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'html':
      return field.max === undefined ? [] : ['x'.repeat(field.max + 1)];
    case 'number':
    case 'money':
      return [
        ...numbersIn(field.min).map((min) => `${min - 1}`),
        ...numbersIn(field.max).map((max) => `${max + 1}`),
      ];
    default:
      return [];
  }
}

/** A bound, or the bounds for each value of another field. */
function numbersIn(bound: object | number | undefined): readonly number[] {
  const all = typeof bound === 'object' ? Object.values(bound) : [bound];
  return all.filter((one) => typeof one === 'number');
}
