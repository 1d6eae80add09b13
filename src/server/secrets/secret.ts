import { hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { writeOnce } from './write-once';

/** Only demo mode creates it. */
export const demoSecretFile = (dataFolder: string) => join(dataFolder, 'secret');

/** Demo mode's secret: created once and stored in the data folder, readable by its owner only. */
export function demoSecret(dataFolder: string): Promise<string> {
  return writeOnce(demoSecretFile(dataFolder), randomBytes(48).toString('base64url'), 0o600);
}

/** Derives a key for one purpose. It reveals nothing about the secret or other keys. */
export function keyFor(purpose: string, secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `paperhanger ${purpose}`, 32));
}
