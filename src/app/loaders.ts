import { wait } from '../common/wait';
import { loadChunk } from '../components/loading/load-chunk';
import type { EntityConfig } from '../entities/entity-config';
import type { HandWrittenRoute } from '../entities/hand-written';
import { isUserConfirmed } from '../stores/session/rights';
import { destination, rememberLocation } from '../stores/session/router';
import { expireSession } from '../stores/session/session';
import { loadUser, UserUnknownError } from '../stores/sign-in/load-user';

/** How long the first screen waits for its rows. */
const ROWS_MS = 50;

const loadLists = () => import('./start-list-of');

/**
 * The loader around all screens that need a user; sends anyone else to the login screen. Only the first screen waits
 * for the response.
 */
export async function guardUser(): Promise<null> {
  if (isUserConfirmed()) {
    void loadUser().then(leaveWithoutUser);
    return null;
  }
  const who = await loadUser();
  if (who.kind === 'unknown') throw new UserUnknownError(who.failure);
  // People share links to filtered lists. An address without a filter is not kept: the sign-in leads to the orders.
  if (who.kind === 'none' && destination()?.search) rememberLocation();
  leaveWithoutUser(who);
  return null;
}

function leaveWithoutUser({ kind }: Awaited<ReturnType<typeof loadUser>>): void {
  // It goes to the login screen at once; a thrown redirect would first wait for the code of the screen.
  if (kind === 'none') expireSession();
}

/**
 * The loader of a screen: starts fetching its list. Only the first screen waits for a moment, because its rows arrive
 * with the user: rendering them at once is quicker than rendering a skeleton first.
 */
export async function startScreen(screen: HandWrittenRoute | EntityConfig): Promise<null> {
  const isFirst = !isUserConfirmed();
  const fetched = loadChunk(loadLists).then(
    ({ startListOf }) => startListOf(screen),
    // The screen's chunk then fails as well, and its route says so.
    () => {},
  );
  if (isFirst && (await loadUser()).kind === 'user') await Promise.race([fetched, wait(ROWS_MS)]);
  return null;
}
