import { type Kysely, sql } from 'kysely';
import { DatabaseError } from './database-error';
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
 * beside it. Throws a `DatabaseError`.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Kysely<Database>> {
  const db = await connect(location);
  try {
    await migrateToLatest(db, migrations, location.url === undefined ? location.file : undefined);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function connect({ url, file }: DatabaseLocation): Promise<Kysely<Database>> {
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
