import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { DatabaseError } from './database-error';
import type { Database } from './tables';
import { databaseTexts as texts } from './texts';

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
