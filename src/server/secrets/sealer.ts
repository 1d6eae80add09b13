import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { keyFor } from './secret';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1.';

export type Sealer = ReturnType<typeof createSealer>;

/** Encrypts values that the database must not store as plain text. */
export function createSealer(secret: string) {
  const sealKey = keyFor('sealed fields', secret);
  const digestKey = keyFor('digests of sealed fields', secret);
  return {
    /** AES-256-GCM with a random nonce: the result differs every time. */
    seal(text: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealKey, nonce);
      const sealed = [cipher.update(text, 'utf8'), cipher.final()];
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
      return VERSION + bytes.toString('base64url');
    },
    /** Throws when the text was not sealed with the same secret. */
    open(sealed: string): string {
      if (!sealed.startsWith(VERSION)) throw new Error('This is not a sealed value.');
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
      const textStart = NONCE_BYTES + TAG_BYTES;
      const decipher = createDecipheriv(CIPHER, sealKey, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, textStart));
      return decipher.update(bytes.subarray(textStart), undefined, 'utf8') + decipher.final('utf8');
    },
    /** The same for the same text and not reversible, to find a value without opening all. */
    digest: (text: string) => createHmac('sha256', digestKey).update(text).digest('base64url'),
  };
}
