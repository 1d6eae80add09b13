import { createHash, randomBytes } from 'node:crypto';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables';
import { type Clock, hour, minute } from '../http/clock';

export const idleLifetime = 30 * minute;
export const longestLifetime = 12 * hour;
/** `last_seen_at` may lag so far behind; a write at every request would be too many. */
const seenEvery = minute;

/** A visitor who gave the right password (`password`) and then the right OTP (`signed-in`). */
export interface Session {
  readonly hash: string;
  readonly state: 'password' | 'signed-in';
  readonly account: { readonly id: number; readonly username: string };
}

/** The OTP that a session waits for. */
export interface PendingOtp {
  readonly sealed: string;
  readonly expiresAt: number;
  /** How many codes were tried, this one included. */
  readonly tries: number;
}

/** What is stored instead of a session's id, which would let a reader of the database in. */
export function hashOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}

export function newSessionId(): string {
  return randomBytes(32).toString('base64url');
}

/** The sessions in the database, which knows them only by the hashes of their ids. */
export class Sessions {
  readonly #database: Kysely<Database>;
  readonly #clock: Clock;

  constructor(database: Kysely<Database>, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** The live session of an id; it counts as seen now. */
  async find(sessionId: string): Promise<Session | undefined> {
    const hash = hashOf(sessionId);
    const now = this.#clock();
    const row = await this.#database
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['account.id', 'account.username', 'session.state', 'session.last_seen_at'])
      .where('id_hash', '=', hash)
      .where('expires_at', '>', iso(now))
      .where('last_seen_at', '>', iso(now - idleLifetime))
      .executeTakeFirst();
    if (row === undefined || row.state === 'anonymous') return undefined;
    if (Date.parse(row.last_seen_at) <= now - seenEvery) {
      await this.#database
        .updateTable('session')
        .set({ last_seen_at: iso(now) })
        .where('id_hash', '=', hash)
        .execute();
    }
    const { id, username, state } = row;
    return { hash, state, account: { id, username } };
  }

  /** Begins the session of a visitor whose password was right and who was sent an OTP. */
  async begin(hash: string, accountId: number, otp: Omit<PendingOtp, 'tries'>): Promise<void> {
    const now = this.#clock();
    await this.#insert(this.#database, {
      id_hash: hash,
      account_id: accountId,
      state: 'password',
      otp_hmac: otp.sealed,
      otp_expires_at: iso(otp.expiresAt),
      otp_sent_at: iso(now),
      expires_at: iso(now + idleLifetime),
    });
  }

  async pendingOtp(hash: string): Promise<PendingOtp | undefined> {
    const row = await this.#database
      .selectFrom('session')
      .select(['otp_hmac', 'otp_expires_at', 'otp_tries'])
      .where('id_hash', '=', hash)
      .executeTakeFirst();
    return row && pendingOf(row);
  }

  /** Counts a try before it is looked at, so that tries at the same time can't be more than allowed. */
  async countTry(hash: string, maxTries: number): Promise<PendingOtp | undefined> {
    const row = await this.#database
      .updateTable('session')
      .set((column) => ({ otp_tries: column('otp_tries', '+', 1) }))
      .where('id_hash', '=', hash)
      .where('otp_tries', '<', maxTries)
      .returning(['otp_hmac', 'otp_expires_at', 'otp_tries'])
      .executeTakeFirst();
    return row && pendingOf(row);
  }

  /** Puts a signed-in session in the place of one that waited for its OTP; false when it is gone. */
  async signIn(waitingHash: string, hash: string): Promise<boolean> {
    const now = this.#clock();
    return this.#database.transaction().execute(async (transaction) => {
      const waiting = await transaction
        .deleteFrom('session')
        .where('id_hash', '=', waitingHash)
        .where('state', '=', 'password')
        .returning('account_id')
        .executeTakeFirst();
      if (!waiting) return false;
      await this.#insert(transaction, {
        id_hash: hash,
        account_id: waiting.account_id,
        state: 'signed-in',
        expires_at: iso(now + longestLifetime),
      });
      return true;
    });
  }

  async end(hash: string): Promise<void> {
    await this.#database.deleteFrom('session').where('id_hash', '=', hash).execute();
  }

  async removeExpired(): Promise<void> {
    const now = this.#clock();
    await this.#database
      .deleteFrom('session')
      .where((either) =>
        either.or([
          either('expires_at', '<=', iso(now)),
          either('last_seen_at', '<=', iso(now - idleLifetime)),
        ]),
      )
      .execute();
  }

  async #insert(
    database: Kysely<Database> | Transaction<Database>,
    session: Omit<Insertable<Database['session']>, 'csrf_token' | 'created_at' | 'last_seen_at'>,
  ): Promise<void> {
    const now = iso(this.#clock());
    await database
      .insertInto('session')
      .values({ ...session, csrf_token: '', created_at: now, last_seen_at: now })
      .execute();
  }
}

function pendingOf(row: {
  readonly otp_hmac: string | null;
  readonly otp_expires_at: string | null;
  readonly otp_tries: number;
}): PendingOtp | undefined {
  if (row.otp_hmac === null || row.otp_expires_at === null) return undefined;
  return {
    sealed: row.otp_hmac,
    expiresAt: Date.parse(row.otp_expires_at),
    tries: row.otp_tries,
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
