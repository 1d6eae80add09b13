import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isRecord } from '../../common/is-record';
import { allowSlow } from './allow-slow';
import { DatabaseError, OutageError, reasonOf } from './database-error';
import type { DatabaseLocation } from './database-location';
import { finishRestore } from './finish-restore';
import { lockFolder } from './folder-lock';
import { migrateToLatest } from './migrate';
import { migrations } from './migrations';
import { runAlone } from './run-alone';
import { openSqlite } from './sqlite';
import type { Database } from './tables';
import { databaseTexts as texts } from './texts';

/** How long a server that starts waits for PostgreSQL, which may be starting with it. */
const LONGEST_WAIT_MS = 30_000;
const WAIT_MS = 500;
/** PostgreSQL has rejected the user, the password or the name of the database. */
const REJECTED = /^(28|3D)/;

/**
 * Opens the database and migrates its tables, after copying a SQLite file to the folder `backups` beside it. No command
 * can be alone with the data until it is closed. With `onWait`, waits for a PostgreSQL that does not respond, and calls
 * it once. Throws a `DatabaseError`.
 */
export async function openDatabase(
  location: DatabaseLocation,
  onWait?: (sentence: string) => void,
): Promise<Kysely<Database>> {
  const connect = (to: DatabaseLocation) => connectDatabase(to, onWait);
  await finishRestore(location, connect);
  const unlock = await lockData(location);
  const db = await connect(location).catch((error) => {
    unlock();
    throw error;
  });
  const close = db.destroy.bind(db);
  db.destroy = () => close().finally(unlock);
  try {
    const file = location.url === undefined ? location.file : undefined;
    // If several servers start at once, one migrates.
    await allowSlow(() => runAlone(db, 'migration', () => migrateToLatest(db, migrations, file)));
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function lockData({ file }: DatabaseLocation): Promise<() => void> {
  const folder = dirname(file);
  const unlock = await lockFolder(folder, 'shared').catch((error) => {
    throw new DatabaseError(texts.noFolder(folder, reasonOf(error)), { cause: error });
  });
  if (!unlock) throw new DatabaseError(texts.usedAlone(folder));
  return unlock;
}

/** Opens the database as it is. Throws a `DatabaseError`. */
export async function connectDatabase(
  { url, file }: DatabaseLocation,
  onWait?: (sentence: string) => void,
): Promise<Kysely<Database>> {
  try {
    if (url === undefined) return await openSqlite(file);
    const { openPostgres } = await import('./postgres');
    const db = openPostgres(url);
    await waitFor(
      db,
      (reason) => onWait?.(texts.waiting(url, reason)),
      onWait ? LONGEST_WAIT_MS : 0,
    );
    return db;
  } catch (error) {
    const reason = reasonOf(error);
    const message = url === undefined ? texts.noFile(file, reason) : texts.noServer(url, reason);
    throw new DatabaseError(message, { cause: error });
  }
}

async function waitFor(
  db: Kysely<Database>,
  onWait: (reason: string) => void,
  longestMs: number,
): Promise<void> {
  const start = performance.now();
  for (let isFirst = true; ; isFirst = false) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      const isLast = performance.now() - start > longestMs;
      if (isLast || !(error instanceof OutageError) || isRejected(error)) throw error;
      if (isFirst) onWait(reasonOf(error));
      await setTimeout(WAIT_MS);
    }
  }
}

const isRejected = ({ cause }: OutageError) => isRecord(cause) && REJECTED.test(String(cause.code));
