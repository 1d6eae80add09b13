import { randomBytes, randomUUID } from 'node:crypto';
import type { ReceivedRequest } from './responses';

/** A visitor's session. */
export interface SessionData {
  /** The token that every unsafe request must carry. */
  token: string;
  otp?: string | undefined;
  userId?: number | undefined;
}

/** A request's copy of its session, which is written back as a whole when the request ends. */
export interface Session {
  id: string;
  data: SessionData;
}

const SESSION_COOKIE = 'laravel_session';
const TOKEN_COOKIE = 'XSRF-TOKEN';

/**
 * Sessions as Laravel keeps them. The last request to end wins: a response after a sign-out writes
 * its copy back, and with it the signed-in user.
 */
export class SessionStore {
  readonly #sessions = new Map<string, SessionData>();

  open(request: ReceivedRequest): Session {
    const id = decrypt(cookiesOf(request).get(SESSION_COOKIE));
    const data = id === undefined ? undefined : this.#sessions.get(id);
    if (id === undefined || !data) return newSession();
    return { id, data: { ...data } };
  }

  /** Starts a signed-in session; returns its cookies by name. */
  start(userId: number): Readonly<Record<string, string>> {
    const { id, data } = newSession();
    this.#sessions.set(id, { ...data, userId });
    return { [SESSION_COOKIE]: encrypt(id), [TOKEN_COOKIE]: encrypt(data.token) };
  }

  /** Writes a session back; returns the cookies of the response. */
  close({ id, data }: Session, withToken: boolean): string[] {
    this.#sessions.set(id, { ...data });
    const session = `${SESSION_COOKIE}=${encrypt(id)}; path=/; httponly; samesite=lax`;
    const token = `${TOKEN_COOKIE}=${encrypt(data.token)}; path=/; samesite=lax`;
    return withToken ? [token, session] : [session];
  }

  /** After a sign-in step: a new id and a new token for the same visitor. */
  regenerate(session: Session): void {
    session.id = randomUUID();
    session.data.token = newToken();
  }

  /** At sign-out: nothing of the old session remains. */
  invalidate(session: Session): void {
    this.#sessions.delete(session.id);
    Object.assign(session, newSession());
  }

  /** Signs everyone out, as the end of the sessions' lifetime does. */
  expireAll(): void {
    this.#sessions.clear();
  }
}

/** Whether an unsafe request carries its session's token, decoded from the cookie. */
export function hasToken(request: ReceivedRequest, { data }: Session): boolean {
  const header = request.headers['x-xsrf-token'];
  // The cookie's raw value, with %3D for =, is rejected.
  if (!header || !/^[\w+/]+=*$/.test(header)) return false;
  return decrypt(encodeURIComponent(header)) === data.token;
}

function newSession(): Session {
  return { id: randomUUID(), data: { token: newToken() } };
}

function newToken(): string {
  return randomBytes(20).toString('hex');
}

/** Imitates Laravel's encryption: differs each time, is base64 that ends in =, is URL-encoded. */
function encrypt(value: string): string {
  const iv = randomBytes(12).toString('base64');
  let text = JSON.stringify({ iv, value, mac: randomBytes(16).toString('hex') });
  while (text.length % 3 === 0) text += ' ';
  return encodeURIComponent(Buffer.from(text).toString('base64'));
}

function decrypt(encrypted: string | undefined): string | undefined {
  if (encrypted === undefined) return undefined;
  try {
    const text = Buffer.from(decodeURIComponent(encrypted), 'base64').toString('utf8');
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || !('value' in parsed)) return undefined;
    return typeof parsed.value === 'string' ? parsed.value : undefined;
  } catch {
    return undefined;
  }
}

function cookiesOf({ headers }: ReceivedRequest): ReadonlyMap<string, string> {
  const pairs = (headers.cookie ?? '').split('; ').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')];
  });
  return new Map(pairs);
}
