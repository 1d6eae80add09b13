import { basename, dirname, extname, join } from 'node:path';
import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely';
import { DatabaseError } from './database-error';
import { fileTime } from './file-time';
import { makeFolder } from './make-folder';
import type { Database } from './tables';
import { databaseTexts } from './texts';

/** Runs missing migrations in one transaction, after a backup of the SQLite `file`. */
export async function migrateToLatest(
  db: Kysely<Database>,
  migrations: Readonly<Record<string, Migration>>,
  file?: string,
): Promise<void> {
  const applied = await appliedMigrations(db);
  assertNotNewer(applied, migrations);
  const missing = Object.keys(migrations).filter((name) => !applied.includes(name));
  if (missing.length === 0) return;
  if (file !== undefined && applied.length > 0) await backUp(db, file);

  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Throws if a newer version of the program has migrated the database. */
export function assertNotNewer(
  applied: readonly string[],
  known: Readonly<Record<string, Migration>>,
): void {
  const unknown = applied.filter((name) => !(name in known));
  if (unknown.length > 0) throw new DatabaseError(databaseTexts.newer(unknown));
}

/** The names of the migrations that have run, in order. */
export async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name
  `.execute(db);
  return rows.map(({ name }) => name);
}

async function backUp(db: Kysely<Database>, file: string): Promise<void> {
  const folder = join(dirname(file), 'backups');
  await makeFolder(folder, 0o700);
  const extension = extname(file);
  const copy = join(folder, `${basename(file, extension)} ${fileTime()}${extension}`);
  await sql`vacuum into ${copy}`.execute(db);
}
