import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../database/tables';
import { type Clock, iso } from '../time/clock';
import { endSessions, type InTransaction } from './sessions';
import { rolesIn } from './stored-roles';

export interface Account {
  readonly id: number;
  readonly username: string;
  readonly contact: string | null;
  /** Whether they may change the entity files in the product. */
  readonly isEditor: boolean;
  /** The names of roles in `roles.json`, which decide what they may do. */
  readonly roles: readonly string[];
  /** Whether they can't sign in. */
  readonly isBlocked: boolean;
}

interface WithPassword {
  readonly passwordHash: string;
}

/** What can be changed about an account, besides its password. */
export type AccountChange = Partial<Pick<Account, 'contact' | 'isEditor' | 'roles'>>;

/** An account that is added. Without more, it has no roles. */
type NewAccount = Pick<Account, 'username' | 'contact'> & WithPassword & AccountChange;

export type Accounts = ReturnType<typeof createAccounts>;

const nothing: InTransaction = async () => {};

const columns = ['id', 'username', 'contact', 'is_editor', 'roles', 'is_blocked'] as const;
type Columns = Pick<Selectable<Database['account']>, (typeof columns)[number]>;

/** The accounts in the database. Usernames ignore case. */
export function createAccounts(database: Kysely<Database>, clock: Clock) {
  return {
    async find(username: string): Promise<(Account & WithPassword) | undefined> {
      const row = await database
        .selectFrom('account')
        .select([...columns, 'password_hash'])
        .where(sql`lower(username)`, '=', username.toLowerCase())
        .executeTakeFirst();
      return row && { ...accountOf(row), passwordHash: row.password_hash };
    },

    async findById(id: number): Promise<Account | undefined> {
      const row = await database
        .selectFrom('account')
        .select(columns)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && accountOf(row);
    },

    async list(): Promise<readonly Account[]> {
      const rows = await database
        .selectFrom('account')
        .select(columns)
        .orderBy(sql`lower(username)`)
        .execute();
      return rows.map(accountOf);
    },

    /** `record` is part of the transaction. */
    async add(account: NewAccount, record = nothing): Promise<void> {
      const { username, contact, passwordHash, isEditor, roles = [] } = account;
      const values = {
        username,
        contact,
        password_hash: passwordHash,
        created_at: iso(clock()),
        is_editor: isEditor ? 1 : 0,
        roles: roles.join(),
      };
      await database.transaction().execute(async (transaction) => {
        await record(transaction);
        await transaction.insertInto('account').values(values).execute();
      });
    },

    /** `record` is part of the transaction. */
    async change(
      id: number,
      { contact, isEditor, roles }: AccountChange,
      record: InTransaction = nothing,
    ): Promise<void> {
      const values = {
        ...(contact !== undefined && { contact }),
        ...(isEditor !== undefined && { is_editor: isEditor ? 1 : 0 }),
        ...(roles && { roles: roles.join() }),
      };
      await database.transaction().execute(async (transaction) => {
        await record(transaction);
        await transaction.updateTable('account').set(values).where('id', '=', id).execute();
      });
    },

    /** Blocks an account and ends its sessions, or unblocks it. `record` is part of the transaction. */
    async block(id: number, isBlocked: boolean, record: InTransaction): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await record(transaction);
        await transaction
          .updateTable('account')
          .set({ is_blocked: isBlocked ? 1 : 0 })
          .where('id', '=', id)
          .execute();
        if (isBlocked) await endSessions(transaction, id);
      });
    },

    /** Also ends all sessions of the account, except one that may stay. `record` is part of the transaction. */
    async changePassword(
      id: number,
      passwordHash: string,
      { but = '', record }: { readonly but?: string | undefined; readonly record: InTransaction },
    ): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await record(transaction);
        await transaction
          .updateTable('account')
          .set({ password_hash: passwordHash })
          .where('id', '=', id)
          .execute();
        await endSessions(transaction, id, but);
      });
    },

    /** Removes the account with its sessions and its private views. `record` is part of the transaction. */
    async remove(id: number, record: InTransaction = nothing): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await record(transaction);
        await transaction.deleteFrom('view').where('scope', '=', id).execute();
        await transaction.deleteFrom('account').where('id', '=', id).execute();
      });
    },
  };
}

const accountOf = ({ id, username, contact, ...row }: Columns): Account => ({
  id,
  username,
  contact,
  isEditor: row.is_editor === 1,
  roles: rolesIn(row.roles),
  isBlocked: row.is_blocked === 1,
});
