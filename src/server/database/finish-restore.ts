import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { type Contents, contentsOf } from './describe-database';
import { lockFolder } from './folder-lock';
import type { Database } from './tables';

/*
 * A restore prepares a folder beside the database: a plan, the entity files, and the SQLite file. Then it
 * replaces the database in one step: it moves the SQLite file, or runs a transaction in PostgreSQL. The
 * entity files follow. If the restore was killed, whoever opens the database next puts them in place, or
 * drops what was prepared in vain.
 */

export const preparedIn = ({ file }: Location) => {
  const folder = join(dirname(file), 'restore');
  const configs = join(folder, 'entity-configs');
  return {
    folder,
    configs,
    plan: join(folder, 'plan.json'),
    database: join(folder, basename(file)),
  };
};

export interface RestorePlan {
  readonly contents: Contents;
  /** Where the entity files belong; undefined if they are the same already. */
  readonly configsFolder?: string;
}

interface Location {
  readonly url?: string | undefined;
  readonly file: string;
}

type Connect = (location: Location) => Promise<Kysely<Database>>;

/** Ends a restore that was killed, so that all is either as it was or as in the backup. */
export async function finishRestore(location: Location, connect: Connect): Promise<void> {
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

/** The same for those who have the lock. */
export async function settleRestore(location: Location, connect: Connect): Promise<void> {
  const prepared = preparedIn(location);
  const plan = await readFile(prepared.plan, 'utf8').then(JSON.parse, () => undefined);
  if (plan && (await isReplaced(location, plan, connect)))
    await placeConfigs(prepared.configs, plan);
  await rm(prepared.folder, { recursive: true, force: true });
}

async function isReplaced(
  location: Location,
  { contents }: RestorePlan,
  connect: Connect,
): Promise<boolean> {
  if (location.url === undefined) return !existsSync(preparedIn(location).database);
  const db = await connect(location);
  const found = await contentsOf(db).finally(() => db.destroy());
  return isDeepStrictEqual(found, contents);
}

async function placeConfigs(from: string, { configsFolder }: RestorePlan): Promise<void> {
  if (configsFolder === undefined) return;
  await mkdir(configsFolder, { recursive: true });
  const files = await readdir(from);
  for (const file of files) {
    const part = join(configsFolder, `${file}.part`);
    await copyFile(join(from, file), part);
    await rename(part, join(configsFolder, file));
  }
  for (const file of await readdir(configsFolder)) {
    if (file.endsWith('.json') && !files.includes(file)) await rm(join(configsFolder, file));
  }
}
