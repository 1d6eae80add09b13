import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../http/clock';
import { HttpError, invalid } from '../http/errors';
import { RateLimiter } from '../http/rate-limiter';
import type { Limits } from '../settings/limits';
import type { Account, Accounts } from './accounts';
import { type OneTimePasswords, otpLifetime, otpTries } from './otp';
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

/** The two steps of signing in. Each gives a new session id and throws what the visitor is told. */
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

  /** Checks the password and sends an OTP. The session begins only when that was sent. */
  async withPassword(
    { username, password }: Credentials,
    address: string,
    log: FastifyBaseLogger,
  ): Promise<string> {
    const account = await this.#checked(username, password, address);
    const tooMany = { errors: { username: [texts.tooManyOtps] } };
    this.#otpsSent.take(String(account.id), tooMany);

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

  /** Whether the session was sent an OTP that can still be given. */
  async waitsForOtp(session: Session): Promise<boolean> {
    const pending = await this.#parts.sessions.pendingOtp(session.hash);
    return (
      pending !== undefined && pending.expiresAt > this.#parts.clock() && pending.tries < otpTries
    );
  }

  async withOtp(session: Session, code: string): Promise<string> {
    const { sessions, otps, clock } = this.#parts;
    const waiting = await sessions.pendingOtp(session.hash);
    if (!waiting) throw otpFault(texts.otpUsed);
    if (waiting.tries >= otpTries) throw otpFault(texts.otpTooManyTries);
    if (waiting.expiresAt <= clock()) throw otpFault(texts.otpExpired);

    const accountKey = String(session.account.id);
    this.#wrongOtps.take(accountKey, { errors: { otp: [texts.otpTooManyTries] } });
    const tried = await sessions.countTry(session.hash, otpTries);
    if (!tried) throw otpFault(texts.otpTooManyTries);
    if (!otps.isRight(code, session.hash, tried.sealed)) {
      const left = otpTries - tried.tries;
      throw otpFault(left > 0 ? texts.otpWrong(left) : texts.otpTooManyTries);
    }
    this.#wrongOtps.giveBack(accountKey);

    const sessionId = newSessionId();
    if (!(await sessions.signIn(session.hash, hashOf(sessionId)))) throw otpFault(texts.otpUsed);
    return sessionId;
  }

  async #checked(username: string, password: string, address: string): Promise<Account> {
    const { accounts, passwords } = this.#parts;
    const name = username.toLowerCase();
    const tooMany = { errors: { username: [texts.tooManySignIns] } };
    this.#byAddress.take(address, tooMany);
    this.#byUsername.take(name, tooMany);
    const account = await accounts.find(username);
    const isRight = await passwords.verify(password, account?.passwordHash);
    if (!account || !isRight) throw invalid({ username: [texts.wrongCredentials] });
    this.#byAddress.giveBack(address);
    this.#byUsername.forget(name);
    return account;
  }
}

function otpFault(message: string): HttpError {
  return invalid({ otp: [message] });
}
