import { randomInt } from 'node:crypto';
import { signer } from '../secrets/signer';
import { minute } from '../time/clock';

export const otpLifetime = 5 * minute;
export const MAX_OTP_TRIES = 5;
export const OTP_DIGITS = 6;

/** Makes one-time passwords, and checks them by an HMAC that is valid for one session only. */
export function oneTimePasswords(secret: string) {
  const { sign, isValid } = signer('otp', secret);
  return {
    make: () => String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0'),
    /** What the database stores of a code. */
    hmacOf: (code: string, sessionHash: string) => sign(`${sessionHash} ${code}`),
    isValid: (code: string, sessionHash: string, hmac: string) =>
      isValid(`${sessionHash} ${code}`, hmac),
  };
}
