import { clearActivity } from './activity';
import { dropDrafts } from './drafts';
import { clearLists } from './lists';
import { setNavigation, takeRememberedPlace } from './navigation';
import { noticesStore } from './notices';
import { endSession, startSession } from './session';

export const ravi = { id: 7, username: 'ravi' };

/** Every store as at the start, with somebody signed in at `address`. Returns where they are led. */
export function signedInAt(address: string): { readonly ledTo: readonly string[] } {
  endSession();
  dropDrafts();
  clearLists();
  clearActivity();
  takeRememberedPlace();
  noticesStore.setState({ toasts: [], alerts: [] });
  const ledTo: string[] = [];
  setNavigation({
    here: () => {
      const [path = '', search] = (ledTo.at(-1) ?? address).split('?');
      return { path, search: search ? `?${search}` : '' };
    },
    replace: (to) => void ledTo.push(to),
  });
  startSession(ravi);
  return { ledTo };
}
