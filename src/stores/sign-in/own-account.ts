import * as api from '../../api/own-account';
import { formatMoment } from '../../common/format-moment';
import { responseOf, runCall } from '../calls/run-call';
import { type CredentialsOutcome, credentialsOutcome } from './credentials-outcome';
import { ownAccountTexts as texts } from './own-account-texts';
import { signOut } from './sign-out';

/** Also ends all other sessions of the account. */
export async function changePassword(
  current: string,
  password: string,
): Promise<CredentialsOutcome> {
  const settled = await runCall({ what: texts.changePassword }, () =>
    api.changePassword(current, password),
  );
  return settled.ok ? { kind: 'done' } : credentialsOutcome(settled.failure);
}

/** When and from where the account was last used; `undefined` if that could not be loaded. */
export async function describeLastSignIn(): Promise<string | undefined> {
  const last = await responseOf(texts.loadLastSignIn, api.fetchLastSignIn, 'nothing');
  if (last === undefined) return undefined;
  return last ? texts.lastSignIn(formatMoment(last.at), last.address) : texts.noLastSignIn;
}

export function signOutEverywhere(): Promise<void> {
  return signOut(api.signOutEverywhere);
}
