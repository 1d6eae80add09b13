import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from './dialect';
import type { Database } from './tables';

const ASK_EVERY_MS = 250;

/**
 * Runs a task while no other server of the same PostgreSQL database runs one with this name; others wait.
 * The lock belongs to a connection, so that it ends with a server that is killed.
 */
export async function runAlone<Result>(
  db: Kysely<Database>,
  name: string,
  task: () => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(db)) return await task();
  return await db.connection().execute(async (connection) => {
    const ask = sql<{ locked: boolean }>`select pg_try_advisory_lock(hashtext(${name})) as locked`;
    // Asked repeatedly, because a waiting query would look like one that hangs.
    while (!(await ask.execute(connection)).rows[0]?.locked) await setTimeout(ASK_EVERY_MS);
    try {
      return await task();
    } finally {
      // A connection that was lost has no lock.
      await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection).catch(() => {});
    }
  });
}
