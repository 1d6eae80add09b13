import type { Kysely } from 'kysely';
import { migrateToLatest } from './migrate';
import { migrations } from './migrations';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { Database } from './tables';

export interface DatabasePlace {
  /** A PostgreSQL database (`postgres://…`); without it the SQLite `file` is used. */
  readonly url?: string | undefined;
  /** The SQLite file; it and its folder are made when they are not there. */
  readonly file: string;
}

/**
 * Opens the database and brings its tables up to date. A SQLite file that has to be changed is first
 * copied to the folder `backups` beside it. Throws `DatabaseError` with a message for people.
 */
export async function openDatabase({ url, file }: DatabasePlace): Promise<Kysely<Database>> {
  const db = url === undefined ? await openSqlite(file) : openPostgres(url);
  try {
    await migrateToLatest(db, migrations, url === undefined ? file : undefined);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
