import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables';
import type { Clock } from '../http/clock';
import { endSessions, type InTransaction } from './sessions';
import { rolesIn } from './stored-roles';

export interface Account {
  readonly id: number;
  readonly username: string;
  readonly contact: string | null;
  readonly passwordHash: string;
  /** Whether they may change the entity files in the product. */
  readonly isEditor?: boolean;
  /** What they may do, by the roles in `roles.json`. */
  readonly roles?: readonly string[];
  /** Whether they can't sign in. */
  readonly isBlocked?: boolean;
}

/** An account as lists of accounts have it. */
export type ListedAccount = Required<Omit<Account, 'passwordHash'>>;

export type Accounts = ReturnType<typeof createAccounts>;

/** The accounts in the database. Usernames ignore case. */
export function createAccounts(database: Kysely<Database>, clock: Clock) {
  return {
    async find(username: string): Promise<Account | undefined> {
      const row = await database
        .selectFrom('account')
        .select(['id', 'username', 'contact', 'password_hash as passwordHash'])
        .select(['roles', 'is_blocked'])
        .where(sql`lower(username)`, '=', username.toLowerCase())
        .executeTakeFirst();
      if (!row) return undefined;
      const { roles, is_blocked, ...account } = row;
      return { ...account, roles: rolesIn(roles), isBlocked: is_blocked === 1 };
    },

    async list(): Promise<readonly ListedAccount[]> {
      const rows = await database
        .selectFrom('account')
        .select(['id', 'username', 'contact', 'is_editor', 'roles', 'is_blocked'])
        .orderBy(sql`lower(username)`)
        .execute();
      return rows.map(({ is_editor, roles, is_blocked, ...row }) => ({
        ...row,
        isEditor: is_editor === 1,
        roles: rolesIn(roles),
        isBlocked: is_blocked === 1,
      }));
    },

    async add(account: Omit<Account, 'id'>): Promise<void> {
      const { username, contact, passwordHash, isEditor, roles = [] } = account;
      const created_at = new Date(clock()).toISOString();
      const is_editor = isEditor ? 1 : 0;
      await database
        .insertInto('account')
        .values({
          username,
          contact,
          password_hash: passwordHash,
          created_at,
          is_editor,
          roles: roles.join(),
        })
        .execute();
    },

    async makeEditor(id: number, isEditor: boolean): Promise<void> {
      await database
        .updateTable('account')
        .set({ is_editor: isEditor ? 1 : 0 })
        .where('id', '=', id)
        .execute();
    },

    /** Replaces the roles of an account. */
    async setRoles(id: number, roles: readonly string[]): Promise<void> {
      await database
        .updateTable('account')
        .set({ roles: roles.join() })
        .where('id', '=', id)
        .execute();
    },

    /** Lets an account in no more, and ends its sessions; or lets it in again. `record` is part of the transaction. */
    async block(id: number, isBlocked: boolean, record: InTransaction): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('account')
          .set({ is_blocked: isBlocked ? 1 : 0 })
          .where('id', '=', id)
          .execute();
        if (isBlocked) await endSessions(transaction, id);
        await record(transaction);
      });
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
