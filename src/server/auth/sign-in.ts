import type { FastifyBaseLogger } from 'fastify';
import { HttpError, invalid } from '../http/errors';
import { createRateLimiter } from '../http/rate-limiter';
import type { Account } from './accounts';
import type { AuthParts } from './auth-parts';
import { MAX_OTP_TRIES, otpLifetime } from './otp';
import { isPrinted, OtpDeliveryError } from './otp-delivery';
import { passwordTries, type Visitor } from './password-tries';
import type { PendingOtp, SentOtp } from './pending-otps';
import { hashOfSession, newSessionId, type RecordChange, type Session } from './sessions';
import { authTexts as texts } from './texts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The two steps of signing in. Each returns a new session’s id, or throws an error for the visitor. */
export function createSignIn(parts: AuthParts) {
  const { database, accounts, sessions, passwords, otps, deliverOtp, limits, clock, settings } =
    parts;
  const { pendingOtps } = sessions;
  const countTry = passwordTries(limits, database, clock);
  const otpsSent = createRateLimiter('otpsSent', limits.otpsSent, clock, database);
  const wrongOtps = createRateLimiter('wrongOtps', limits.wrongOtps, clock, database);
  /** A known device has its own counts. */
  const keyOf = (accountId: number, device: string | undefined) => [accountId, device].join(' ');

  /** The account, if the password is right. */
  async function findAccount({ username, password }: Credentials, isKnown: boolean) {
    const account = await accounts.find(username);
    const isValid = await passwords.verify(password, account?.passwordHash, isKnown);
    return isValid ? account : undefined;
  }

  async function check(credentials: Credentials, visitor: Visitor) {
    const counted = await countTry(credentials.username, visitor);
    const account = await findAccount(credentials, visitor.device !== undefined).catch(
      async (error) => {
        await counted.uncount();
        throw error;
      },
    );
    if (!account) throw invalid({ username: [texts.wrongCredentials] });
    if (account.isBlocked) throw invalid({ username: [texts.blocked] });
    await counted.forget();
    return account;
  }

  /** Sends the account's owner a code that is valid for this session only. */
  async function sendCode(
    { id, username, contact }: Account,
    hash: string,
    device: string | undefined,
    log: FastifyBaseLogger,
  ): Promise<SentOtp> {
    const key = keyOf(id, device);
    await otpsSent.count(key, { errors: { username: [texts.tooManyOtps] } });
    const code = otps.make();
    try {
      await deliverOtp({ username, contact, code });
    } catch (error) {
      await otpsSent.uncount(key);
      if (error instanceof HttpError) throw error;
      log.error({ err: error }, texts.notDelivered);
      throw new OtpDeliveryError(texts.notDelivered);
    }
    return { hmac: otps.hmacOf(code, hash), expiresAt: clock() + otpLifetime };
  }

  /** Throws if the session waits for no OTP, or no longer accepts any. */
  async function pendingOtp(hash: string): Promise<PendingOtp> {
    const pending = await pendingOtps.find(hash);
    if (!pending) throw otpError(texts.otpUsed);
    if (pending.tries >= MAX_OTP_TRIES) throw otpError(texts.otpTooManyTries);
    return pending;
  }

  return {
    /** Checks the password and sends an OTP. The session begins only once that is sent. */
    async withPassword(
      credentials: Credentials,
      visitor: Visitor,
      log: FastifyBaseLogger,
    ): Promise<{ readonly sessionId: string; readonly account: Account }> {
      const account = await check(credentials, visitor);
      const sessionId = newSessionId();
      const hash = hashOfSession(sessionId);
      const sent = await sendCode(account, hash, visitor.device, log);
      const hasBegun = await sessions.begin(hash, account, sent);
      if (!hasBegun) throw invalid({ username: [texts.wrongCredentials] });
      return { sessionId, account };
    },

    /** Whether the session was sent an OTP that is still valid. */
    async waitsForOtp({ hash }: Session): Promise<boolean> {
      const pending = await pendingOtps.find(hash);
      return pending !== undefined && pending.expiresAt > clock() && pending.tries < MAX_OTP_TRIES;
    },

    /** Whether the session's OTP was printed to the terminal. */
    async printsOtp({ account }: Session): Promise<boolean> {
      const found = await accounts.find(account.username);
      return isPrinted(settings, found?.contact ?? null);
    },

    /** How long, in milliseconds, until the session may be sent another OTP. */
    resendWait: ({ hash }: Session) => pendingOtps.resendWait(hash, limits.otpResendMs),

    /** Sends another OTP. Those that were sent before are no longer valid. */
    async resend(
      { hash, account: { username } }: Session,
      device: string | undefined,
      log: FastifyBaseLogger,
    ): Promise<void> {
      await pendingOtp(hash);
      const account = await accounts.find(username);
      if (!account) throw otpError(texts.otpNotWaiting);
      const wait = await pendingOtps.claimResend(hash, limits.otpResendMs);
      if (wait > 0) {
        const seconds = String(Math.ceil(wait / 1000));
        throw new HttpError(429, texts.otpTooSoon, undefined, { 'retry-after': seconds });
      }
      const sent = await sendCode(account, hash, device, log).catch(async (error) => {
        await pendingOtps.releaseResend(hash, limits.otpResendMs);
        throw error;
      });
      await pendingOtps.replace(hash, sent);
    },

    async withOtp(
      session: Session,
      code: string,
      device: string | undefined,
      record: (hash: string) => RecordChange,
    ): Promise<string> {
      const { hash, account } = session;
      const waiting = await pendingOtp(hash);
      if (waiting.expiresAt <= clock()) throw otpError(texts.otpExpired);

      const key = keyOf(account.id, device);
      await wrongOtps.count(key, { errors: { otp: [texts.otpTooManyTries] } });
      const tried = await pendingOtps.countTry(hash, MAX_OTP_TRIES);
      if (!tried) throw otpError(texts.otpTooManyTries);
      if (!otps.isValid(code, hash, tried.hmac)) {
        const left = MAX_OTP_TRIES - tried.tries;
        throw otpError(left > 0 ? texts.otpWrong(left) : texts.otpTooManyTries);
      }
      await wrongOtps.uncount(key);

      const sessionId = newSessionId();
      const newHash = hashOfSession(sessionId);
      const isSignedIn = await sessions.signIn(session, newHash, record(newHash));
      if (!isSignedIn) throw otpError(texts.otpUsed);
      return sessionId;
    },
  };
}

const otpError = (message: string) => invalid({ otp: [message] });
