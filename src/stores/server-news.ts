import { createStore } from 'zustand/vanilla';
import { fetchCurrentVersions } from '../api/current-versions';
import { Failure } from '../api/http/errors';
import { configsVersion } from '../common/configs-version';
import { showToast } from './calls/notices';
import { clearLists, refreshShownLists } from './lists/lists';
import { confirmationStore, isOffered } from './session/rights';
import { isCurrentUser } from './session/session';
import { loadUser } from './sign-in/load-user';
import { texts } from './sign-in/texts';

/** The version of the lists when our own server was last asked. */
const seenStore = createStore<{ readonly lists: string | undefined }>(() => ({ lists: undefined }));

/**
 * Fetches the lists that others have changed since the last time, and the user if they or their rights have changed.
 * Returns the version of the server's configs, if the page has another, and, for editors, the version of the report about
 * their files, if there is one.
 */
export async function catchUpWithServer() {
  const { configs, report, rows, rights, user } = await fetchCurrentVersions();
  const before = seenStore.getState().lists ?? confirmationStore.getState().lists;
  if (before !== undefined) {
    // A list that could not be fetched is fetched again next time.
    const isSeen = rows === before || (await refreshShownLists());
    seenStore.setState({ lists: isSeen ? rows : before });
  }
  if (differ(rights, confirmationStore.getState().rights) || !isCurrentUser(user)) await loadUser();
  return {
    newer: configs === configsVersion() ? undefined : configs,
    reportVersion: isOffered('studio') ? (report ?? undefined) : undefined,
  };
}

/**
 * Clears the lists when the user's rights change, because they may see other rows now, and says why a form or dialog
 * may have disappeared. Returns a function that stops this.
 */
export function followRights(): () => void {
  return confirmationStore.subscribe((now, before) => {
    if (!now.isConfirmed || !before.isConfirmed || !differ(now.rights, before.rights)) return;
    clearLists();
    showToast(texts.rightsChanged);
  });
}

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Whether a call was rejected because the session has ended. */
export const isSignedOut = (error: unknown) =>
  error instanceof Failure && error.kind === 'signedOut';

/** What is wrong with the entity files. */
export const fetchReport = async () => (await import('../api/studio')).fetchConfigReport();
