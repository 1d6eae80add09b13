import { fetchUser } from '../../api/auth';
import { Failure } from '../../api/http/errors';
import { xsrfToken } from '../../api/http/request';
import { runCall } from '../calls/run-call';
import { singleFlight } from '../calls/single-flight';
import { confirmationStore, isUserConfirmed } from '../session/rights';
import { isCurrentUser, startSession } from '../session/session';
import { texts } from './texts';

type Found = NonNullable<Awaited<ReturnType<typeof fetchUser>>>;

/** Who is signed in; `unknown` if the server didn't say. */
type UserResult =
  | ({ readonly kind: 'user' } & Found)
  /** `isRejected`: by a 401 or 419, as opposed to an empty response. */
  | { readonly kind: 'none'; readonly isRejected: boolean }
  | { readonly kind: 'unknown'; readonly failure: Failure };

/** The server didn't say who is signed in, so nothing can be shown. */
export class UserUnknownError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super('Who is signed in is unknown.');
    this.name = 'UserUnknownError';
    this.failure = failure;
  }
}

/** Loads the signed-in user, and starts the session. If there is none, the caller decides what to do. */
export function loadUser(): Promise<UserResult> {
  return singleFlight('user', async () => {
    const settled = await runCall({ what: texts.loadUser }, fetchUserResult);
    if (!settled.ok) return { kind: 'unknown', failure: settled.failure };
    if (settled.value.kind === 'user') {
      const { kind: _, user, ...confirmed } = settled.value;
      const isOther = isUserConfirmed() && !isCurrentUser(user.id);
      startSession(user);
      // After a sign-in in another tab, nothing of the previous user may stay on the screen or be sent.
      if (isOther) location.reload();
      confirmationStore.setState({ ...confirmed, isConfirmed: true });
    }
    return settled.value;
  });
}

/** Whether the browser still has a valid session. A first visit makes no request. */
export async function isStillSignedIn(): Promise<boolean> {
  return xsrfToken() !== undefined && (await loadUser()).kind === 'user';
}

/** A 401 is a result here, not a failure. */
async function fetchUserResult(): Promise<UserResult> {
  try {
    const found = await fetchUser();
    return found ? { kind: 'user', ...found } : { kind: 'none', isRejected: false };
  } catch (error) {
    if (error instanceof Failure && error.kind === 'signedOut')
      return { kind: 'none', isRejected: true };
    throw error;
  }
}
