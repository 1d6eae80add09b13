import { fetchUser, type User } from '../../api/auth';
import { type Failure, SignedOutError } from '../../api/http/errors';
import { onceAtATime } from '../calls/once-at-a-time';
import { runCall } from '../calls/run-call';
import { texts } from '../calls/texts';
import { startSession, whenSessionEnds } from '../session/session';

/** Who the server says is signed in; `unknown` when it did not say. */
export type WhoAnswer =
  | { readonly kind: 'user'; readonly user: User }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'unknown'; readonly failure: Failure };

let isConfirmed = false;

whenSessionEnds(() => {
  isConfirmed = false;
});

/** Whether the server has said since the page was loaded who is signed in, and nothing else since. */
export function isUserConfirmed(): boolean {
  return isConfirmed;
}

/** Asks who is signed in; a user starts the session. What follows from `nobody` is the caller's. */
export function loadUser(): Promise<WhoAnswer> {
  return onceAtATime('user', async () => {
    const settled = await runCall({ what: texts.loadUser }, askUser);
    if (!settled.ok) return { kind: 'unknown', failure: settled.failure };
    if (!settled.value) return { kind: 'nobody' };
    startSession(settled.value);
    isConfirmed = true;
    return { kind: 'user', user: settled.value };
  });
}

/** That nobody is signed in is an answer here, and no failure. */
async function askUser(): Promise<User | null> {
  try {
    return await fetchUser();
  } catch (error) {
    if (error instanceof SignedOutError) return null;
    throw error;
  }
}
