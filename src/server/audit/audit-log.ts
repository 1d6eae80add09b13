import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { beginning } from '../../common/beginning';
import type { AuditKind } from '../../entities/wire/audit';
import type { Database } from '../database/tables';
import { type Clock, day, iso, minute } from '../time/clock';

export interface AuditEntry {
  readonly kind: AuditKind;
  /** Who did it; null if that is unknown. */
  readonly account?: { readonly id: number; readonly username: string } | null | undefined;
  /** What it was done to: an account, an entity, a file. */
  readonly subject?: string | undefined;
  /** Anything else worth knowing, but never a secret or an encrypted value. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

/** The request that an entry is about. */
export interface AuditOrigin {
  readonly address: string;
  readonly requestId: string;
}

interface Timed extends AuditEntry, Partial<AuditOrigin> {
  readonly at: string;
}

export type AuditLog = ReturnType<typeof createAuditLog>;

/** Anyone can repeat these as often as they like, which must not fill the disk. */
const TRIES: readonly AuditKind[] = ['sign-in-failed', 'otp-failed', 'not-allowed'];
const MAX_TRIES = 100;
/** Longer than any real name; a rejected request can name something that doesn't exist. */
const MAX_SUBJECT = 1000;

/** The audit log: who did what. An entry that `record` can't write goes to `onLost`, and never fails its request. */
export function createAuditLog(
  database: Kysely<Database>,
  clock: Clock,
  onLost: (entry: AuditEntry & Partial<AuditOrigin>, error: unknown) => void,
) {
  const running = new Set<Promise<void>>();
  let waiting: Timed[] = [];
  let nextWrite: Promise<void> | undefined;
  const tries = new Map<AuditKind, { until: number; written: number; more: number }>();

  /** The entry, or undefined after too many tries. The next one that is written says how many were left out. */
  function limited(entry: AuditEntry): AuditEntry | undefined {
    if (!TRIES.includes(entry.kind)) return entry;
    const counted = tries.get(entry.kind) ?? { until: 0, written: 0, more: 0 };
    tries.set(entry.kind, counted);
    if (counted.until <= clock()) {
      counted.until = clock() + minute;
      counted.written = 0;
    }
    if (counted.written >= MAX_TRIES) {
      counted.more += 1;
      return undefined;
    }
    const { more } = counted;
    counted.written += 1;
    counted.more = 0;
    return more === 0 ? entry : { ...entry, details: { ...entry.details, leftOutBefore: more } };
  }

  const withTime = (entry: AuditEntry, origin: AuditOrigin | undefined): Timed => ({
    ...entry,
    ...origin,
    at: iso(clock()),
  });

  const reportLost = ({ at: _, ...entry }: Timed, error: unknown) => onLost(entry, error);

  /** Writes everything recorded in this turn of the event loop at once: a commit takes far longer than its rows. */
  async function writeWaiting(): Promise<void> {
    await setImmediate();
    const entries = waiting;
    waiting = [];
    nextWrite = undefined;
    // One that can’t be written must not take the others with it.
    await insert(database, entries).catch(async () => {
      for (const entry of entries)
        await insert(database, [entry]).catch((error) => reportLost(entry, error));
    });
  }

  return {
    /** Never rejects. A request that only reads need not wait for it. */
    async record(entry: AuditEntry, origin?: AuditOrigin): Promise<void> {
      const kept = limited(entry);
      if (!kept) return;
      waiting.push(withTime(kept, origin));
      if (!nextWrite) {
        const writing = writeWaiting().finally(() => running.delete(writing));
        running.add(writing);
        nextWrite = writing;
      }
      await nextWrite;
    },

    /** Records a change in its own transaction, so that neither is committed without the other. */
    recordIn(
      transaction: Kysely<Database>,
      entry: AuditEntry,
      origin?: AuditOrigin,
    ): Promise<void> {
      return insert(transaction, [withTime(entry, origin)]);
    },

    /** Waits for entries that are being written. */
    async settled(): Promise<void> {
      await Promise.all(running);
    },

    /** When and from where the account last signed in, other than with this session. */
    async lastSignIn(accountId: number, session: string) {
      const found = await database
        .selectFrom('audit')
        .select(['at', 'address', 'details'])
        .where('account_id', '=', accountId)
        .where('kind', '=', 'sign-in')
        .orderBy('id', 'desc')
        .limit(2)
        .execute();
      const other = found.find(({ details }) => JSON.parse(details ?? '{}').session !== session);
      return other && { at: other.at, address: other.address };
    },

    /** When each account last signed in, as far as the log goes back. */
    async lastSignIns(): Promise<ReadonlyMap<number, string>> {
      const found = await database
        .selectFrom('audit')
        .select(['account_id', ({ fn }) => fn.max('at').as('at')])
        .where('kind', '=', 'sign-in')
        .where('account_id', 'is not', null)
        .groupBy('account_id')
        .execute();
      return new Map(found.map(({ account_id, at }) => [Number(account_id), at]));
    },

    /** Deletes entries older than `keepDays`. */
    async purge(keepDays: number): Promise<void> {
      // A minute of slack: the database's trigger goes by its own clock, and rejects the whole statement.
      const oldest = iso(clock() - keepDays * day - minute);
      await database.deleteFrom('audit').where('at', '<', oldest).execute();
    },
  };
}

async function insert(db: Kysely<Database>, entries: readonly Timed[]): Promise<void> {
  const rows = entries.map(({ at, kind, account, subject, details, address, requestId }) => ({
    at,
    kind,
    account_id: account?.id ?? null,
    username: account?.username ?? null,
    subject: subject === undefined ? null : beginning(subject, MAX_SUBJECT),
    details: details ? JSON.stringify(details) : null,
    address: address ?? null,
    request_id: requestId ?? null,
  }));
  await db.insertInto('audit').values(rows).execute();
}
