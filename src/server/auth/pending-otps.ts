import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/tables';
import { type Clock, iso } from '../time/clock';
import type { MovedSessions } from './moved-sessions';

const otpColumns = ['otp_hmac', 'otp_expires_at', 'otp_tries'] as const;

/** A one-time password that was sent. Only its HMAC is kept. */
export interface SentOtp {
  readonly hmac: string;
  readonly expiresAt: number;
}

/** The OTP that a session is waiting for. */
export interface PendingOtp extends SentOtp {
  /** How many have been counted. */
  readonly tries: number;
}

/** The one-time passwords that sessions are waiting for, by the session's hash. */
export function pendingOtps(moved: MovedSessions, clock: Clock) {
  const sessionQuery = async (hash: string) =>
    (await moved.homeOf(hash)).selectFrom('session').where('id_hash', '=', hash);
  const updateIn = (db: Kysely<Database>, hash: string) =>
    db.updateTable('session').where('id_hash', '=', hash);

  return {
    async find(hash: string): Promise<PendingOtp | undefined> {
      return pendingOf(await (await sessionQuery(hash)).select(otpColumns).executeTakeFirst());
    },

    /** Counts a try before it is checked, so that simultaneous tries can't exceed the limit. */
    async countTry(hash: string, maxTries: number): Promise<PendingOtp | undefined> {
      const row = await moved.change(hash, (db) =>
        updateIn(db, hash)
          .set((column) => ({ otp_tries: column('otp_tries', '+', 1) }))
          .where('otp_tries', '<', maxTries)
          .returning(otpColumns)
          .executeTakeFirst(),
      );
      return pendingOf(row);
    },

    /** Replaces the OTP that a session waits for: earlier codes are no longer valid. */
    async replace(hash: string, otp: SentOtp): Promise<void> {
      await moved.change(hash, (db) =>
        updateIn(db, hash)
          .set({ otp_hmac: otp.hmac, otp_expires_at: iso(otp.expiresAt) })
          .where('state', '=', 'password')
          .execute(),
      );
    },

    /** How long, in milliseconds, until another OTP may be sent. */
    async resendWait(hash: string, waitMs: number): Promise<number> {
      const row = await (await sessionQuery(hash)).select('otp_sent_at').executeTakeFirst();
      const sentAt = Date.parse(row?.otp_sent_at ?? '');
      return Number.isNaN(sentAt) ? waitMs : Math.max(0, sentAt + waitMs - clock());
    },

    /** Claims the right to send another OTP. Returns how long to wait: 0 for only one of several simultaneous calls. */
    async claimResend(hash: string, waitMs: number): Promise<number> {
      const now = clock();
      const claimed = await moved.change(hash, (db) =>
        updateIn(db, hash)
          .set({ otp_sent_at: iso(now) })
          .where('otp_sent_at', '<=', iso(now - waitMs))
          .returning('id_hash')
          .executeTakeFirst(),
      );
      return claimed ? 0 : this.resendWait(hash, waitMs);
    },

    /** Lets another OTP be requested at once, because the last one wasn’t delivered. */
    async releaseResend(hash: string, waitMs: number): Promise<void> {
      await moved.change(hash, (db) =>
        updateIn(db, hash)
          .set({ otp_sent_at: iso(clock() - waitMs) })
          .execute(),
      );
    },
  };
}

type OtpColumns = Pick<Selectable<Database['session']>, (typeof otpColumns)[number]>;

function pendingOf(row: OtpColumns | undefined): PendingOtp | undefined {
  if (!row?.otp_hmac || !row.otp_expires_at) return undefined;
  const { otp_hmac: hmac, otp_expires_at: expiresAt, otp_tries: tries } = row;
  return { hmac, expiresAt: Date.parse(expiresAt), tries };
}
