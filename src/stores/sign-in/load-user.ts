import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { fetchUser, type Offer } from '../../api/auth';
import { Failure } from '../../api/http/errors';
import { xsrfToken } from '../../api/http/request';
import { runCall } from '../calls/run-call';
import { singleFlight } from '../calls/single-flight';
import { startSession, whenSessionEnds } from '../session/session';
import { texts } from './texts';

type Found = NonNullable<Awaited<ReturnType<typeof fetchUser>>>;

/** Who is signed in; `unknown` if the server didn't say. */
type UserResult =
  | ({ readonly kind: 'user' } & Found)
  /** `isRejected`: by a 401 or 419, not by an empty response. */
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

interface Confirmation {
  readonly isConfirmed: boolean;
  readonly offers: readonly string[];
  /** What they may do on each screen; everything if the server doesn't say it. */
  readonly rights?: Readonly<Record<string, unknown>> | undefined;
  /** Overrides `rights` for a screen that is previewed as another role sees it. */
  readonly previewed?: Readonly<Record<string, string[]>> | undefined;
  /** The version of the lists: our own server says another once someone has changed a list. */
  readonly lists?: string | undefined;
}

/** Keeps the last user's rights: without any, `may` would allow everything on the screen that is being left. */
const NOT_CONFIRMED: Confirmation = { isConfirmed: false, offers: [] };

export const confirmationStore = createStore(() => NOT_CONFIRMED);

whenSessionEnds(() => confirmationStore.setState(NOT_CONFIRMED));

/** Whether the server has confirmed the user since the page was loaded. */
export function isUserConfirmed(): boolean {
  return confirmationStore.getState().isConfirmed;
}

/** Whether the server offers something beyond the contract, as our own does. */
export function isOffered(offer: string): boolean {
  return confirmationStore.getState().offers.includes(offer);
}

/** Whether the user may do any of `actions` on a screen. It only decides what is offered: the server checks rights. */
export function may(screen: string, ...actions: readonly string[]): boolean {
  const { rights, previewed } = confirmationStore.getState();
  const given: unknown[] | undefined = previewed?.[screen] ?? (rights && [rights[screen]].flat());
  return !given || actions.some((action) => given.includes(action));
}

/** `isOffered` as a hook. */
export function useIsOffered(offer: Offer): boolean {
  return useStore(confirmationStore, ({ offers }) => offers.includes(offer));
}

/** Loads the signed-in user, and starts the session. If there is none, the caller decides what to do. */
export function loadUser(): Promise<UserResult> {
  return singleFlight('user', async () => {
    const settled = await runCall({ what: texts.loadUser }, fetchUserResult);
    if (!settled.ok) return { kind: 'unknown', failure: settled.failure };
    if (settled.value.kind === 'user') {
      const { user, ...confirmed } = settled.value;
      startSession(user);
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
