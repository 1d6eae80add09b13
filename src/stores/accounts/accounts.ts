import * as api from '../../api/accounts';
import { showChange } from '../calls/notices';
import { runCall, runOrAlert } from '../calls/run-call';
import { type CredentialsOutcome, credentialsOutcome } from '../sign-in/credentials-outcome';
import { texts } from './texts';

/** Identifies an account. */
export interface AccountName {
  readonly id: unknown;
  readonly username: string;
}

export const loadAccountsConfig = () => runOrAlert(texts.load, api.fetchAccountsConfig);

/** Blocks an account, or unblocks it. */
export async function blockAccount({ id, username }: AccountName, isBlocked: boolean) {
  const done = await runOrAlert(texts.block(username, isBlocked), () =>
    api.setBlocked(id, isBlocked),
  );
  if (done) showChange(texts.blocked(username, isBlocked));
}

export async function signOutOf({ id, username }: AccountName) {
  const done = await runOrAlert(texts.signOut(username), async () => {
    await api.signOutEverywhere(id);
    return true;
  });
  if (done) showChange(texts.signedOut(username));
}

/** Changes a password. `made` is the generated one, if none was chosen. */
export async function renewPassword(
  { id, username }: AccountName,
  password: string,
): Promise<CredentialsOutcome & { readonly made?: string | null }> {
  const settled = await runCall({ what: texts.newPassword(username) }, () =>
    api.setPassword(id, password || null),
  );
  if (!settled.ok) return credentialsOutcome(settled.failure);
  return { kind: 'done', made: settled.value.password };
}
