import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database/dialect';
import type { Database } from '../database/tables';
import { iso } from '../time/clock';

interface Addition {
  readonly max: number;
  readonly now: number;
  /** When a window that starts now ends. */
  readonly endsAt: number;
}

/** Counts by key, each in a window of time. */
export interface Counts {
  /** Counts one unless there are `max` already; then `count` is undefined. */
  add(
    key: string,
    addition: Addition,
  ): Promise<{ readonly count: number | undefined; readonly endsAt: number }>;
  subtract(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/**
 * Beyond this many keys, those whose windows end first are forgotten: strangers can make up keys. A library such as
 * rate-limiter-flexible keeps every key in memory until its window ends; a million keys are 570 MB.
 */
const MAX_KEYS = 100_000;

/** In a table for PostgreSQL, which servers may share; in memory for SQLite, so that strangers cause no writes. */
export const countsOf = (db?: Kysely<Database>): Counts =>
  db && isPostgres(db) ? countsInTable(db) : countsInMemory();

function countsInMemory(): Counts {
  const counters = new Map<string, { count: number; readonly endsAt: number }>();

  function forgetOldest(now: number): void {
    for (const [key, { endsAt }] of counters) {
      if (endsAt > now && counters.size <= MAX_KEYS) return;
      counters.delete(key);
    }
  }

  return {
    async add(key, { max, now, endsAt }) {
      const known = counters.get(key);
      const counter = known && known.endsAt > now ? known : { count: 0, endsAt };
      if (counter.count >= max) return { count: undefined, endsAt: counter.endsAt };
      counter.count += 1;
      // Inserted again, so that the map stays ordered by the windows' ends.
      if (counter !== known) counters.delete(key);
      counters.set(key, counter);
      forgetOldest(now);
      return { count: counter.count, endsAt: counter.endsAt };
    },
    async subtract(key) {
      const counter = counters.get(key);
      if (counter && counter.count > 0) counter.count -= 1;
    },
    forget: async (key) => void counters.delete(key),
  };
}

function countsInTable(db: Kysely<Database>): Counts {
  return {
    async add(key, { max, now, endsAt }) {
      const [at, end] = [iso(now), iso(endsAt)];
      const { rows } = await sql<{ count: number; ends_at: string }>`
        insert into limit_count as known (key, count, ends_at) values (${key}, 1, ${end})
        on conflict (key) do update set
          count = case when known.ends_at <= ${at} then 1 else known.count + 1 end,
          ends_at = case when known.ends_at <= ${at} then excluded.ends_at else known.ends_at end
        where known.ends_at <= ${at} or known.count < ${max}
        returning count, ends_at
      `.execute(db);
      if (rows[0]) return { count: rows[0].count, endsAt: Date.parse(rows[0].ends_at) };
      const full = await db
        .selectFrom('limit_count')
        .select('ends_at')
        .where('key', '=', key)
        .executeTakeFirst();
      return { count: undefined, endsAt: full ? Date.parse(full.ends_at) : now };
    },
    async subtract(key) {
      await db
        .updateTable('limit_count')
        .set((column) => ({ count: column('count', '-', 1) }))
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute();
    },
    async forget(key) {
      await db.deleteFrom('limit_count').where('key', '=', key).execute();
    },
  };
}

/** Removes the counts whose windows have ended. */
export async function removeEndedCounts(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('limit_count').where('ends_at', '<=', iso(now)).execute();
}
