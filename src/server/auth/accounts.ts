import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables';
import type { Clock } from '../http/clock';

export interface Account {
  readonly id: number;
  readonly username: string;
  readonly contact: string | null;
  readonly passwordHash: string;
}

/** The accounts in the database. Usernames ignore case. */
export class Accounts {
  readonly #database: Kysely<Database>;
  readonly #clock: Clock;

  constructor(database: Kysely<Database>, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async find(username: string): Promise<Account | undefined> {
    return this.#database
      .selectFrom('account')
      .select(['id', 'username', 'contact', 'password_hash as passwordHash'])
      .where(sql`lower(username)`, '=', username.toLowerCase())
      .executeTakeFirst();
  }

  async list(): Promise<readonly Pick<Account, 'username' | 'contact'>[]> {
    return this.#database
      .selectFrom('account')
      .select(['username', 'contact'])
      .orderBy(sql`lower(username)`)
      .execute();
  }

  async add(account: Omit<Account, 'id'>): Promise<void> {
    await this.#database
      .insertInto('account')
      .values({
        username: account.username,
        contact: account.contact,
        password_hash: account.passwordHash,
        created_at: new Date(this.#clock()).toISOString(),
      })
      .execute();
  }

  /** Also ends all sessions of the account. */
  async changePassword(id: number, passwordHash: string): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('account')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .execute();
      await transaction.deleteFrom('session').where('account_id', '=', id).execute();
    });
  }

  /** Removes the account with its sessions. */
  async remove(id: number): Promise<void> {
    await this.#database.deleteFrom('account').where('id', '=', id).execute();
  }
}
