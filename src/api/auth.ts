import { isRecord } from '../common/is-record';
import { readLoosely } from '../common/read-loosely';
import type { User } from '../entities/wire/auth';
import { LISTS, OFFERS, OTP_LENGTH, OTP_PRINTED, OTP_RESEND_AFTER } from '../entities/wire/headers';
import { send } from './http/client';
import { Failure } from './http/errors';

/** Fetches the anti-forgery cookie and starts a session on the server. */
export async function fetchCsrfCookie(): Promise<void> {
  await send({ method: 'get', path: '/sanctum/csrf-cookie' });
}

/** Whether the server accepted username and password, and sent a one-time password. */
export async function login(username: string, password: string): Promise<boolean> {
  return await postForBoolean('/login', { username, password });
}

/** Whether a one-time password was sent in this session, and what our own server's headers say about it. */
export async function otpSent() {
  const { text, headers } = await send({ method: 'post', path: '/otpSent', isRead: true });
  return {
    isSent: Boolean(readLoosely(text)),
    resendAfter: secondsIn(headers),
    isPrinted: headers.has(OTP_PRINTED),
    length: Number(headers.get(OTP_LENGTH)),
  };
}

/** Sends another one-time password. Returns how many seconds to wait before the next. */
export async function resendOtp(): Promise<number | undefined> {
  const { headers } = await send({ method: 'post', path: '/resendOTP' });
  return secondsIn(headers);
}

function secondsIn(headers: Headers): number | undefined {
  const seconds = headers.get(OTP_RESEND_AFTER);
  return seconds === null ? undefined : Number(seconds);
}

/** Whether the server accepted the one-time password. */
export async function verifyOtp(otp: string): Promise<boolean> {
  return await postForBoolean('/verifyOTP', { otp });
}

/**
 * Returns the user and their rights, what the server offers beyond the contract, and the version of the lists; `null`
 * without a session.
 */
export async function fetchUser() {
  const { status, text, headers } = await send({ method: 'get', path: '/api/user' });
  const body = readLoosely(text);
  if (!body) return null;
  if (isUser(body)) {
    const { id, username } = body;
    const offers = headers.get(OFFERS)?.split(', ') ?? [];
    // PHP writes a map without entries as a list.
    const rights: unknown = Array.isArray(body.rights) ? {} : body.rights;
    return {
      user: { id, username },
      offers,
      rights: isRecord(rights) ? rights : undefined,
      lists: headers.get(LISTS) ?? undefined,
    };
  }
  throw new Failure('unexpectedResponse', { status });
}

export async function logout(): Promise<void> {
  await send({ method: 'post', path: '/logout' });
}

async function postForBoolean(path: string, json: object): Promise<boolean> {
  const { text } = await send({ method: 'post', path, json });
  return Boolean(readLoosely(text));
}

/** Checks without the schema, whose code loads after the first rows. */
export function isUser(value: unknown): value is User {
  if (!isRecord(value) || typeof value.username !== 'string') return false;
  return typeof value.id === 'number' || typeof value.id === 'string';
}
