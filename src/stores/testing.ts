import { clearActivity } from './calls/activity';
import { noticesStore } from './calls/notices';
import { clearLists } from './lists/lists';
import { dropDrafts } from './session/drafts';
import { setNavigation, takeRememberedPlace } from './session/navigation';
import { endSession, startSession } from './session/session';

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
