import * as z from 'zod/mini';
import { once } from '../../common/once';
import { isCalendarDate, parseDate } from '../date/calendar-date';
import { documented } from '../documented';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';

/** A day and a time in the shop. The value is `YYYY-MM-DDTHH:MM`. */
export const datetimeConfig = () =>
  z.strictObject({
    ...baseKeys('datetime'),
    default: documented(
      z.optional(
        z
          .string()
          .check(
            z.refine<string>(
              (text) => text === 'now' || momentIn(text) === text,
              'Must be "now" or a time such as "2026-12-31T18:30".',
            ),
          ),
      ),
      'The initial value in the add form: a time, or "now".',
      'now',
    ),
  });

export type DatetimeField = Labelled<z.output<ReturnType<typeof datetimeConfig>>>;

const TIME = /^([^\sT]{6,10})(?:(?:T|,? +)([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?)?$/;
const ZONED = /^\d{4}-\d{2}-\d{2}[T ][\d:.]+(Z|[+-]\d{2}:?\d{2})$/;
/** The shop's time, all year. */
const OFFSET_MS = 5.5 * 60 * 60 * 1000;

const shown = once(
  () =>
    new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
);

export const datetime: FieldModel<DatetimeField, string> = {
  isValue: (value): value is string => typeof value === 'string' && momentIn(value) === value,
  invalid: ({ label }) => `${label} must be a day and a time such as 2026-12-31 18:30.`,
  defaultValue: (field) => (field.default === 'now' ? inShop(Date.now()) : (field.default ?? null)),
  parse: parseMoment,
  format: (value) => value,
  display: (value) => shown().format(new Date(`${value}Z`)),
  searchText: (value) => `${value.replace('T', ' ')} ${shown().format(new Date(`${value}Z`))}`,
  sortKey: (value) => value,
  filter: 'dates',
  storage: () => ({ type: 'text' }),
};

function parseMoment(input: unknown): unknown {
  if (input === null || input === undefined) return null;
  if (typeof input !== 'string') return input;
  const text = input.trim();
  return text === '' ? null : (momentIn(text) ?? text);
}

/** The moment that a text means; midnight for a day without a time. */
function momentIn(text: string): string | undefined {
  const zoned = ZONED.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(zoned)) return inShop(zoned);
  const [, day = '', hour = '0', minute = '00'] = TIME.exec(text) ?? [];
  const date = parseDate(day);
  if (typeof date !== 'string' || !isCalendarDate(date)) return undefined;
  return `${date}T${hour.padStart(2, '0')}:${minute}`;
}

function inShop(time: number): string {
  return new Date(time + OFFSET_MS).toISOString().slice(0, 16);
}
