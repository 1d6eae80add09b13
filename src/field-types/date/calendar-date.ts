/** The shop's zone: a date with a time of day is the day it was there. */
const inShop = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;
const ZONED_TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/;
const INDIAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** Today's date in the shop, as `YYYY-MM-DD`. */
export function todayInShop(): string {
  return inShop.format(new Date());
}

/** Whether a text is a day that the calendar has, as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (!year || !month || !day) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && Number(year) >= 1000;
}

/**
 * The day that a server's JSON, a spreadsheet's cell or a person's text means, as `YYYY-MM-DD`; the
 * input as it is where it means none, `null` where it is empty. `20/11/2026` is the 20th.
 */
export function readDate(input: unknown): unknown {
  if (input === null || input === undefined) return null;
  if (input instanceof Date) return Number.isNaN(input.getTime()) ? input : inShop.format(input);
  if (typeof input !== 'string') return input;
  const text = input.trim();
  if (text === '') return null;
  const date = dateIn(text);
  return date && isCalendarDate(date) ? date : text;
}

function dateIn(text: string): string | undefined {
  if (DATE.test(text)) return text;
  const local = LOCAL_TIME.exec(text)?.[1];
  if (local) return local;
  if (ZONED_TIME.test(text)) {
    const moment = new Date(text);
    return Number.isNaN(moment.getTime()) ? undefined : inShop.format(moment);
  }
  const [, day, month, year] = INDIAN.exec(text) ?? [];
  return day && month && year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
