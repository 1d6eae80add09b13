import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { hasCode } from '../../common/has-code';
import { DatabaseError } from './database-error';
import { databaseTexts } from './texts';

/** Whoever uses the data, or who replaces it and must be alone. */
const STATEMENTS = {
  shared: 'begin; select count(*) from sqlite_master',
  alone: 'begin exclusive',
};

/**
 * Locks a data folder and returns what unlocks it, or undefined if another process has it. SQLite does
 * it with an empty file of its own, so that a lock ends with its process, however that ends.
 */
export async function lockFolder(
  folder: string,
  mode: keyof typeof STATEMENTS,
): Promise<(() => void) | undefined> {
  await mkdir(folder, { recursive: true });
  const lock = new Sqlite(join(folder, 'lock'));
  try {
    lock.exec(`pragma busy_timeout = 0; ${STATEMENTS[mode]}`);
  } catch (error) {
    lock.close();
    if (hasCode(error, 'SQLITE_BUSY')) return undefined;
    throw error;
  }
  return () => {
    if (!lock.open) return;
    lock.exec('rollback');
    lock.close();
  };
}

/** Runs a task that no server and no other command may disturb. Throws a `DatabaseError` if one is running. */
export async function aloneIn<Result>(
  folder: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const unlock = await lockFolder(folder, 'alone');
  if (!unlock) throw new DatabaseError(databaseTexts.inUse(folder));
  return await task().finally(unlock);
}
