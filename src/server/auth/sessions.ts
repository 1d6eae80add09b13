import { createHash, randomBytes } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { RoleHolder } from '../../entities/roles/roles';
import { isDiskFull } from '../database/database-error';
import { isPostgres } from '../database/dialect';
import { rememberReads } from '../database/remember-reads';
import type { Database } from '../database/tables';
import { type Clock, hour, iso, minute } from '../time/clock';
import { movedSessions } from './moved-sessions';
import { pendingOtps, type SentOtp } from './pending-otps';
import { rolesIn } from './stored-roles';

const idleLifetime = 30 * minute;
const maxLifetime = 12 * hour;
/** How long a sign-in may take, from the password to the one-time password, of which several may be sent. */
const waitingLifetime = 30 * minute;
/** How far `last_seen_at` may lag behind, so that not every request writes. */
const seenEvery = minute;

const MAX_SEEN = 10_000;

/** The session of a visitor who has entered the right password, or also the right OTP (`signed-in`). */
export interface Session {
  readonly hash: string;
  readonly state: 'password' | 'signed-in';
  readonly account: { readonly id: number; readonly username: string };
  /** What decides on the account's rights, as of this request. */
  readonly holder: RoleHolder;
}

/** The database stores hashes, because anyone who reads an id could use its session. */
export function hashOfSession(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}

/** Tells sessions apart in the audit log. It can't be used to sign in. */
export const shortHash = (sessionHash: string) => sessionHash.slice(0, 12);

export const newSessionId = () => randomBytes(32).toString('base64url');

/** Does something more in the transaction of a change. */
export type InTransaction = (transaction: Kysely<Database>) => Promise<void>;

