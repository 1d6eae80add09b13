import type { OwnAccount } from '../entities/wire/auth';
import { askOwnServer } from './http/ask';
import { send } from './http/client';

// Only our own server supports these calls.

/** When and from where someone last signed in to the account, other than here; `null` if unknown. */
export async function fetchLastSignIn() {
  const { lastSignIn } = await askOwnServer<OwnAccount>({ method: 'get', path: '/api/account' });
  return lastSignIn && { at: new Date(lastSignIn.at), address: lastSignIn.address ?? '' };
}

export async function changePassword(current: string, password: string): Promise<void> {
  await send({ method: 'post', path: '/api/account/password', json: { current, password } });
}

export async function signOutEverywhere(): Promise<void> {
  await send({ method: 'post', path: '/api/account/signOutEverywhere' });
}
