import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../http/clock';
import { HttpError, invalid } from '../http/errors';
import { RateLimiter } from '../http/rate-limiter';
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

/** The two steps of signing in. Each returns a new session id, or throws an error for the visitor. */
export class SignIn {
  readonly #parts: SignInParts;
  readonly #byAddress: RateLimiter;
  readonly #byUsername: RateLimiter;
  readonly #otpsSent: RateLimiter;
  readonly #wrongOtps: RateLimiter;

  constructor(parts: SignInParts) {
    const limiter = (rule: keyof Limits) => new RateLimiter(parts.limits[rule], parts.clock);
    this.#parts = parts;
    this.#byAddress = limiter('signInsPerAddress');
    this.#byUsername = limiter('signInsPerUsername');
    this.#otpsSent = limiter('otpsSent');
    this.#wrongOtps = limiter('wrongOtps');
  }

  /** Checks the password and sends an OTP. The session begins only once that is sent. */
  async withPassword(
    { username, password }: Credentials,
    address: string,
    log: FastifyBaseLogger,
  ): Promise<string> {
    const account = await this.#checked(username, password, address);
    const tooMany = { errors: { username: [texts.tooManyOtps] } };
    this.#otpsSent.count(String(account.id), tooMany);

    const { otps, sessions, deliverOtp, clock } = this.#parts;
    const sessionId = newSessionId();
    const hash = hashOf(sessionId);
    const code = otps.make();
    try {
      await deliverOtp({ username: account.username, contact: account.contact, code });
    } catch (error) {
      if (error instanceof HttpError) throw error;
      log.error({ err: error }, texts.notDelivered);
      throw invalid({ username: [texts.notDelivered] });
    }
    const sealed = otps.seal(code, hash);
    await sessions.begin(hash, account.id, { sealed, expiresAt: clock() + otpLifetime });
    return sessionId;
  }

  /** Whether the session was sent an OTP that is still valid. */
  async waitsForOtp(session: Session): Promise<boolean> {
    const pending = await this.#parts.sessions.pendingOtp(session.hash);
    const { clock } = this.#parts;
    return pending !== undefined && pending.expiresAt > clock() && pending.tries < MAX_OTP_TRIES;
  }

  async withOtp(session: Session, code: string): Promise<string> {
    const { sessions, otps, clock } = this.#parts;
    const waiting = await sessions.pendingOtp(session.hash);
    if (!waiting) throw otpError(texts.otpUsed);
    if (waiting.tries >= MAX_OTP_TRIES) throw otpError(texts.otpTooManyTries);
    if (waiting.expiresAt <= clock()) throw otpError(texts.otpExpired);

    const accountKey = String(session.account.id);
    this.#wrongOtps.count(accountKey, { errors: { otp: [texts.otpTooManyTries] } });
    const tried = await sessions.countTry(session.hash, MAX_OTP_TRIES);
    if (!tried) throw otpError(texts.otpTooManyTries);
    if (!otps.isRight(code, session.hash, tried.sealed)) {
      const left = MAX_OTP_TRIES - tried.tries;
      throw otpError(left > 0 ? texts.otpWrong(left) : texts.otpTooManyTries);
    }
    this.#wrongOtps.uncount(accountKey);

    const sessionId = newSessionId();
    if (!(await sessions.signIn(session.hash, hashOf(sessionId)))) throw otpError(texts.otpUsed);
    return sessionId;
  }

  async #checked(username: string, password: string, address: string): Promise<Account> {
    const { accounts, passwords } = this.#parts;
    const name = username.toLowerCase();
    const tooMany = { errors: { username: [texts.tooManySignIns] } };
    this.#byAddress.count(address, tooMany);
    this.#byUsername.count(name, tooMany);
    const account = await accounts.find(username);
    const isRight = await passwords.verify(password, account?.passwordHash);
    if (!account || !isRight) throw invalid({ username: [texts.wrongCredentials] });
    this.#byAddress.uncount(address);
    this.#byUsername.forget(name);
    return account;
  }
}

const otpError = (message: string) => invalid({ otp: [message] });
