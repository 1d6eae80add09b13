import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { minute } from '../http/clock';
import { keyFor } from '../secrets/secret';

export const otpLifetime = 5 * minute;
export const otpTries = 5;

/** Makes one-time passwords and knows them again by an HMAC that holds for one session alone. */
export interface OneTimePasswords {
  make(): string;
  /** What is stored of a code. */
  seal(code: string, sessionHash: string): string;
  isRight(code: string, sessionHash: string, sealed: string): boolean;
}

export function oneTimePasswords(secret: string): OneTimePasswords {
  const key = keyFor('otp', secret);
  const hmac = (code: string, sessionHash: string) =>
    createHmac('sha256', key).update(`${sessionHash} ${code}`).digest();
  return {
    make: () => String(randomInt(1_000_000)).padStart(6, '0'),
    seal: (code, sessionHash) => hmac(code, sessionHash).toString('base64url'),
    isRight: (code, sessionHash, sealed) =>
      timingSafeEqual(hmac(code, sessionHash), Buffer.from(sealed, 'base64url')),
  };
}
