import { type EntityConfig, fieldOf } from '../../src/entities/entity-config';
import type { Row } from '../../src/entities/row';
import type { FieldConfig } from '../../src/field-types';
import { newMark } from '../fixtures/new-mark';
import { dayAfter, dayNamed } from './own-reading';

/** A value at the edge of a rule. */
export interface RuleCase {
  readonly value: unknown;
  readonly isRight: boolean;
  readonly why: string;
  /** The values that other fields must have. */
  readonly by?: Row;
}

const right = (value: unknown, why: string, by: Row = {}) => ({ value, isRight: true, why, by });
const wrong = (value: unknown, why: string, by: Row = {}) => ({ value, isRight: false, why, by });

/** Values just inside and just outside the rules of a field; `row` has a value that fits. */
export function ruleCases(config: EntityConfig, field: FieldConfig, row: Row): readonly RuleCase[] {
  const { required, unique } = field;
  const good = row[field.name];
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'html': {
      const { min = 0, max, pattern } = field;
      if (pattern) return aroundPattern(pattern, String(good));
      return [
        ...(min > 1 ? [right(textOf(min), 'min'), wrong(textOf(min - 1), 'below min')] : []),
        ...(max ? [right(textOf(max), 'max'), wrong(textOf(max + 1), 'above max')] : []),
      ];
    }
    case 'list': {
      const { pattern, separator } = field;
      if (!pattern || typeof good !== 'string') return [];
      return aroundPattern(pattern, good)
        .filter(({ isRight }) => !isRight)
        .map(({ value }) => wrong(`${good}${separator}${value}`, 'the pattern of each entry'));
    }
    case 'number':
    case 'money': {
      const isWhole = field.type === 'number' && field.integer;
      const step = isWhole ? 1 : 0.01;
      return [
        ...boundsOf(config, field.min).flatMap(({ end, by }) => [
          ...(unique ? [] : [right(end, 'min', by)]),
          wrong(rounded(end - step), 'below min', by),
        ]),
        ...boundsOf(config, field.max).flatMap(({ end, by }) => [
          ...(unique ? [] : [right(end, 'max', by)]),
          wrong(rounded(end + step), 'above max', by),
        ]),
        ...(isWhole ? [wrong(1.5, 'whole')] : []),
        ...(field.type === 'money' ? [wrong(Number(good) + 0.005, 'paise')] : []),
        ...(field.type === 'money' ? [right(paiseNear(Number(good)), 'paise')] : []),
        wrong('many', 'a number'),
      ];
    }
    case 'date': {
      const [min, max] = [field.min, field.max].map((day) => day && String(dayNamed(day)));
      return [
        ...(min ? [right(min, 'min'), wrong(dayAfter(min, -1), 'below min')] : []),
        ...(max ? [right(max, 'max'), wrong(dayAfter(max, 1), 'above max')] : []),
        wrong('2027-02-30', 'a day'),
      ];
    }
    case 'select': {
      if (field.optionsFrom) return [];
      const options = field.options.map(({ value }) => right(value, 'an option'));
      return [...options, wrong('no such option', 'an option')];
    }
    case 'boolean':
      return [right(true, 'yes'), right(false, 'no'), wrong('perhaps', 'yes or no')];
    case 'reference':
      return [wrong(config.targets && 999_999_999, 'a row')];
    case 'phone':
    case 'email':
    case 'aadhaar':
    case 'url':
      return [wrong('§ 5', `a ${field.type}`), ...(required ? [] : [right(null, 'optional')])];
    default:
      return [];
  }
}

/** The values that other fields must have for a row to have a field; undefined if unknown. */
export function showing(config: EntityConfig, field: FieldConfig): Row | undefined {
  const given: Record<string, unknown> = {};
  for (const [name, wanted] of Object.entries(field.showIf ?? {})) {
    const by = fieldOf(config, name);
    Object.assign(given, showing(config, by));
    if (typeof wanted !== 'object') given[name] = wanted;
    else if ('length' in wanted) given[name] = wanted[0];
    else if (wanted.is === 'empty') return undefined;
    else if (!wanted.is) given[name] = dayNamed(wanted.to ?? wanted.from ?? '');
  }
  return given;
}

type Bound = number | { readonly by: string; readonly [key: string]: unknown };

/** A bound, or the bounds for each value of another field. */
function boundsOf(
  config: EntityConfig,
  bound: Bound | undefined,
): readonly { end: number; by: Row }[] {
  if (bound === undefined) return [];
  if (typeof bound === 'number') return [{ end: bound, by: {} }];
  const { by: name, ...ends } = bound;
  const deciding = fieldOf(config, name);
  const options = deciding.type === 'select' ? deciding.options : [];
  const valueAt = (key: string) => options.find(({ value }) => String(value) === key)?.value ?? key;
  return Object.entries(ends).map(([key, end]) => ({
    end: Number(end),
    by: { [name]: valueAt(key) },
  }));
}

function aroundPattern({ regex }: { readonly regex: string }, good: string): readonly RuleCase[] {
  const whole = new RegExp(`^(?:${regex})$`, 'u');
  return [`${good}~`, `~${good}`, `${good} ${good}`]
    .filter((text) => !whole.test(text))
    .map((text) => wrong(text, 'the pattern'));
}

function textOf(length: number): string {
  return newMark().padEnd(length, 'x').slice(0, length);
}

function rounded(number: number): number {
  return Number(number.toFixed(2));
}

/** An amount near this one that binary fractions can't store exactly. */
function paiseNear(amount: number): number {
  return Math.floor(amount) + 0.29;
}
