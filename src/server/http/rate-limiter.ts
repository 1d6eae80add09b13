import type { Clock } from './clock';
import { HttpError } from './errors';
import { httpTexts as texts } from './texts';

/** At most `max` in any window of `windowMs` that starts with the first. */
export interface LimitRule {
  readonly max: number;
  readonly windowMs: number;
}

interface Counter {
  count: number;
  endsAt: number;
}

/** More keys than this are not remembered; those nearest to their end are forgotten first. */
const maxKeys = 10_000;

/**
 * Counts events by key. What turns out to be harmless can be taken back, so that only failures count,
 * yet many requests at once can't slip through together.
 *
 * It counts in memory, for this process alone: a limit in the database would let every stranger cause
 * writes, several machines only multiply it by their number, and the tries of a one-time password are
 * counted in the database anyway.
 */
export class RateLimiter {
  readonly #rule: LimitRule;
  readonly #clock: Clock;
  readonly #counters = new Map<string, Counter>();

  constructor(rule: LimitRule, clock: Clock) {
    this.#rule = rule;
    this.#clock = clock;
  }

  /** Counts one; throws a 429 with the answer's `body` when there were too many. */
  take(key: string, body?: object): void {
    const now = this.#clock();
    const known = this.#counters.get(key);
    const counter =
      known && known.endsAt > now ? known : { count: 0, endsAt: now + this.#rule.windowMs };
    if (counter.count >= this.#rule.max) {
      const seconds = Math.ceil((counter.endsAt - now) / 1000);
      throw new HttpError(429, texts.tooMany, body, { 'retry-after': String(seconds) });
    }
    counter.count += 1;
    // Taken out and put in again, so that the map stays ordered by the windows' ends.
    if (counter !== known) this.#counters.delete(key);
    this.#counters.set(key, counter);
    this.#forgetOldest(now);
  }

  /** Takes back one that was counted. */
  giveBack(key: string): void {
    const counter = this.#counters.get(key);
    if (counter && counter.count > 0) counter.count -= 1;
  }

  /** Starts afresh for a key. */
  forget(key: string): void {
    this.#counters.delete(key);
  }

  #forgetOldest(now: number): void {
    for (const [key, { endsAt }] of this.#counters) {
      if (endsAt > now && this.#counters.size <= maxKeys) return;
      this.#counters.delete(key);
    }
  }
}
