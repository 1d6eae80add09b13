import { xsrfToken } from '../../api/http/request';
import { type ListSource, refreshList } from '../lists/lists';
import { isUserConfirmed } from '../session/rights';
import { loadUser } from './load-user';

/**
 * Fetches a screen's list while the guard is fetching the user. Without a CSRF token, the server would reject the
 * request, so the list waits for the response about the user, which may set one.
 */
export async function startList<Content>(source: ListSource<Content>): Promise<void> {
  const canStart = isUserConfirmed() || xsrfToken() !== undefined;
  if (canStart || (await loadUser()).kind === 'user') await refreshList(source);
}
