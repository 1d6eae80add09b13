import * as z from 'zod/mini';
import { DAY_MS } from '../../common/day';
import { inShop, todayInShop } from '../../common/shop-time';
import { documented } from '../documented';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const INDIAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const DAY_AND_TIME =
  /^([^\sT]{6,10})(?:(?:T|,? +)([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?)?$/;
const ZONED = /^\d{4}-\d{2}-\d{2}[T ][\d:.]+(Z|[+-]\d{2}:?\d{2})$/;

/** The day that is `days` after `date`, or before it if they are negative. */
export const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Words for days relative to today, and how many days after today they are. */
export const relativeDays: ReadonlyMap<string | number, number> = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
]);

/** The day that a word such as `today` means in the shop; anything else means itself. */
export function dayMeant(end: string | number): string | number {
  const days = relativeDays.get(end);
  return days === undefined ? end : dayAfter(todayInShop(), days);
}

/** Whether a text is an existing day, as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (!year || !month || !day) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && Number(year) >= 1000;
}

/** The moment that a text means, in the shop's time; midnight for a day alone. `20/11/2026` is 20 November. */
export function momentIn(text: string): string | undefined {
  // Some engines read 30 February as 2 March.
  const isZoned = ZONED.test(text) && isCalendarDate(text.slice(0, 10));
  const zoned = isZoned ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(zoned)) return inShop(zoned).slice(0, 16);
  const [, written = '', hour = '0', minute = '00'] = DAY_AND_TIME.exec(text) ?? [];
  const [, day = '', month = '', year] = INDIAN.exec(written) ?? [];
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : written;
  return isCalendarDate(date) ? `${date}T${hour.padStart(2, '0')}:${minute}` : undefined;
}

export const dayIn = (text: string) => momentIn(text)?.slice(0, 10);

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

/** A day as people in India write it: `5 Sept 2026`. Without `Intl`, which is slow to load and slow to call. */
export function displayDate(value: string): string {
  return `${Number(value.slice(8, 10))} ${MONTHS[Number(value.slice(5, 7)) - 1]} ${value.slice(0, 4)}`;
}

interface Kind {
  readonly isValue: (text: string) => boolean;
  /** The value that a text means. */
  readonly read: (text: string) => string | undefined;
  /** The default that means `now`. */
  readonly word: string;
  readonly now: () => string;
  readonly display: (value: string) => string;
}

/** The common part of the models of days and moments. They parse JSON, spreadsheet cells and typed text. */
export function calendarModel({ read, word, now, display, ...kind }: Kind) {
  const isValue = (value: unknown): value is string =>
    typeof value === 'string' && kind.isValue(value);
  return {
    isValue,
    defaultValue: ({ default: initial }: { readonly default?: string | undefined }) =>
      initial === word ? now() : (initial ?? null),
    parse(input: unknown): unknown {
      if (input === null || input === undefined) return null;
      const isMoment = input instanceof Date && !Number.isNaN(input.getTime());
      const text = isMoment ? inShop(input.getTime()).slice(0, 16) : input;
      if (typeof text !== 'string') return input;
      return read(text.trim()) ?? (text.trim() || null);
    },
    format: (value: string) => value,
    display,
    searchText: (value: string) => `${value.replace('T', ' ')} ${display(value)}`,
    sortKey: (value: string) => value,
    filter: 'dates' as const,
    storage: () => ({ type: 'text' as const }),
  };
}

/** The key `default`: a value, or the word for the present day or moment. */
export function defaultKey(read: Kind['read'], what: string, word: string, example: string) {
  const isValid = (text: string) => text === word || read(text) === text;
  const message = `Must be "${word}" or a ${what} such as "${example}".`;
  const value = z.string().check(z.refine(isValid, message));
  return documented(
    z.optional(value),
    `The initial value in the add form: a ${what}, or "${word}".`,
    word,
  );
}
