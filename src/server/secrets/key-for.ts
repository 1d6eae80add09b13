import { hkdfSync } from 'node:crypto';

/** Derives a key for one purpose. It reveals nothing about the secret or other keys. */
export function keyFor(purpose: string, secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `paperhanger ${purpose}`, 32));
}
