import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '../http/errors';
import { httpTexts } from '../http/texts';

/** What a hash costs; argon2id throughout. */
export interface HashCost {
  /** In KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** What OWASP recommends for argon2id: about 20 ms and 19 MiB a hash. */
export const fullCost: HashCost = { memoryCost: 19_456, timeCost: 2 };

export const minPasswordLength = 10;
/** Longer ones would only serve to keep the server busy. */
export const maxPasswordLength = 1000;

/** So many are hashed at once; more would fill the memory and slow each other down. */
const maxRunning = 2;
const maxWaiting = 32;

/** Hashes and verifies passwords, a few at a time. */
export class Passwords {
  readonly #cost: HashCost;
  readonly #dummyHash: Promise<string>;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(cost: HashCost = fullCost) {
    this.#cost = cost;
    this.#dummyHash = hash(randomBytes(16), { ...cost, parallelism: 1 });
  }

  async hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(normal(password), { ...this.#cost, parallelism: 1 }));
  }

  /** Whether the password is right. Takes as long without a hash to compare with (an unknown user). */
  async verify(password: string, hashed: string | undefined): Promise<boolean> {
    const against = hashed ?? (await this.#dummyHash);
    const isRight = await this.#inTurn(() => verify(against, normal(password)));
    return isRight && hashed !== undefined;
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= maxRunning) {
      if (this.#waiting.length >= maxWaiting) {
        throw new HttpError(429, httpTexts.tooMany, undefined, { 'retry-after': '10' });
      }
      // Whoever is done hands its place over, so `#running` stays as it is.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

/** The same letters typed on different systems give the same password. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
