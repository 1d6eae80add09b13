import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { fetchUser, type User } from '../../api/auth';
import { type Failure, SignedOutError } from '../../api/http/errors';
import { runCall } from '../calls/run-call';
import { singleFlight } from '../calls/single-flight';
import { startSession, whenSessionEnds } from '../session/session';
import { texts } from './texts';

/** Who is signed in; `unknown` if the server didn't say. */
type UserResult =
  | {
      readonly kind: 'user';
      readonly user: User;
      readonly offersAccount: boolean;
      readonly offersStudio: boolean;
    }
  /** `isRefused`: by a 401 or 419, not by an empty response. */
  | { readonly kind: 'none'; readonly isRefused: boolean }
  | { readonly kind: 'unknown'; readonly failure: Failure };

const NOT_CONFIRMED = { isConfirmed: false, offersAccount: false, offersStudio: false };

export const confirmationStore = createStore(() => NOT_CONFIRMED);

whenSessionEnds(() => confirmationStore.setState(NOT_CONFIRMED));

/** Whether the server has confirmed the user since the page was loaded. */
export function isUserConfirmed(): boolean {
  return confirmationStore.getState().isConfirmed;
}

/** Whether the server lets people look after their account, as our own does. */
export function useOffersAccount(): boolean {
  return useStore(confirmationStore).offersAccount;
}

/** Loads the signed-in user, and starts the session. If there is none, the caller decides what to do. */
export function loadUser(): Promise<UserResult> {
  return singleFlight('user', async () => {
    const settled = await runCall({ what: texts.loadUser }, fetchUserResult);
    if (!settled.ok) return { kind: 'unknown', failure: settled.failure };
    if (settled.value.kind === 'user') {
      startSession(settled.value.user);
      const { offersAccount, offersStudio } = settled.value;
      confirmationStore.setState({ isConfirmed: true, offersAccount, offersStudio });
    }
    return settled.value;
  });
}

/** A 401 is a result here, not a failure. */
async function fetchUserResult(): Promise<UserResult> {
  try {
    const found = await fetchUser();
    return found ? { kind: 'user', ...found } : { kind: 'none', isRefused: false };
  } catch (error) {
    if (error instanceof SignedOutError) return { kind: 'none', isRefused: true };
    throw error;
  }
}
