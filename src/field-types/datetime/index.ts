import * as z from 'zod/mini';
import { inShop } from '../../common/shop-time';
import {
  calendarModel,
  defaultKey,
  displayDate,
  isCalendarDate,
  momentIn,
} from '../date/calendar-date';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';

const NOW = 'now';

/** A date and time in the shop. The value is `YYYY-MM-DDTHH:MM`. */
export const datetimeConfig = () =>
  z.strictObject({
    ...baseKeys('datetime'),
    default: defaultKey(momentIn, 'date and time', NOW, '2026-12-31T18:30'),
  });

export type DatetimeField = Labelled<z.output<ReturnType<typeof datetimeConfig>>>;

const TIME = /^T([01]\d|2[0-3]):[0-5]\d$/;

export const datetime: FieldModel<DatetimeField, string> = calendarModel({
  isValue: (text) => isCalendarDate(text.slice(0, 10)) && TIME.test(text.slice(10)),
  read: momentIn,
  word: NOW,
  now: () => inShop(Date.now()).slice(0, 16),
  display: (value) => `${displayDate(value)}, ${displayTime(value)}`,
});

/** `6:30 pm` */
function displayTime(value: string): string {
  const hour = Number(value.slice(11, 13));
  return `${hour % 12 || 12}${value.slice(13)} ${hour < 12 ? 'am' : 'pm'}`;
}
