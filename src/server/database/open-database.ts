import { dirname } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { DatabaseError } from './database-error';
import { finishRestore } from './finish-restore';
import { lockFolder } from './folder-lock';
import { migrateToLatest } from './migrate';
import { migrations } from './migrations';
import { openSqlite } from './sqlite';
import type { Database } from './tables';
import { databaseTexts as texts } from './texts';

export interface DatabaseLocation {
  /** A PostgreSQL database (`postgres://…`); without it the SQLite `file` is used. */
  readonly url?: string | undefined;
  /** The SQLite file, created with its folder if it does not exist. */
  readonly file: string;
}

/**
 * Opens the database and migrates its tables, after copying a SQLite file to the folder `backups`
 * beside it. Until it is closed, nothing can be restored. Throws a `DatabaseError`.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Kysely<Database>> {
  await finishRestore(location, connectDatabase);
  const unlock = await lockData(location);
  const db = await connectDatabase(location).catch((error) => {
    unlock();
    throw error;
  });
  const close = db.destroy.bind(db);
  db.destroy = () => close().finally(unlock);
  try {
    await migrateToLatest(db, migrations, location.url === undefined ? location.file : undefined);
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
  if (!unlock) throw new DatabaseError(texts.beingRestored(folder));
  return unlock;
}

/** Opens the database as it is. Throws a `DatabaseError`. */
export async function connectDatabase({ url, file }: DatabaseLocation): Promise<Kysely<Database>> {
  try {
    if (url === undefined) return await openSqlite(file);
    const { openPostgres } = await import('./postgres');
    const db = openPostgres(url);
    await sql`select 1`.execute(db);
    return db;
  } catch (error) {
    const reason = reasonOf(error);
    const message = url === undefined ? texts.noFile(file, reason) : texts.noServer(url, reason);
    throw new DatabaseError(message, { cause: error });
  }
}

/** A refused connection has no message, only one for each address that was tried. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
