import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { minute } from '../http/clock';
import { keyFor } from '../secrets/secret';

export const otpLifetime = 5 * minute;
export const MAX_OTP_TRIES = 5;

/** Makes one-time passwords, and checks them by an HMAC that is valid for one session only. */
export function oneTimePasswords(secret: string) {
  const key = keyFor('otp', secret);
  const hmac = (code: string, sessionHash: string) =>
    createHmac('sha256', key).update(`${sessionHash} ${code}`).digest();
  return {
    make: () => String(randomInt(1_000_000)).padStart(6, '0'),
    /** What the database stores of a code. */
    seal: (code: string, sessionHash: string) => hmac(code, sessionHash).toString('base64url'),
    isRight: (code: string, sessionHash: string, sealed: string) =>
      timingSafeEqual(hmac(code, sessionHash), Buffer.from(sealed, 'base64url')),
  };
}
