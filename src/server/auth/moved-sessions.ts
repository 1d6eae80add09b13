import { type Insertable, Kysely, SqliteDialect, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { isDiskFull } from '../database/database-error';
import { isPostgres } from '../database/dialect';
import { connect } from '../database/sqlite';
import type { Database } from '../database/tables';

const MAX_MOVED = 10_000;

export type MovedSessions = ReturnType<typeof movedSessions>;

/**
 * Keeps sessions in memory while a full disk rejects their changes, so that people can still sign in and out. They
 * move back when there is space; a server that ends before that loses them. Only with SQLite: other servers of a
 * PostgreSQL database could not see them.
 */
export function movedSessions(database: Kysely<Database>) {
  /**
   * The hashes of sessions, each with the hash of its account's password: when that changes, perhaps by another
   * program, the session is over. Takes precedence over the database, even when a session has ended.
   */
  const moved = new LRUCache<string, string>({ max: MAX_MOVED });
  let memory: Promise<Kysely<Database>> | undefined;

  /** A copy of the database's empty table. Its reference to the accounts is not enforced. */
  async function openMemory(): Promise<Kysely<Database>> {
    const { rows } = await sql<{ sql: string }>`
      select sql from sqlite_master where type = 'table' and name = 'session'
    `.execute(database);
    const connection = connect(':memory:', ['foreign_keys = OFF']);
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: connection }) });
    await sql.raw(rows[0]?.sql ?? '').execute(db);
    return db;
  }
  const inMemory = () => {
    memory ??= openMemory();
    return memory;
  };

  const rowIn = (db: Kysely<Database>, hash: string) =>
    db.selectFrom('session').selectAll().where('id_hash', '=', hash).executeTakeFirst();
  /** Undefined for a blocked account: its sessions are over, even if it is unblocked later. */
  const passwordOf = (accountId: number | null) =>
    database
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', accountId)
      .where('is_blocked', '=', 0)
      .executeTakeFirst();

  async function move(hash: string, accountId: number | null): Promise<void> {
    const db = await inMemory();
    const row = await rowIn(database, hash);
    const account = await passwordOf(row?.account_id ?? accountId);
    if (moved.has(hash)) return;
    moved.set(hash, account?.password_hash ?? '');
    if (row) await insertSession(db, row);
  }

  return {
    has: (hash: string) => moved.has(hash),
    homeOf: async (hash: string) => (moved.has(hash) ? await inMemory() : database),

    /** Changes a session where it is stored, and moves it if the disk is full. A new one belongs to `accountId`. */
    async change<Result>(
      hash: string,
      run: (db: Kysely<Database>) => Promise<Result>,
      accountId: number | null = null,
    ): Promise<Result> {
      if (moved.has(hash)) return run(await inMemory());
      try {
        return await run(database);
      } catch (error) {
        if (!isDiskFull(error) || isPostgres(database)) throw error;
        await move(hash, accountId);
        return run(await inMemory());
      }
    },

    /** Keeps a session in memory if the one that it replaces is there. */
    follow(before: string, hash: string): void {
      const password = moved.get(before);
      if (password !== undefined) moved.set(hash, password);
    },

    /** A session whose account still has the same password. It may have expired. */
    async find(hash: string) {
      const row = await rowIn(await inMemory(), hash);
      if (!row) return undefined;
      const account = await database
        .selectFrom('account')
        .select(['id', 'username', 'is_editor', 'roles'])
        .where('id', '=', row.account_id)
        .where('is_blocked', '=', 0)
        .where('password_hash', '=', moved.get(hash) ?? '')
        .executeTakeFirst();
      return account && { ...row, ...account };
    },

    async endAll(accountId: number): Promise<void> {
      if (!memory) return;
      await (await memory).deleteFrom('session').where('account_id', '=', accountId).execute();
    },

    /** Moves signed-in sessions back to the database, and ends those there that have ended here. */
    async moveBack(now: string): Promise<void> {
      for (const [hash, password] of moved) {
        const db = await inMemory();
        const row = await rowIn(db, hash);
        // A session that waits for its OTP stays: its tries are counted here, and it soon expires.
        if (row?.state === 'password' && row.expires_at > now) continue;
        await database.transaction().execute(async (transaction) => {
          await transaction.deleteFrom('session').where('id_hash', '=', hash).execute();
          const account = row && (await passwordOf(row.account_id));
          if (row && account?.password_hash === password) await insertSession(transaction, row);
        });
        moved.delete(hash);
        const left = await db
          .deleteFrom('session')
          .where('id_hash', '=', hash)
          .returning('id_hash')
          .executeTakeFirst();
        // It has ended since it was copied.
        if (row && !left) {
          await database.deleteFrom('session').where('id_hash', '=', hash).execute();
        }
      }
    },
  };
}

async function insertSession(
  db: Kysely<Database>,
  row: Insertable<Database['session']>,
): Promise<void> {
  await db.insertInto('session').values(row).execute();
}
