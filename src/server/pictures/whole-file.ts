import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../common/has-code';
import { makeFolder } from '../database/make-folder';

/** The ending of a file that is being written. */
const PART = '.part';

/** Writes a file that is renamed when it is complete: a killed server leaves no half files. */
export async function writeWhole(folder: string, file: string, bytes: Buffer): Promise<void> {
  const part = join(folder, file + PART);
  await makeFolder(folder);
  try {
    await writeFile(part, bytes, { flush: true });
    await rename(part, join(folder, file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** A name that can’t be guessed. */
export const randomName = () => crypto.randomUUID().replaceAll('-', '');

/** For what may not be there. */
export function missing(error: unknown): undefined {
  if (hasCode(error, 'ENOENT')) return undefined;
  throw error;
}
