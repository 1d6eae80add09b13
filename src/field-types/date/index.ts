import * as z from 'zod/mini';
import { todayInShop } from '../../common/shop-time';
import { documented } from '../documented';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { calendarModel, dayIn, defaultKey, displayDate, isCalendarDate } from './calendar-date';

const boundKey = (description: string) =>
  documented(
    z.optional(
      z.string().check(z.refine(isBound, 'Must be "today" or a date such as "2026-12-31".')),
    ),
    `${description}: a date, or "today".`,
    'today',
  );

const TODAY = 'today';

const isBound = (text: string) => text === TODAY || isCalendarDate(text);

/** A day. The value is `YYYY-MM-DD`. */
export const dateConfig = () =>
  z.strictObject({
    ...baseKeys('date'),
    default: defaultKey(dayIn, 'date', TODAY, '2026-12-31'),
    min: boundKey('The first allowed day'),
    max: boundKey('The last allowed day'),
    recommendedMin: boundKey('The first day without a warning; earlier ones are allowed'),
    recommendedMax: boundKey('The last day without a warning; later ones are allowed'),
  });

export type DateField = Labelled<z.output<ReturnType<typeof dateConfig>>>;

const model = calendarModel({
  isValue: isCalendarDate,
  read: dayIn,
  word: TODAY,
  now: todayInShop,
  display: displayDate,
});

export const date: FieldModel<DateField, string> = {
  ...model,
  // Sent back with its time zone, a date would shift by a day with every update (contract).
  resend: model.parse,
  sheetCell: () => ({ holds: 'date', numberFormat: 'yyyy-mm-dd' }),
};
