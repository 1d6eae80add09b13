import { reactionTo } from '../../api/http/error-policy';
import { type Failure, isFailure } from '../../api/http/errors';
import { expireSession } from '../session/expire-session';
import { goToLogin } from '../session/navigation';
import { addActivity } from './activity';
import { describeFailure } from './describe-failure';
import { showAlert } from './notices';

/** What a call does, for the Activity panel. */
export interface Operation {
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
  operation: Operation,
  call: () => Promise<Value>,
): Promise<Settled<Value>> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    if (!isFailure(error)) throw error;
    react(operation, error);
    return { ok: false, failure: error };
  }
}

function react(operation: Operation, failure: Failure): void {
  const reaction = reactionTo(failure);
  const isLogged =
    reaction.does === 'log' ||
    (reaction.does === 'reject' && (operation.isSilent || operation.isIgnored)) ||
    (reaction.does === 'alert' && operation.isIgnored);
  if (reaction.does === 'alert' && !operation.isIgnored) showAlert(reaction.text);
  if (isLogged)
    addActivity({ what: operation.what, cause: describeFailure(failure), retry: operation.retry });
  if (reaction.does === 'goToLogin') {
    expireSession();
    goToLogin();
  }
}
