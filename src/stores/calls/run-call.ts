import { reactionTo } from '../../api/http/error-policy';
import { type Failure, isFailure } from '../../api/http/errors';
import { expireSession } from '../session/expire-session';
import { goToLogin } from '../session/navigation';
import { addActivity } from './activity';
import { describeFailure } from './describe-failure';
import { showAlert } from './notices';

/** What a call does, for the Activity panel. */
export interface Deed {
  readonly what: string;
  /** Does it again; only where repeating is safe. */
  readonly retry?: () => void;
  /** Nobody shows what the server found fault with, so that it is logged too. */
  readonly isSilent?: boolean;
  /** Its failure shows no alert either (specification, Error catalogue): it is logged and no more. */
  readonly isIgnored?: boolean;
}

export type Settled<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/**
 * The one place where a failed call meets the error policy. Whoever calls has only to end its loading
 * state, and to show what is wrong with the fields.
 */
export async function runCall<Value>(
  deed: Deed,
  call: () => Promise<Value>,
): Promise<Settled<Value>> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    if (!isFailure(error)) throw error;
    react(deed, error);
    return { ok: false, failure: error };
  }
}

function react(deed: Deed, failure: Failure): void {
  const reaction = reactionTo(failure);
  const isLogged =
    reaction.does === 'log' ||
    (reaction.does === 'reject' && (deed.isSilent || deed.isIgnored)) ||
    (reaction.does === 'alert' && deed.isIgnored);
  if (reaction.does === 'alert' && !deed.isIgnored) showAlert(reaction.text);
  if (isLogged)
    addActivity({ what: deed.what, cause: describeFailure(failure), retry: deed.retry });
  if (reaction.does === 'goToLogin') {
    expireSession();
    goToLogin();
  }
}