/** Records a session’s change in its transaction, which is undefined if a full disk keeps the session in memory. */
export type RecordChange = (transaction: Kysely<Database> | undefined) => Promise<void>;

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(
  database: Kysely<Database>,
  clock: Clock,
  onUnsaved: (error: unknown) => void,
) {
  async function insert(
    db: Kysely<Database>,
    session: Omit<Insertable<Database['session']>, 'csrf_token' | 'created_at' | 'last_seen_at'>,
  ): Promise<void> {
    const now = iso(clock());
    const values = { ...session, csrf_token: '', created_at: now, last_seen_at: now };
    await db.insertInto('session').values(values).execute();
  }

  const findStored = rememberReads(database, async (hash) => {
    const row = await database
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['account.id', 'account.username', 'account.is_editor', 'account.roles'])
      .select(['session.state', 'session.last_seen_at', 'session.expires_at'])
      .where('id_hash', '=', hash)
      .where('account.is_blocked', '=', 0)
      .executeTakeFirst();
    return row && sessionOf(hash, row);
  });

  const moved = movedSessions(database);
  const findMoved = async (hash: string) => {
    const row = await moved.find(hash);
    return row && sessionOf(hash, row);
  };

  /** Changes a session and records that, unless `change` finds nothing to do. Returns whether it has changed. */
  const changeAndRecord = (
    hash: string,
    change: (db: Kysely<Database>) => Promise<boolean>,
    record: RecordChange,
  ) =>
    moved.change(hash, (db) =>
      db.transaction().execute(async (transaction) => {
        const isChanged = await change(transaction);
        if (isChanged) await record(db === database ? transaction : undefined);
        return isChanged;
      }),
    );

  /** When sessions were last seen. Without this, sessions would expire while the disk is full. */
  const lastSeen = new LRUCache<string, number>({ max: MAX_SEEN });
  const saving = new Set<Promise<unknown>>();

  /** No request waits for this: it would wait for a large upload's transaction. */
  function saveSeen(hash: string, now: number): void {
    lastSeen.set(hash, now);
    const saved: Promise<unknown> = moved
      .homeOf(hash)
      .then((db) =>
        db
          .updateTable('session')
          .set({ last_seen_at: iso(now) })
          .where('id_hash', '=', hash)
          .execute(),
      )
      .catch((error) => {
        if (!isDiskFull(error)) onUnsaved(error);
      })
      .finally(() => saving.delete(saved));
    saving.add(saved);
  }

  return {
    /** The live session with this id; marks it as seen, unless the request was made in the background. */
    async find(sessionId: string, isBackground = false): Promise<Session | undefined> {
      const now = clock();
      const hash = hashOfSession(sessionId);
      const session = await (moved.has(hash) ? findMoved(hash) : findStored(hash));
      if (!session) return undefined;
      const { expiresAt } = session;
      const seenAt = Math.max(session.seenAt, lastSeen.get(hash) ?? 0);
      if (expiresAt <= now || seenAt <= now - idleLifetime) return undefined;
      if (!isBackground && seenAt <= now - seenEvery) saveSeen(hash, now);
      return session;
    },

    /** Waits until what was seen is saved. */
    async settled(): Promise<void> {
      await Promise.all(saving);
    },

    /**
     * Begins the session of a visitor whose password was right and who has been sent an OTP. False if the account has
     * got another password or been blocked since then: sending takes seconds.
     */
    async begin(
      hash: string,
      { id, passwordHash }: { readonly id: number; readonly passwordHash: string },
      otp: SentOtp,
    ): Promise<boolean> {
      const now = clock();
      const session = {
        id_hash: hash,
        account_id: id,
        state: 'password',
        otp_hmac: otp.hmac,
        otp_expires_at: iso(otp.expiresAt),
        otp_sent_at: iso(now),
        expires_at: iso(now + waitingLifetime),
      } as const;
      const isUnchanged = async (transaction: Kysely<Database>) => {
        const unchanged = lockedAccount(transaction, id)
          .where('password_hash', '=', passwordHash)
          .where('is_blocked', '=', 0);
        return (await unchanged.executeTakeFirst()) !== undefined;
      };
      const add = (db: Kysely<Database>) =>
        db.transaction().execute(async (transaction) => {
          // Accounts don't change while the disk is full, which is when sessions are in memory.
          if (db === database && !(await isUnchanged(transaction))) return false;
          await insert(transaction, session);
          return true;
        });
      return await moved.change(hash, add, id);
    },

    pendingOtps: pendingOtps(moved, clock),

    /** Replaces a session that was waiting for its OTP by a signed-in one; false when it is gone. */
    async signIn(
      { hash: waitingHash, account }: Session,
      hash: string,
      record: RecordChange,
    ): Promise<boolean> {
      const now = clock();
      const replace = async (transaction: Kysely<Database>) => {
        if (isPostgres(transaction)) await lockedAccount(transaction, account.id).execute();
        const waiting = await transaction
          .deleteFrom('session')
          .where('id_hash', '=', waitingHash)
          .where('state', '=', 'password')
          .returning('account_id')
          .executeTakeFirst();
        if (!waiting) return false;
        await insert(transaction, {
          id_hash: hash,
          account_id: waiting.account_id,
          state: 'signed-in',
          expires_at: iso(now + maxLifetime),
        });
        return true;
      };
      const isSignedIn = await changeAndRecord(waitingHash, replace, record);
      moved.follow(waitingHash, hash);
      return isSignedIn;
    },

    async end(hash: string, record: RecordChange): Promise<void> {
      const remove = async (transaction: Kysely<Database>) => {
        const ended = transaction.deleteFrom('session').where('id_hash', '=', hash);
        return (await ended.returning('id_hash').execute()).length > 0;
      };
      await changeAndRecord(hash, remove, record);
    },

    /** Ends an account’s sessions that exist only in this server’s memory. */
    endMoved: moved.endAll,

    /** `record` is part of the transaction. */
    async endAll(accountId: number, record: InTransaction): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await endSessions(transaction, accountId);
        await record(transaction);
      });
      await moved.endAll(accountId);
    },

    async removeExpired(): Promise<void> {
      await this.settled();
      const now = clock();
      await moved.moveBack(iso(now));
      await database
        .deleteFrom('session')
        .where((is) =>
          is('expires_at', '<=', iso(now)).or('last_seen_at', '<=', iso(now - idleLifetime)),
        )
        .execute();
    },
  };
}

/**
 * Makes changes of the account and `endSessions` wait until the transaction ends: they wouldn't see a session that it
 * is adding. SQLite has only one writer anyway.
 */
function lockedAccount(transaction: Kysely<Database>, id: number) {
  const account = transaction.selectFrom('account').select('id').where('id', '=', id);
  return isPostgres(transaction) ? account.forShare() : account;
}

/** Ends all sessions of an account, except one that may stay. */
export async function endSessions(
  transaction: Kysely<Database>,
  accountId: number,
  but = '',
): Promise<void> {
  if (isPostgres(transaction)) {
    const account = transaction.selectFrom('account').select('id').where('id', '=', accountId);
    await account.forNoKeyUpdate().execute();
  }
  await transaction
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id_hash', '!=', but)
    .execute();
}

interface SessionRow {
  readonly id: number;
  readonly username: string;
  readonly is_editor: number;
  readonly roles: string;
  readonly state: Selectable<Database['session']>['state'];
  readonly last_seen_at: string;
  readonly expires_at: string;
}

function sessionOf(hash: string, row: SessionRow) {
  const { id, username, state } = row;
  if (state === 'anonymous') return undefined;
  const holder = { roles: rolesIn(row.roles), isEditor: row.is_editor === 1 };
  const session = { hash, state, account: { id, username }, holder };
  const [seenAt, expiresAt] = [Date.parse(row.last_seen_at), Date.parse(row.expires_at)];
  return { ...session, seenAt, expiresAt };
}
