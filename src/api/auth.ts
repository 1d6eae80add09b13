import { isRecord } from '../common/is-record';
import { send } from './http/client';
import { UnexpectedResponseError } from './http/errors';
import { readLoosely } from './http/json';

export interface User {
  readonly id: number | string;
  readonly username: string;
}

/** Asks for the anti-forgery cookie and a session to go with it. */
export async function fetchCsrfCookie(): Promise<void> {
  await send({ method: 'get', path: '/sanctum/csrf-cookie', isRead: true });
}

/** Whether the server took the name and password, and sent a one-time password. */
export async function login(username: string, password: string): Promise<boolean> {
  const { text } = await send({ method: 'post', path: '/login', json: { username, password } });
  return Boolean(readLoosely(text));
}

/** Whether this session was sent a one-time password. */
export async function otpSent(): Promise<boolean> {
  const { text } = await send({ method: 'post', path: '/otpSent' });
  return Boolean(readLoosely(text));
}

/** Whether the server took the one-time password. */
export async function verifyOtp(otp: string): Promise<boolean> {
  const { text } = await send({ method: 'post', path: '/verifyOTP', json: { otp } });
  return Boolean(readLoosely(text));
}

/** The user who is signed in; `null` when a server says so by an empty answer. */
export async function fetchUser(): Promise<User | null> {
  const { status, text } = await send({ method: 'get', path: '/api/user', isRead: true });
  const body = readLoosely(text);
  if (!body) return null;
  if (isRecord(body) && isId(body.id) && typeof body.username === 'string')
    return { id: body.id, username: body.username };
  throw new UnexpectedResponseError(status, 'The answer of /api/user is no user.');
}

export async function logout(): Promise<void> {
  await send({ method: 'post', path: '/logout' });
}

function isId(value: unknown): value is User['id'] {
  return typeof value === 'number' || typeof value === 'string';
}
