import type { Clock } from './clock';
import { HttpError } from './errors';
import { httpTexts as texts } from './texts';

/** At most `max` in a window of `windowMs` that starts with the first. */
export interface LimitRule {
  readonly max: number;
  readonly windowMs: number;
}

/** Beyond this many keys, those whose windows end first are forgotten. */
const MAX_KEYS = 10_000;

/**
 * Counts events by key. Harmless ones can be uncounted afterwards, so that only failures count and yet
 * many simultaneous requests can't slip through.
 *
 * It counts in memory, per process: with a limit in the database every stranger could cause writes, and
 * the tries of a one-time password are counted there anyway.
 */
export function createRateLimiter({ max, windowMs }: LimitRule, clock: Clock) {
  const counters = new Map<string, { count: number; readonly endsAt: number }>();

  function forgetOldest(now: number): void {
    for (const [key, { endsAt }] of counters) {
      if (endsAt > now && counters.size <= MAX_KEYS) return;
      counters.delete(key);
    }
  }

  return {
    /** Counts one. Throws a 429 with the response's `body` when there were too many. */
    count(key: string, body?: object): void {
      const now = clock();
      const known = counters.get(key);
      const counter = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
      if (counter.count >= max) {
        const seconds = Math.ceil((counter.endsAt - now) / 1000);
        throw new HttpError(429, texts.tooMany, body, { 'retry-after': String(seconds) });
      }
      counter.count += 1;
      // Inserted again, so that the map stays ordered by the windows' ends.
      if (counter !== known) counters.delete(key);
      counters.set(key, counter);
      forgetOldest(now);
    },
    uncount(key: string): void {
      const counter = counters.get(key);
      if (counter && counter.count > 0) counter.count -= 1;
    },
    forget: (key: string) => void counters.delete(key),
  };
}
