import * as api from '../../api/accounts';
import type { AuditQuery } from '../../entities/wire/accounts';
import { messageFor } from '../calls/describe-failure';
import { showAlert, showToast } from '../calls/notices';
import { runCall } from '../calls/run-call';
import { outcomeOf, type SignInOutcome } from '../sign-in/sign-in';
import { texts } from './texts';

/** Whose account it is. */
export interface AccountName {
  readonly id: unknown;
  readonly username: string;
}

export const loadAccountsConfig = () => run(texts.load, api.fetchAccountsConfig);

export const loadAuditLog = (query: AuditQuery) =>
  run(texts.loadLog, () => api.fetchAuditLog(query));

/** Blocks an account, or lets it in again. */
export async function blockAccount({ id, username }: AccountName, isBlocked: boolean) {
  const done = await run(texts.block(username, isBlocked), () => api.postBlock(id, isBlocked));
  if (done) showToast(texts.blocked(username, isBlocked));
}

export async function signOutOf({ id, username }: AccountName) {
  const done = await run(texts.signOut(username), async () => {
    await api.postSignOutOf(id);
    return true;
  });
  if (done) showToast(texts.signedOut(username));
}

/** Changes a password. `made` is the new one if none was chosen. */
export async function renewPassword(
  { id, username }: AccountName,
  password: string,
): Promise<SignInOutcome & { readonly made?: string | null }> {
  const settled = await runCall({ what: texts.newPassword(username) }, () =>
    api.postNewPassword(id, password || null),
  );
  if (!settled.ok) return outcomeOf(settled.failure);
  return { kind: 'done', made: settled.value.password };
}

/** The answer of a request; `undefined` if it failed, which an alert says. */
async function run<Value>(what: string, call: () => Promise<Value>): Promise<Value | undefined> {
  const settled = await runCall({ what }, call);
  if (settled.ok) return settled.value;
  const message = messageFor(settled.failure);
  if (message) showAlert(message);
  return undefined;
}
