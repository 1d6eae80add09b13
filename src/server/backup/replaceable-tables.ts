import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE, type Kysely } from 'kysely';
import { DatabaseError } from '../database/database-error';
import { tablesOf } from '../database/describe-database';
import { type Database, FIXED_TABLES } from '../database/tables';
import { tableOf } from '../tables/identifiers';
import { backupTexts as texts } from './texts';

/**
 * The tables of a PostgreSQL database that other data may replace. Throws a `DatabaseError` if there are tables that
 * are neither Paperhanger's nor `known` to be in what replaces them.
 */
export async function replaceableTables(
  db: Kysely<Database>,
  known: readonly string[] = [],
): Promise<string[]> {
  const tables = (await tablesOf(db)).map(({ name }) => name);
  // Another program's tables may have the names of ours, but then they have not had our migrations.
  const isOurs = tables.includes(DEFAULT_MIGRATION_TABLE);
  const ours = new Set(isOurs ? [...known, ...(await ourTables(db, tables))] : []);
  const foreign = tables.filter((name) => !ours.has(name));
  if (foreign.length > 0) throw new DatabaseError(texts.foreignTables(foreign));
  return tables;
}

async function ourTables(db: Kysely<Database>, tables: readonly string[]): Promise<string[]> {
  const ours = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE, ...FIXED_TABLES];
  if (!tables.includes('stored_field')) return ours;
  const stored = await db.selectFrom('stored_field').select('entity').distinct().execute();
  return [...ours, ...stored.map(({ entity }) => tableOf(entity))];
}
