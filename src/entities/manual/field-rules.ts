import { type FieldConfig, modelOf } from '../../field-types';
import type { FieldBase } from '../../field-types/field-model';
import { displayText } from '../../field-types/read';
import { messagesAbout } from '../../field-types/schema';
import type { EntityConfig } from '../entity-config';
import { conditionOf } from '../shown-fields';
import { texts } from './texts';

/** The keys of fields that are rules, whichever types have them. */
interface RuleKeys extends FieldBase {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly recommendedMax?: number | undefined;
  readonly integer?: boolean;
  readonly pattern?: { readonly message: string } | undefined;
  readonly separator?: string;
  readonly multiple?: boolean;
  readonly upload?: boolean | undefined;
  readonly default?: string | number | boolean | undefined;
}

/** What people must know to fill in a field, in sentences. */
export function rulesOf(config: EntityConfig, field: FieldConfig): readonly string[] {
  const { required, unique, readOnly, help, ...keys }: RuleKeys = field;
  const condition = conditionOf(config, field);
  const start = config.actions.add?.fields.includes(field.name) ? keys.default : undefined;
  return [
    help && asSentence(help),
    required && texts.required,
    condition && texts.onlyIf(condition),
    kindOf(field, keys),
    ...boundsOf(field, keys),
    keys.recommendedMax && texts.recommended(keys.recommendedMax),
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
  // What is wrong with other values, without the field's label: “must have 12 digits.”
  const [invalid = ''] = messagesAbout({ ...field, label: '' }, {});
  return asSentence(invalid);
}

/** Bounds of numbers are values; those of texts count characters. */
function boundsOf(field: FieldConfig, { min, max }: Partial<RuleKeys>) {
  const isNumber = modelOf(field).sheetCell?.(field).holds === 'number';
  const say = (bound: number) =>
    isNumber ? displayText(field, bound, {}) : texts.characters(bound);
  return [
    min === undefined ? '' : texts.atLeast(say(min)),
    max === undefined ? '' : texts.atMost(say(max)),
  ];
}

/** Begins with a capital, and ends with a full stop. */
function asSentence(text: string): string {
  const [first = '', ...rest] = text.trim();
  return `${first.toUpperCase()}${rest.join('')}${/[.!?]$/.test(text.trim()) ? '' : '.'}`;
}
