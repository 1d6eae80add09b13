import { sql } from 'kysely';

/** The time in milliseconds since 1970. A parameter everywhere, so that tests can set it. */
export type Clock = () => number;

/** As the database stores it. */
export const iso = (time: number) => new Date(time).toISOString();

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The shop's time, which is India's, all year. */
export const SHOP_OFFSET = 5.5 * hour;

/** Whether an entry was made on a day of the shop (`YYYY-MM-DD`). */
export function isOnDay(date: string) {
  const start = Date.parse(`${date}T00:00+05:30`);
  return sql<boolean>`(at >= ${iso(start)} and at < ${iso(start + day)})`;
}
