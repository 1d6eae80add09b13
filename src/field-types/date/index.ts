import * as z from 'zod/mini';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import {
  calendarModel,
  dayIn,
  defaultKey,
  displayDate,
  isCalendarDate,
  todayInShop,
} from './calendar-date';

/** A day. The value is `YYYY-MM-DD`. */
export const dateConfig = () =>
  z.strictObject({
    ...baseKeys('date'),
    default: defaultKey(dayIn, 'date', 'today', '2026-12-31'),
  });

export type DateField = Labelled<z.output<ReturnType<typeof dateConfig>>>;

const model = calendarModel({
  isValue: isCalendarDate,
  read: dayIn,
  now: todayInShop,
  display: displayDate,
});

export const date: FieldModel<DateField, string> = {
  ...model,
  // Sent back with its time zone, a date would move by a day with every update (contract).
  resend: model.parse,
  sheetCell: () => ({ holds: 'date', numberFormat: 'yyyy-mm-dd' }),
};
