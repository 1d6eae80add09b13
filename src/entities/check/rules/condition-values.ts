import { isRecord } from '../../../common/is-record';
import { plainText } from '../../../common/plain-text';
import { modelOf } from '../../../field-types';
import { isCalendarDate, relativeDays } from '../../../field-types/date/calendar-date';
import * as fieldConfigs from '../../../field-types/registry/configs';
import type { ProblemAtPath } from '../config-problem';
import { nearestName } from '../nearest-name';
import { readField } from '../read-field';
import { lastingMessages } from './passing-days';
import { type Field, findAll, isSecret, namesAt } from './written-file';

interface Why extends Omit<ProblemAtPath, 'path'> {
  /** Where in the condition. */
  readonly path?: readonly string[];
}

/** Explains why a condition can never hold. */
export function neverHolds(by: string, field: Field, wanted: unknown): Why[] {
  // Without a known type, any condition may be right.
  if (!Object.hasOwn(fieldConfigs, String(field.type))) return [];
  if (isRecord(wanted)) return neverIsAsAsked(by, field, wanted);
  if (isSecret(field)) {
    const reason = `"${by}" is secret, so a condition can only ask whether it is filled or empty.`;
    return [{ reason, example: `"showIf": ${JSON.stringify({ [by]: { is: 'filled' } })}` }];
  }
  if (field.type === 'boolean' && Array.isArray(wanted) && new Set(wanted).size > 1) {
    const isBoth = [true, false].every((one) => wanted.includes(one));
    if (isBoth)
      return [{ reason: `This always holds: "${by}" is true or false. Keep one of them.` }];
  }
  return [wanted].flat().flatMap((one) => {
    if (field.type === 'boolean') return notAnOption(by, field, one, ['true', 'false']);
    return field.type === 'select' ? notAnOption(by, field, one) : neverIs(by, field, one);
  });
}

/** Why a select or a yes/no field can never have a value, and the value that was probably meant. */
export function notAnOption(
  by: unknown,
  field: Field | undefined,
  wanted: unknown,
  yesNo?: readonly string[],
): Why[] {
  const options = namesAt(field, 'options[].value').flatMap(({ name }) => name || []);
  const values = field?.type === 'boolean' ? (yesNo ?? ['1', '0']) : options;
  // A key is always a text; as a value, "false" is not false.
  const written = values === yesNo ? JSON.stringify(wanted) : `${wanted}`;
  // An option without its value is reported separately.
  const isUnclear = values === options && findAll(field, 'options[]').length > options.length;
  if (values.length === 0 || isUnclear || values.includes(written)) return [];
  const labels = namesAt(field, 'options[].label').map(({ name }) => name.toLowerCase());
  const words = options.filter((option) => option.length > 2);
  const suggestion =
    values[labels.indexOf(plainText(wanted).toLowerCase())] ??
    nearestName(plainText(wanted), words);
  const reason = `"${by}" is never ${JSON.stringify(wanted)}. Its values are ${values.join(', ')}.`;
  return [{ reason, suggestion }];
}

/** A value that breaks the field’s own rules. */
function neverIs(by: string, field: Field, wanted: unknown): Why[] {
  const checked = readField(field);
  if (!checked) return [];
  const [message] = lastingMessages(checked, modelOf(checked).parse(wanted, checked));
  if (message === undefined) return [];
  const instead = insteadOf(wanted);
  const example = instead && `"showIf": ${JSON.stringify({ [by]: instead })}`;
  return [{ reason: `"${by}" is never ${JSON.stringify(wanted)}. ${message}`, example }];
}

/** The condition meant by `true`, `">= 100"` or `"today"`. */
function insteadOf(wanted: unknown): object | undefined {
  if (typeof wanted === 'boolean') return { is: wanted ? 'filled' : 'empty' };
  const [, sign = '', end = ''] = /^\s*([<>])?=?\s*(\S+)\s*$/.exec(plainText(wanted)) ?? [];
  if (relativeDays.has(end) && !sign) return { from: end, to: end };
  const value = Number.isNaN(Number(end)) ? end : Number(end);
  return sign ? { [sign === '>' ? 'from' : 'to']: value } : undefined;
}

/** By type, whether something can be the end of a range. Only types whose values have an order are here. */
const RANGED: Readonly<Record<string, (end: unknown) => boolean>> = {
  number: isNumber,
  money: isNumber,
  date: isDay,
  datetime: isDay,
};

function neverIsAsAsked(by: string, field: Field, wanted: Field): Why[] {
  const { is, from, to } = wanted;
  // Other keys are reported separately.
  const isClear = Object.keys(wanted).every((key) => ['is', 'from', 'to'].includes(key));
  const ends = [from, to].filter((end) => end !== undefined);
  if (!isClear || (is !== undefined && ends.length > 0)) return [];
  if (is === 'empty' && field.required === true)
    return [{ reason: `"${by}" must be filled in, so it is never empty.` }];
  if (ends.length === 0) return [];
  const isEnd = RANGED[`${field.type}`];
  if (!isEnd)
    return [
      {
        reason: `Only numbers and dates can have "from" and "to", and "${by}" is of the type "${field.type}". Write its value, or a list of values.`,
      },
    ];
  const wrong = ['from', 'to'].find((key) => wanted[key] !== undefined && !isEnd(wanted[key]));
  if (wrong) {
    const kind =
      isEnd === isNumber
        ? 'a number'
        : 'a day such as "2026-12-31", or "yesterday", "today" or "tomorrow"';
    return [{ path: [wrong], reason: `Must be ${kind}, not ${JSON.stringify(wanted[wrong])}.` }];
  }
  if (isAfter(from, to))
    return [{ reason: `No value is from ${from} to ${to}. Swap "from" and "to".` }];
  // Time passes: a day that was today when it was stored may be in the past by now.
  if (isAfter(field.min, to) && !relativeDays.has(`${field.min}`))
    return [{ reason: `"${by}" is never ${to} or less, because its "min" is ${field.min}.` }];
  if (isAfter(from, field.max))
    return [{ reason: `"${by}" is never ${from} or more, because its "max" is ${field.max}.` }];
  return [];
}

/** Whether no value can fulfil both conditions. */
export function excludeEachOther(one: unknown, other: unknown): boolean {
  if (!isRecord(one)) {
    const values = [one].flat();
    if (isRecord(other)) return values.every((value) => isOutside(value, other));
    return !values.some((value) => [other].flat().map(String).includes(String(value)));
  }
  if (!isRecord(other)) return excludeEachOther(other, one);
  if (one.is !== undefined || other.is !== undefined)
    return one.is !== other.is && [one.is, other.is].includes('empty');
  return isAfter(one.from, other.to) || isAfter(other.from, one.to);
}

const isOutside = (value: unknown, { is, from, to }: Field) =>
  is === 'empty' || isAfter(from, value) || isAfter(value, to);

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}

function isDay(value: unknown): boolean {
  return typeof value === 'string' && (relativeDays.has(value) || isCalendarDate(value));
}

/** Whether both can be compared and the first is larger. */
function isAfter(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one > other;
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  const [first, second] = [relativeDays.get(one), relativeDays.get(other)];
  if (first !== undefined && second !== undefined) return first > second;
  return isCalendarDate(one) && isCalendarDate(other) && one > other;
}
