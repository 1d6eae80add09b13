import { type FieldConfig, modelOf } from '../../field-types';
import { dayInWords } from '../../field-types/date/schema';
import type { FieldBase } from '../../field-types/field-model';
import { displayText } from '../../field-types/read';
import { messagesAbout } from '../../field-types/schema';
import { wordsFor } from '../condition-words';
import { dependentBounds } from '../dependent-bounds';
import type { EntityConfig } from '../entity-config';
import { texts } from './texts';

/** The keys of all field types that are rules. */
interface RuleKeys extends FieldBase {
  readonly min?: Bound | undefined;
  readonly max?: Bound | undefined;
  readonly recommendedMin?: string | undefined;
  readonly recommendedMax?: number | string | undefined;
  readonly integer?: boolean;
  readonly pattern?: { readonly message: string } | undefined;
  readonly separator?: string;
  readonly multiple?: boolean;
  readonly upload?: boolean | undefined;
  readonly default?: string | number | boolean | undefined;
}

/** A number, a day, or numbers that depend on another field. */
type Bound = number | string | object;

/** The rules that people must know to fill in a field, as sentences. */
export function rulesOf(config: EntityConfig, field: FieldConfig): readonly string[] {
  const { required, unique, readOnly, help, ...keys }: RuleKeys = field;
  const condition = wordsFor(config, field.showIf);
  const start = config.actions.add?.fields.includes(field.name) ? keys.default : undefined;
  return [
    help && asSentence(help),
    required && texts.required,
    condition && texts.onlyIf(condition),
    kindOf(field, keys),
    ...boundsOf(field, keys),
    ...dependentBounds(config, field).map(({ words }) => asSentence(words)),
    ...recommendedIn(keys),
    keys.pattern && asSentence(keys.pattern.message),
    keys.multiple && texts.several,
    keys.upload && texts.upload,
    modelOf(field).mask && texts.hidden,
    unique && texts.unique,
    readOnly && texts.readOnly,
    start !== undefined && texts.startsAs(displayText(field, start, {})),
  ].flatMap((sentence) => sentence || []);
}

function kindOf(field: FieldConfig, { integer, separator }: Partial<RuleKeys>): string {
  if (separator) return texts.separated(separator);
  if (integer) return texts.whole;
  if (modelOf(field).sheetCell?.(field).long) return texts.lines;
  // The message about an invalid value, without the field's label: “must have 12 digits.”
  const [invalid = ''] = messagesAbout({ ...field, label: '' }, {});
  return asSentence(invalid);
}

/** Bounds in words. Those of numbers and dates are values; those of texts count characters. */
function boundsOf(field: FieldConfig, { min, max }: Partial<RuleKeys>) {
  const isNumber = modelOf(field).sheetCell?.(field).holds === 'number';
  const say = (bound: number) =>
    isNumber ? displayText(field, bound, {}) : texts.characters(bound);
  return [
    typeof min === 'number' && texts.atLeast(say(min)),
    typeof min === 'string' && asSentence(texts.from(dayInWords(min))),
    typeof max === 'number' && texts.atMost(say(max)),
    typeof max === 'string' && asSentence(texts.until(dayInWords(max))),
  ];
}

function recommendedIn({ recommendedMin: min, recommendedMax: max }: Partial<RuleKeys>) {
  return [
    min && asSentence(texts.recommendedDays(texts.from(dayInWords(min)))),
    typeof max === 'string' && asSentence(texts.recommendedDays(texts.until(dayInWords(max)))),
    typeof max === 'number' && texts.recommended(max),
  ];
}

/** Adds the capital at the beginning and the full stop at the end. */
function asSentence(text: string): string {
  const [first = '', ...rest] = text.trim();
  return `${first.toUpperCase()}${rest.join('')}${/[.!?]$/.test(text.trim()) ? '' : '.'}`;
}
