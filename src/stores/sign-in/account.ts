import * as api from '../../api/account';
import { runCall } from '../calls/run-call';
import { outcomeOf, type SignInOutcome } from './sign-in';
import { signOut } from './sign-out';
import { texts } from './texts';

/** Ends all other sessions of the account, too. */
export async function changePassword(current: string, password: string): Promise<SignInOutcome> {
  const settled = await runCall({ what: texts.changePassword }, () =>
    api.postPassword(current, password),
  );
  return settled.ok ? { kind: 'done' } : outcomeOf(settled.failure);
}

/** `undefined` if it could not be loaded. */
export async function loadLastSignIn() {
  const operation = { what: texts.lastSignIn, shows: 'nothing' } as const;
  const settled = await runCall(operation, api.fetchLastSignIn);
  return settled.ok ? settled.value : undefined;
}

export function signOutEverywhere(): Promise<void> {
  return signOut(api.postSignOutEverywhere);
}
