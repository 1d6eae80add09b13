import { isRecord } from '../common/is-record';
import { send } from './http/client';
import { readLoosely } from './http/response-body';

// Only our own server has these calls.

/** When and from where the account was last signed in to, other than here; `null` if it is not known. */
export async function fetchLastSignIn() {
  const { text } = await send({ method: 'get', path: '/api/account', isRead: true });
  const body = readLoosely(text);
  const last = isRecord(body) ? body.lastSignIn : undefined;
  if (!isRecord(last) || typeof last.at !== 'string') return null;
  return { at: new Date(last.at), address: String(last.address ?? '') };
}

export async function postPassword(current: string, password: string): Promise<void> {
  await send({ method: 'post', path: '/api/account/password', json: { current, password } });
}

export async function postSignOutEverywhere(): Promise<void> {
  await send({ method: 'post', path: '/api/account/signOutEverywhere' });
}
