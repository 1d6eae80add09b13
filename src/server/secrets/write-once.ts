import { randomUUID } from 'node:crypto';
import { constants, copyFile, link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from '../../common/has-code';
import { makeFolder } from '../database/make-folder';

/** Writes a file unless it exists, and returns its text. Processes that start at the same time get the same text. */
export async function writeOnce(file: string, text: string, mode: number): Promise<string> {
  await makeFolder(dirname(file));
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, { mode });
  try {
    await link(draft, file).catch(() => {
      // Not every file system supports hard links.
      return copyFile(draft, file, constants.COPYFILE_EXCL);
    });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  return (await readFile(file, 'utf8')).trim();
}
