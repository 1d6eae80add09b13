import { createStore } from 'zustand/vanilla';
import { fetchCurrentVersions } from '../api/current-versions';
import { configsVersion } from '../common/configs-version';
import { refreshShownLists } from './lists/lists';
import { confirmationStore, isOffered } from './sign-in/load-user';

/** The lists' version when our own server was asked last. */
const seenStore = createStore<{ readonly lists: string | undefined }>(() => ({ lists: undefined }));

/**
 * Asks our own server whether the page has older entities than it (then says which it has), and which report
 * there is for editors about their files. Fetches the lists that others have changed.
 */
export async function fetchNews() {
  const { configs, report, rows } = await fetchCurrentVersions();
  const before = seenStore.getState().lists ?? confirmationStore.getState().lists;
  if (before !== undefined) {
    if (rows !== before) refreshShownLists();
    seenStore.setState({ lists: rows });
  }
  return {
    newer: configs === configsVersion() ? undefined : configs,
    report: isOffered('studio') ? (report ?? undefined) : undefined,
  };
}

/** What is wrong with the entity files. */
export const fetchReport = async () => (await import('../api/studio')).fetchConfigReport();
