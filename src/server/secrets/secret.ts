import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { constants, copyFile, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Demo mode's secret: created once and stored in the data folder, readable by its owner only. */
export async function demoSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secret');
  await mkdir(dataFolder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    // Fails when the file exists, so that two processes that start at once use the same secret.
    await link(draft, file).catch(() => {
      // Not every file system has links.
      return copyFile(draft, file, constants.COPYFILE_EXCL);
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  return (await readFile(file, 'utf8')).trim();
}

/** Derives a key for one purpose. It reveals nothing about the secret or other keys. */
export function keyFor(purpose: string, secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `paperhanger ${purpose}`, 32));
}
