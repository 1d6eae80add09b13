import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables';
import type { Clock } from '../http/clock';
import { endSessions, type InTransaction } from './sessions';

export interface Account {
  readonly id: number;
  readonly username: string;
  readonly contact: string | null;
  readonly passwordHash: string;
  /** Whether they may change the entity files in the product. */
  readonly isEditor?: boolean;
}

export type Accounts = ReturnType<typeof createAccounts>;

/** The accounts in the database. Usernames ignore case. */
export function createAccounts(database: Kysely<Database>, clock: Clock) {
  return {
    async find(username: string): Promise<Account | undefined> {
      return database
        .selectFrom('account')
        .select(['id', 'username', 'contact', 'password_hash as passwordHash'])
        .where(sql`lower(username)`, '=', username.toLowerCase())
        .executeTakeFirst();
    },

    async list(): Promise<readonly Omit<Account, 'id' | 'passwordHash'>[]> {
      const rows = await database
        .selectFrom('account')
        .select(['username', 'contact', 'is_editor'])
        .orderBy(sql`lower(username)`)
        .execute();
      return rows.map(({ is_editor, ...row }) => ({ ...row, isEditor: is_editor === 1 }));
    },

    async add(account: Omit<Account, 'id'>): Promise<void> {
      const { username, contact, passwordHash, isEditor } = account;
      const created_at = new Date(clock()).toISOString();
      const is_editor = isEditor ? 1 : 0;
      await database
        .insertInto('account')
        .values({ username, contact, password_hash: passwordHash, created_at, is_editor })
        .execute();
    },

    async makeEditor(id: number, isEditor: boolean): Promise<void> {
      await database
        .updateTable('account')
        .set({ is_editor: isEditor ? 1 : 0 })
        .where('id', '=', id)
        .execute();
    },

    /** Also ends all sessions of the account, but for one that may stay. `record` is part of the transaction. */
    async changePassword(
      id: number,
      passwordHash: string,
      { but = '', record }: { readonly but?: string | undefined; readonly record: InTransaction },
    ): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('account')
          .set({ password_hash: passwordHash })
          .where('id', '=', id)
          .execute();
        await endSessions(transaction, id, but);
        await record(transaction);
      });
    },

    /** Removes the account with its sessions and the views that only it has. */
    async remove(id: number): Promise<void> {
      await database.deleteFrom('view').where('scope', '=', id).execute();
      await database.deleteFrom('account').where('id', '=', id).execute();
    },
  };
}
