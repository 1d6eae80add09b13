import * as z from 'zod/mini';
import { once } from '../../common/once';
import { documented } from '../documented';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { isCalendarDate, parseDate, todayInShop } from './calendar-date';

const dateText = (message: string) =>
  z.string().check(z.refine<string>((text) => text === 'today' || isCalendarDate(text), message));

/** A day. The value is `YYYY-MM-DD`. */
export const dateConfig = () =>
  z.strictObject({
    ...baseKeys('date'),
    default: documented(
      z.optional(dateText('Must be "today" or a date such as "2026-12-31".')),
      'The initial value in the add form: a date, or "today".',
      'today',
    ),
  });

export type DateField = Labelled<z.output<ReturnType<typeof dateConfig>>>;

const shown = once(
  () => new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' }),
);

export const displayDate = (value: string) => shown().format(new Date(value));

export const date: FieldModel<DateField, string> = {
  isValue: (value): value is string => typeof value === 'string' && isCalendarDate(value),
  invalid: ({ label }) => `${label} must be a date such as 2026-12-31.`,
  defaultValue: (field) => (field.default === 'today' ? todayInShop() : (field.default ?? null)),
  parse: parseDate,
  format: (value) => value,
  display: displayDate,
  searchText: (value) => `${value} ${displayDate(value)}`,
  sortKey: (value) => value,
  // Sent back with its time zone, a date would move by a day with every update (contract).
  resend: parseDate,
  sheetCell: () => ({ holds: 'date', numberFormat: 'yyyy-mm-dd' }),
  filter: 'dates',
  storage: () => ({ type: 'text' }),
};
