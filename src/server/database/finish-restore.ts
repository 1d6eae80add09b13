import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { missing } from '../../common/has-code';
import { keepFiles } from '../../entities/last-good';
import type { DatabaseLocation } from './database-location';
import { type Contents, contentsOf } from './describe-database';
import { lockFolder } from './folder-lock';
import type { Database } from './tables';

/*
 * A restore prepares a folder beside the database: a plan with the entity files, and the SQLite file. Then it
 * replaces the database in one step: it moves the SQLite file, or runs a transaction in PostgreSQL. The
 * entity files follow. If the restore was killed, the next process that opens the database puts them in
 * place, or removes what was prepared but not used.
 */

export const preparedIn = ({ file }: DatabaseLocation) => {
  const folder = join(dirname(file), 'restore');
  return { folder, plan: join(folder, 'plan.json'), database: join(folder, basename(file)) };
};

export interface RestorePlan {
  readonly contents: Contents;
  /** The entity files and where they belong; undefined if they are the same already. */
  readonly configs?: { readonly folder: string; readonly texts: Readonly<Record<string, string>> };
}

type Connect = (location: DatabaseLocation) => Promise<Kysely<Database>>;

/** Completes or reverts a restore that was killed: everything is either as it was or as in the backup. */
export async function finishRestore(location: DatabaseLocation, connect: Connect): Promise<void> {
  if (!existsSync(preparedIn(location).folder)) return;
  // A restore that is under way has the lock.
  const unlock = await lockFolder(dirname(location.file), 'alone');
  if (!unlock) return;
  try {
    await settleRestore(location, connect);
  } finally {
    unlock();
  }
}

/** Like `finishRestore`, for callers that hold the lock. */
export async function settleRestore(location: DatabaseLocation, connect: Connect): Promise<void> {
  const prepared = preparedIn(location);
  // Until the plan is complete, nothing is replaced. If it can't be read, some may have been: nothing is removed.
  const plan: RestorePlan | undefined = await readFile(prepared.plan, 'utf8')
    .then(JSON.parse)
    .catch((error) => (error instanceof SyntaxError ? undefined : missing(error)));
  if (plan?.configs && (await isReplaced(location, plan, connect)))
    await keepFiles(plan.configs.folder, new Map(Object.entries(plan.configs.texts)));
  await rm(prepared.folder, { recursive: true, force: true });
}

async function isReplaced(
  location: DatabaseLocation,
  { contents }: RestorePlan,
  connect: Connect,
): Promise<boolean> {
  if (location.url === undefined) return !existsSync(preparedIn(location).database);
  const db = await connect(location);
  const found = await contentsOf(db).finally(() => db.destroy());
  return isDeepStrictEqual(found, contents);
}
