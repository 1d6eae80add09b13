import type { StoreApi } from 'zustand/vanilla';
import { activityStore } from './calls/activity';
import { noticesStore } from './calls/notices';
import { unsettledStore } from './changes/idempotency';
import { clearLists } from './lists/lists';
import { draftStore } from './session/drafts';
import { type Address, navigationStore } from './session/navigation';
import { endSession, startSession } from './session/session';
import { confirmationStore } from './sign-in/load-user';

export const ravi = { id: 7, username: 'ravi' };

/** Resets the stores and signs a user in at `address`. Returns where the user is redirected. */
export function signedInAt(address: string): { readonly ledTo: readonly string[] } {
  endSession();
  clearLists();
  reset(activityStore);
  reset(confirmationStore);
  reset(draftStore);
  reset(navigationStore);
  reset(noticesStore);
  reset(unsettledStore);
  const ledTo: string[] = [];
  navigationStore.setState({
    here: addressOf(address),
    navigate: async (to) => {
      ledTo.push(to);
      navigationStore.setState({ here: addressOf(to), isRevisit: false });
    },
  });
  startSession(ravi);
  return { ledTo };
}

function addressOf(url: string): Address {
  const { pathname: path, search } = new URL(url, 'http://shop.example');
  return { path, search };
}

function reset<State>(store: StoreApi<State>): void {
  store.setState(store.getInitialState(), true);
}
