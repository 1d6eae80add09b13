import type { ReactNode } from 'react';
import { createMemoryRouter, createPath } from 'react-router-dom';
import type { StoreApi } from 'zustand/vanilla';
import { activityStore } from './calls/activity';
import { noticesStore } from './calls/notices';
import { unsettledStore } from './changes/idempotency';
import { clearLists } from './lists/lists';
import { draftStore } from './session/draft-store';
import { confirmationStore } from './session/rights';
import { routerStore } from './session/router';
import { endSession, startSession } from './session/session';

export const ravi = { id: 7, username: 'ravi' };

/** What `useList` returns for a list that has been fetched, without its rows. */
export const fetchedList = (key: string) =>
  ({
    key,
    status: 'ready',
    refreshing: false,
    refresh: async () => {},
    keepsView: false,
  }) as const;

/** Resets the stores, and signs a user in at `address`, which shows `screen`. `ledTo` lists where redirects lead. */
export function signedInAt(address: string, screen?: ReactNode) {
  endSession();
  clearLists();
  reset(activityStore);
  reset(confirmationStore);
  reset(draftStore);
  reset(noticesStore);
  reset(routerStore);
  reset(unsettledStore);
  const router = createMemoryRouter([{ path: '*', element: screen }], {
    initialEntries: [address],
  });
  const ledTo: string[] = [];
  let here = router.state.location;
  router.subscribe(({ location }) => {
    if (location !== here) ledTo.push(createPath(location));
    here = location;
  });
  routerStore.setState({ router });
  startSession(ravi);
  return { ledTo, router };
}

function reset<State>(store: StoreApi<State>): void {
  store.setState(store.getInitialState(), true);
}
