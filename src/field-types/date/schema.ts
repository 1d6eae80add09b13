import * as z from 'zod/mini';
import { type DateField, date } from '.';
import { dayMeant, displayDate, relativeDays } from './calendar-date';

/** A day or a moment that `isValue` recognizes; `what` names it in the message. */
export const calendarSchema =
  (isValue: (value: unknown) => value is string, what: string) =>
  ({ label }: { readonly label: string }) =>
    z.custom<string>(isValue, `${label} must be ${what}.`);

const anyDay = calendarSchema(date.isValue, 'a date such as 2026-12-31');

/** A day within the field's bounds. */
export const dateSchema = ({ label, min, max }: DateField) =>
  anyDay({ label }).check(
    z.refine(
      (day) => min === undefined || day >= dayMeant(min),
      `${label} must be ${min && dayInWords(min)} or later.`,
    ),
    z.refine(
      (day) => max === undefined || day <= dayMeant(max),
      `${label} must be ${max && dayInWords(max)} or earlier.`,
    ),
  );

/** A warning about a day that is allowed but not recommended. */
export function dateWarning(
  day: string,
  { recommendedMin: min, recommendedMax: max }: DateField,
): string | undefined {
  if (min && day < dayMeant(min))
    return min === 'today'
      ? 'This date is in the past.'
      : `This date is before ${dayInWords(min)}.`;
  if (max && day > dayMeant(max))
    return max === 'today'
      ? 'This date is in the future.'
      : `This date is after ${dayInWords(max)}.`;
  return undefined;
}

/** A day as a config names it, in words: `today`, `31 Dec 2026`. */
export const dayInWords = (day: string) => (relativeDays.has(day) ? day : displayDate(day));
