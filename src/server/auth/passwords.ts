import { randomBytes } from 'node:crypto';
import { HttpError } from '../http/errors';
import { httpTexts } from '../http/texts';
import { limitConcurrency } from '../threads/limit-concurrency';

/** OWASP’s recommendation for argon2id: about 20 ms and, in KiB, 19 MiB per hash. */
export const fullCost = { memoryCost: 19_456, timeCost: 2 };

/** More hashes at once would fill the memory and slow each other down. */
const MAX_RUNNING = 2;
const MAX_WAITING = 32;

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes and verifies passwords, a few at a time. */
export function createPasswords(cost = fullCost) {
  const options = { ...cost, parallelism: 1 };
  // No password matches it, and checking one takes as long as with a real hash.
  const dummyHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=1$${random(16)}$${random(32)}`;
  const lane = () =>
    limitConcurrency(MAX_RUNNING, {
      max: MAX_WAITING,
      full: () => new HttpError(429, httpTexts.tooMany, undefined, { 'retry-after': '10' }),
    });
  const [limit, limitKnown] = [lane(), lane()];
  return {
    hash: (password: string) =>
      limit(async () => (await argon2()).hash(normalize(password), options)),

    /** Whether the password is right. Unknown users take as long; known devices don't wait behind strangers. */
    async verify(password: string, hashed: string | undefined, isKnown = false): Promise<boolean> {
      const isMatch = await (isKnown ? limitKnown : limit)(async () =>
        (await argon2()).verify(hashed ?? dummyHash, normalize(password)),
      );
      return isMatch && hashed !== undefined;
    },
  };
}

/** Loaded with the first password, as it takes time and memory. */
const argon2 = () => import('@node-rs/argon2');

/** Base64 without padding, as in argon2 hashes. */
const random = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');

/** The same letters typed on different systems make the same password. */
const normalize = (password: string) => password.normalize('NFKC');
