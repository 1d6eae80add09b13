import { once } from '../../common/once';

/** A point in time falls on the day that it is in the shop. */
const inShop = once(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Asia/Kolkata',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;
const ZONED_TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/;
const INDIAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** Today's date in the shop, as `YYYY-MM-DD`. */
export function todayInShop(): string {
  return inShop().format(new Date());
}

/** Whether a text is an existing day, as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (!year || !month || !day) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && Number(year) >= 1000;
}

/**
 * Parses a day from a server's JSON, a spreadsheet cell or typed text into `YYYY-MM-DD`. Returns
 * other input unchanged, and `null` for empty input. `20/11/2026` is 20 November.
 */
export function parseDate(input: unknown): unknown {
  if (input === null || input === undefined) return null;
  if (input instanceof Date) return Number.isNaN(input.getTime()) ? input : inShop().format(input);
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
    return Number.isNaN(moment.getTime()) ? undefined : inShop().format(moment);
  }
  const [, day, month, year] = INDIAN.exec(text) ?? [];
  return day && month && year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
