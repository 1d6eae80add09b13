import { todayInShop } from '../../common/shop-time';
import { dayAfter, isCalendarDate } from '../date/calendar-date';

const monday = (date: string) => dayAfter(date, -((new Date(date).getUTCDay() + 6) % 7));
const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`;
const nextMonth = (date: string) => firstOfMonth(dayAfter(firstOfMonth(date), 31));

/** Includes both ends. Without an end, the range is open there. */
export interface Range<End> {
  readonly from?: End | undefined;
  readonly to?: End | undefined;
}
type DateRange = Range<string>;

const week = (from: string): DateRange => ({ from, to: dayAfter(from, 6) });
const month = (from: string): DateRange => ({ from, to: dayAfter(nextMonth(from), -1) });

interface NamedRange {
  readonly label: string;
  readonly on: (today: string) => DateRange;
  /** Whether it makes sense only for dates in the future. */
  readonly isAhead?: true;
}

/** Ranges that move with the day. Weeks start on Monday. */
export const namedRanges: Readonly<Record<string, NamedRange>> = {
  'this-week': { label: 'This week', on: (today) => week(monday(today)) },
  'last-week': { label: 'Last week', on: (today) => week(dayAfter(monday(today), -7)) },
  'this-month': { label: 'This month', on: (today) => month(firstOfMonth(today)) },
  'last-month': {
    label: 'Last month',
    on: (today) => month(firstOfMonth(dayAfter(firstOfMonth(today), -1))),
  },
  'next-7-days': {
    label: 'Next 7 days',
    on: (today) => ({ from: today, to: dayAfter(today, 6) }),
    isAhead: true,
  },
};

/** All days from tomorrow, as the text of a filter. */
export const futureDays = () => `${dayAfter(todayInShop(), 1)}..`;

/** The days that a filter's text means; undefined if it means none. */
export function readDates(text: string): DateRange | undefined {
  if (Object.hasOwn(namedRanges, text)) return namedRanges[text]?.on(todayInShop());
  return readRange(text, (end) => (isCalendarDate(end) ? end : undefined));
}

/** The ends of `from..to`. One may be missing; a single value is both. */
export function readRange<End>(
  text: string,
  read: (end: string) => End | undefined,
): Range<End> | undefined {
  const [from = '', to = from, ...more] = text.split('..');
  const ends = { from: read(from), to: read(to) };
  const isWhole = (from === '' || ends.from !== undefined) && (to === '' || ends.to !== undefined);
  return isWhole && more.length === 0 && from + to !== '' ? ends : undefined;
}
