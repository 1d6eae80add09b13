import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFor } from './secret';
import { signer } from './signer';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v2.';
/** Of values that were sealed before they were bound to their place. */
const UNBOUND_VERSION = 'v1.';

export type Sealer = ReturnType<typeof createSealer>;

/** Where a sealed value belongs: a field of a row, or of the history of that row. */
export const placeOf = (entity: string, field: string, rowId: number) =>
  `${entity}.${field}.${rowId}`;

/** Encrypts values that the database must not store as plain text. */
export function createSealer(secret: string) {
  const sealKey = keyFor('sealed fields', secret);
  return {
    /**
     * AES-256-GCM with a random nonce: the result differs every time. It can be opened only for the same
     * `place`, so that someone who can write to the database can’t move it to another row.
     */
    seal(text: string, place: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealKey, nonce).setAAD(Buffer.from(place));
      const sealed = [cipher.update(text, 'utf8'), cipher.final()];
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
      return VERSION + bytes.toString('base64url');
    },
    /** Throws when the text was not sealed with the same secret, for this place. */
    open(sealed: string, place: string): string {
      const isBound = sealed.startsWith(VERSION);
      if (!isBound && !sealed.startsWith(UNBOUND_VERSION)) {
        throw new Error('This is not a sealed value.');
      }
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
      const textStart = NONCE_BYTES + TAG_BYTES;
      const decipher = createDecipheriv(CIPHER, sealKey, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      if (isBound) decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, textStart));
      return decipher.update(bytes.subarray(textStart), undefined, 'utf8') + decipher.final('utf8');
    },
    /** The same for the same text and not reversible, to find a value without opening all. */
    digest: signer('digests of sealed fields', secret).sign,
  };
}
