import { Kysely, SqliteDialect, sql } from 'kysely';
import { isPostgres } from './dialect';
import { appliedMigrations } from './migrate';
import { connect } from './sqlite';
import type { Database } from './tables';

export interface Contents {
  /** The migrations that have run. */
  readonly migrations: string[];
  /** How many rows each table has. */
  readonly rows: Record<string, number>;
}

/** Opens a copy of a SQLite file read-only, so that no other files appear beside it. */
export function openCopy(file: string): Kysely<Database> {
  const database = connect(file, ['query_only = ON']);
  return new Kysely({ dialect: new SqliteDialect({ database }) });
}

/** The schema of PostgreSQL that new tables would be made in; null if the search path names none that exists. */
export async function currentSchema(db: Kysely<Database>): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? null;
}

/** All tables, in the schema that new ones would be made in. */
export async function tablesOf(db: Kysely<Database>) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const schema = isPostgres(db) ? await currentSchema(db) : undefined;
  return tables.filter((table) => !table.isView && table.schema === schema);
}

export async function contentsOf(db: Kysely<Database>): Promise<Contents> {
  const rows: Record<string, number> = {};
  for (const { name } of await tablesOf(db)) {
    const counted = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)}
    `.execute(db);
    rows[name] = Number(counted.rows[0]?.count);
  }
  return { migrations: await appliedMigrations(db), rows };
}
