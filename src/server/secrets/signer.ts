import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from './secret';

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
    /** Takes the same time wherever the signature differs. */
    isRight(text: string, signature: string): boolean {
      const [right, given] = [Buffer.from(sign(text)), Buffer.from(signature)];
      return right.length === given.length && timingSafeEqual(right, given);
    },
  };
}
