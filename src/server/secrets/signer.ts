import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from './key-for';

/** Signs texts for one purpose by an HMAC, which can’t be made without the secret. */
export function signer(
  purpose: string,
  secret: string,
  encoding: 'base64' | 'base64url' = 'base64url',
) {
  const key = keyFor(purpose, secret);
  const sign = (text: string) => createHmac('sha256', key).update(text).digest(encoding);
  return {
    sign,
    isValid: (text: string, signature: string) => equalsInConstantTime(sign(text), signature),
  };
}

/** Takes the same time wherever the two signatures differ. */
export function equalsInConstantTime(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
