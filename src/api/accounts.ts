import { accountsConfig, generatedPassword, listedAccount } from '../entities/wire/accounts';
import { ask } from './http/ask';
import { send } from './http/client';

// Only our own server supports these calls. The list itself is fetched like any other.

const PATH = '/api/accounts';

export const fetchAccountsConfig = () =>
  ask({ method: 'get', path: `${PATH}/config` }, accountsConfig);

export const setBlocked = (id: unknown, isBlocked: boolean) =>
  ask({ method: 'post', path: `${PATH}/block`, json: { id, isBlocked } }, listedAccount);

/** Without a password, the server makes one. */
export const setPassword = (id: unknown, password: string | null) =>
  ask({ method: 'post', path: `${PATH}/password`, json: { id, password } }, generatedPassword);

export async function signOutEverywhere(id: unknown): Promise<void> {
  await send({ method: 'post', path: `${PATH}/signOutEverywhere`, json: { id } });
}
