import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import type { Clock } from '../time/clock';
import { countsOf } from './counts';
import { HttpError } from './errors';
import { httpTexts as texts } from './texts';

/** At most `max` in a window of `windowMs` that starts with the first. */
export interface LimitRule {
  readonly max: number;
  readonly windowMs: number;
}

/**
 * Counts events by key. An event is counted first, and uncounted if it was harmless: so only failures count, and
 * simultaneous requests can't slip through. With `db`, all servers of a PostgreSQL database count together; `name`
 * tells the limiters apart there.
 */
export function createRateLimiter(
  name: string,
  { max, windowMs }: LimitRule,
  clock: Clock,
  db?: Kysely<Database>,
) {
  const counts = countsOf(db);
  // What people type can be long, and is sometimes a password.
  const hashed = (key: string) => createHash('sha256').update(`${name} ${key}`).digest('base64url');
  return {
    /** Counts an event, and returns how many there are. Throws a 429 with the `body` when there were too many. */
    async count(key: string, body?: object): Promise<number> {
      const now = clock();
      const { count, endsAt } = await counts.add(hashed(key), { max, now, endsAt: now + windowMs });
      if (count !== undefined) return count;
      const seconds = Math.max(1, Math.ceil((endsAt - now) / 1000));
      throw new HttpError(429, texts.tooMany, body, { 'retry-after': String(seconds) });
    },
    uncount: (key: string) => counts.subtract(hashed(key)),
    forget: (key: string) => counts.forget(hashed(key)),
  };
}
