import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Offer } from '../../entities/wire/headers';
import { whenSessionEnds } from './session';

/** What the server said when it confirmed the user. */
interface Confirmation {
  readonly isConfirmed: boolean;
  readonly offers: readonly string[];
  /** What they may do on each screen; everything if the server doesn't say. */
  readonly rights?: Readonly<Record<string, unknown>> | undefined;
  /** Overrides `rights` for a screen that is previewed as another role sees it. */
  readonly previewed?: Readonly<Record<string, string[]>> | undefined;
  /** The version of the lists: our own server sends a different one once someone has changed a list. */
  readonly lists?: string | undefined;
}

const NOT_CONFIRMED: Confirmation = { isConfirmed: false, offers: [] };

export const confirmationStore = createStore(() => NOT_CONFIRMED);

// Merged into the state, which keeps the last user's rights: without any, `may` would allow everything on the screen
// that is being left.
whenSessionEnds(() => confirmationStore.setState(NOT_CONFIRMED));

/** Whether the server has confirmed the user since the page was loaded. */
export function isUserConfirmed(): boolean {
  return confirmationStore.getState().isConfirmed;
}

/** Whether the server offers something beyond the contract, as our own does. */
export function isOffered(offer: Offer): boolean {
  return confirmationStore.getState().offers.includes(offer);
}

/** Whether the user may do any of `actions` on a screen. It only decides what is offered: the server checks rights. */
export function may(screen: string, ...actions: readonly string[]): boolean {
  const { rights, previewed } = confirmationStore.getState();
  const ofRole = rights ? [rights[screen]].flat() : actions;
  const given: readonly unknown[] = previewed?.[screen] ?? ofRole;
  return actions.some((action) => given.includes(action));
}

/** `isOffered` as a hook. */
export function useIsOffered(offer: Offer): boolean {
  return useStore(confirmationStore, ({ offers }) => offers.includes(offer));
}

/** Our own server always offers it, and no other does. */
const OWN: Offer = 'history';

/** Whether the server is our own, which can do more than the contract asks for. */
export const isOwnServer = () => isOffered(OWN);

/** `isOwnServer` as a hook. */
export const useIsOwnServer = () => useIsOffered(OWN);
