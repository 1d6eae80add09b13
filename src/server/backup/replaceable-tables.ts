import { setTimeout } from 'node:timers/promises';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE, type Kysely, sql } from 'kysely';
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

/** A server that was just stopped may still be listed for a moment. */
const CLOSING_MS = 2000;
const ASK_EVERY_MS = 100;

/** Throws a `DatabaseError` while a server, or anyone else, is connected to the PostgreSQL database. */
export async function rejectConnected(db: Kysely<Database>): Promise<void> {
  const start = performance.now();
  let count = await otherConnections(db);
  while (count > 0 && performance.now() - start < CLOSING_MS) {
    await setTimeout(ASK_EVERY_MS);
    count = await otherConnections(db);
  }
  if (count > 0) throw new DatabaseError(texts.connected(count));
}

async function otherConnections(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend'
  `.execute(db);
  return rows[0]?.count ?? 0;
}

async function ourTables(db: Kysely<Database>, tables: readonly string[]): Promise<string[]> {
  const ours = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE, ...FIXED_TABLES];
  if (!tables.includes('stored_field')) return ours;
  const stored = await db.selectFrom('stored_field').select('entity').distinct().execute();
  return [...ours, ...stored.map(({ entity }) => tableOf(entity))];
}
