import type { Clock } from './clock';
import { HttpError } from './errors';
import { httpTexts as texts } from './texts';

/** At most `max` in a window of `windowMs` that starts with the first. */
export interface LimitRule {
  readonly max: number;
  readonly windowMs: number;
}

interface Counter {
  count: number;
  endsAt: number;
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
export class RateLimiter {
  readonly #rule: LimitRule;
  readonly #clock: Clock;
  readonly #counters = new Map<string, Counter>();

  constructor(rule: LimitRule, clock: Clock) {
    this.#rule = rule;
    this.#clock = clock;
  }

  /** Counts one. Throws a 429 with the response's `body` when there were too many. */
  count(key: string, body?: object): void {
    const now = this.#clock();
    const known = this.#counters.get(key);
    const counter =
      known && known.endsAt > now ? known : { count: 0, endsAt: now + this.#rule.windowMs };
    if (counter.count >= this.#rule.max) {
      const seconds = Math.ceil((counter.endsAt - now) / 1000);
      throw new HttpError(429, texts.tooMany, body, { 'retry-after': String(seconds) });
    }
    counter.count += 1;
    // Inserted again, so that the map stays ordered by the windows' ends.
    if (counter !== known) this.#counters.delete(key);
    this.#counters.set(key, counter);
    this.#forgetOldest(now);
  }

  uncount(key: string): void {
    const counter = this.#counters.get(key);
    if (counter && counter.count > 0) counter.count -= 1;
  }

  forget(key: string): void {
    this.#counters.delete(key);
  }

  #forgetOldest(now: number): void {
    for (const [key, { endsAt }] of this.#counters) {
      if (endsAt > now && this.#counters.size <= MAX_KEYS) return;
      this.#counters.delete(key);
    }
  }
}
