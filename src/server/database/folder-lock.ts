import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { DatabaseError, isSqliteError, SQLITE_BUSY } from './database-error';
import { makeFolder } from './make-folder';
import { databaseTexts } from './texts';

/** For processes that use the data, and for one that replaces it and must be alone. */
const STATEMENTS = {
  shared: 'begin; select count(*) from sqlite_master',
  alone: 'begin exclusive',
};

/**
 * Locks a data folder and returns a function that unlocks it, or undefined if another process has the lock. It is
 * SQLite's lock on an empty file, so that it ends with its process, whatever ends the process.
 */
export async function lockFolder(
  folder: string,
  mode: keyof typeof STATEMENTS,
): Promise<(() => void) | undefined> {
  await makeFolder(folder);
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec(STATEMENTS[mode]);
  } catch (error) {
    lock.close();
    if (isSqliteError(error, SQLITE_BUSY)) return undefined;
    throw error;
  }
  return () => {
    if (!lock.isOpen) return;
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
