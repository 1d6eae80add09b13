import * as z from 'zod/mini';
import { once } from '../../common/once';
import { calendarModel, defaultKey, momentIn, nowInShop } from '../date/calendar-date';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';

/** A day and a time in the shop. The value is `YYYY-MM-DDTHH:MM`. */
export const datetimeConfig = () =>
  z.strictObject({
    ...baseKeys('datetime'),
    default: defaultKey(momentIn, 'time', 'now', '2026-12-31T18:30'),
  });

export type DatetimeField = Labelled<z.output<ReturnType<typeof datetimeConfig>>>;

const shown = once(
  () =>
    new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
);

export const datetime: FieldModel<DatetimeField, string> = calendarModel({
  read: momentIn,
  now: nowInShop,
  invalid: 'a day and a time such as 2026-12-31 18:30',
  display: (value) => shown().format(new Date(`${value}Z`)),
});
