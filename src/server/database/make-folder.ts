import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from '../../common/has-code';

/**
 * Makes a folder and its parents; returns whether the folder is new. With `recursive`, Node never returns where no
 * folder can be made, as in /proc.
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<boolean> {
  if (existsSync(folder)) return false;
  await makeFolder(dirname(folder), mode);
  try {
    await mkdir(folder, { mode });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}
