import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFor } from './key-for';
import { signer } from './signer';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v2.';
/** The version of values that were encrypted before values were bound to their place. */
const UNBOUND_VERSION = 'v1.';

export type Cipher = ReturnType<typeof createCipher>;

/** Where an encrypted value belongs: a field of a row, or of the history of that row. */
export const placeOf = (entity: string, field: string, rowId: number) =>
  `${entity}.${field}.${rowId}`;

/** Encrypts values that the database must not store as plain text. */
export function createCipher(secret: string) {
  const key = keyFor('sealed fields', secret);
  return {
    /**
     * AES-256-GCM with a random nonce: the result differs every time. It can be decrypted only for the same
     * `place`, so that someone who can write to the database can’t move it to another row.
     */
    encrypt(text: string, place: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
      const encrypted = [cipher.update(text, 'utf8'), cipher.final()];
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]);
      return VERSION + bytes.toString('base64url');
    },
    /** Throws when the text was not encrypted with the same secret, for this place. */
    decrypt(encrypted: string, place: string): string {
      const isBound = encrypted.startsWith(VERSION);
      if (!isBound && !encrypted.startsWith(UNBOUND_VERSION)) {
        throw new Error('This is not an encrypted value.');
      }
      const bytes = Buffer.from(encrypted.slice(VERSION.length), 'base64url');
      const textStart = NONCE_BYTES + TAG_BYTES;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      if (isBound) decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, textStart));
      return decipher.update(bytes.subarray(textStart), undefined, 'utf8') + decipher.final('utf8');
    },
    /** The same for the same text, and not reversible: finds a value without decrypting all of them. */
    digest: signer('digests of sealed fields', secret).sign,
  };
}
