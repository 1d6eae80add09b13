import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Demo mode's secret: made once, kept in the data folder for the owner's eyes only. */
export async function keptSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secret');
  await mkdir(dataFolder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    // Fails when the file is there, so that two processes that start at once agree on one secret.
    await link(draft, file);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  } finally {
    await rm(draft);
  }
  return (await readFile(file, 'utf8')).trim();
}

/** A key for one purpose; keys of different purposes tell nothing about each other or the secret. */
export function keyFor(purpose: string, secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `paperhanger ${purpose}`, 32));
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
