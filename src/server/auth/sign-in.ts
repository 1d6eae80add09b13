import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../http/clock';
import { HttpError, invalid } from '../http/errors';
import { createRateLimiter } from '../http/rate-limiter';
import type { Limits } from '../settings/limits';
import type { Account, Accounts } from './accounts';
import { MAX_OTP_TRIES, type OneTimePasswords, otpLifetime } from './otp';
import type { DeliverOtp } from './otp-delivery';
import type { Passwords } from './passwords';
import { hashOf, newSessionId, type Session, type Sessions } from './sessions';
import { authTexts as texts } from './texts';

export interface SignInParts {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly otps: OneTimePasswords;
  readonly deliverOtp: DeliverOtp;
  readonly limits: Limits;
  readonly clock: Clock;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export type SignIn = ReturnType<typeof createSignIn>;

/** The two steps of signing in. Each returns a new session id, or throws an error for the visitor. */
export function createSignIn(parts: SignInParts) {
  const { accounts, sessions, passwords, otps, deliverOtp, limits, clock } = parts;
  const byAddress = createRateLimiter(limits.signInsPerAddress, clock);
  const byUsername = createRateLimiter(limits.signInsPerUsername, clock);
  const otpsSent = createRateLimiter(limits.otpsSent, clock);
  const wrongOtps = createRateLimiter(limits.wrongOtps, clock);

  async function check({ username, password }: Credentials, address: string): Promise<Account> {
    const name = username.toLowerCase();
    const tooMany = { errors: { username: [texts.tooManySignIns] } };
    byAddress.count(address, tooMany);
    byUsername.count(name, tooMany);
    const account = await accounts.find(username);
    const isRight = await passwords.verify(password, account?.passwordHash);
    if (!account || !isRight) throw invalid({ username: [texts.wrongCredentials] });
    byAddress.uncount(address);
    byUsername.forget(name);
    return account;
  }

  return {
    /** Checks the password and sends an OTP. The session begins only once that is sent. */
    async withPassword(
      credentials: Credentials,
      address: string,
      log: FastifyBaseLogger,
    ): Promise<string> {
      const { id, username, contact } = await check(credentials, address);
      otpsSent.count(String(id), { errors: { username: [texts.tooManyOtps] } });

      const sessionId = newSessionId();
      const hash = hashOf(sessionId);
      const code = otps.make();
      try {
        await deliverOtp({ username, contact, code });
      } catch (error) {
        if (error instanceof HttpError) throw error;
        log.error({ err: error }, texts.notDelivered);
        throw invalid({ username: [texts.notDelivered] });
      }
      const sealed = otps.seal(code, hash);
      await sessions.begin(hash, id, { sealed, expiresAt: clock() + otpLifetime });
      return sessionId;
    },

    /** Whether the session was sent an OTP that is still valid. */
    async waitsForOtp({ hash }: Session): Promise<boolean> {
      const pending = await sessions.pendingOtp(hash);
      return pending !== undefined && pending.expiresAt > clock() && pending.tries < MAX_OTP_TRIES;
    },

    async withOtp({ hash, account }: Session, code: string): Promise<string> {
      const waiting = await sessions.pendingOtp(hash);
      if (!waiting) throw otpError(texts.otpUsed);
      if (waiting.tries >= MAX_OTP_TRIES) throw otpError(texts.otpTooManyTries);
      if (waiting.expiresAt <= clock()) throw otpError(texts.otpExpired);

      const accountKey = String(account.id);
      wrongOtps.count(accountKey, { errors: { otp: [texts.otpTooManyTries] } });
      const tried = await sessions.countTry(hash, MAX_OTP_TRIES);
      if (!tried) throw otpError(texts.otpTooManyTries);
      if (!otps.isRight(code, hash, tried.sealed)) {
        const left = MAX_OTP_TRIES - tried.tries;
        throw otpError(left > 0 ? texts.otpWrong(left) : texts.otpTooManyTries);
      }
      wrongOtps.uncount(accountKey);

      const sessionId = newSessionId();
      if (!(await sessions.signIn(hash, hashOf(sessionId)))) throw otpError(texts.otpUsed);
      return sessionId;
    },
  };
}

const otpError = (message: string) => invalid({ otp: [message] });
