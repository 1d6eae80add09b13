import type { ListSource } from '../stores/lists/lists';
import { destination, goToLogin, rememberLocation } from '../stores/session/router';
import { expireSession } from '../stores/session/session';
import { isUserConfirmed, loadUser, UserUnknownError } from '../stores/sign-in/load-user';

/** How long the first screen waits for its rows. */
const ROWS_MS = 50;

/**
 * The loader around all screens for users: sends others to the login screen. Only the first screen waits for
 * the response; later ones are shown as they arrive.
 */
export async function guardUser(): Promise<null> {
  if (isUserConfirmed()) {
    void checkSession();
    return null;
  }
  const who = await loadUser();
  if (who.kind === 'unknown') throw new UserUnknownError(who.failure);
  if (who.kind === 'none') {
    // People share links to what they filtered; without a filter, sign-in leads to the orders.
    if (destination()?.search) rememberLocation();
    expireSession();
    // A thrown redirect would first wait for the code of the screen.
    goToLogin();
  }
  return null;
}

async function checkSession(): Promise<void> {
  const who = await loadUser();
  if (who.kind !== 'none') return;
  expireSession();
  goToLogin();
}

/**
 * The loader of a screen: starts its list. Only the first screen waits for it, because the rows come with the
 * user: rendering them at once is quicker than rendering a skeleton first.
 */
export async function startScreen<Content>(source: ListSource<Content>): Promise<null> {
  const isFirst = !isUserConfirmed();
  // With the first rows' code, as the sign-in needs none of it.
  const fetched = import('../stores/sign-in/start-list').then(({ startList }) => startList(source));
  if (isFirst && (await loadUser()).kind === 'user')
    await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, ROWS_MS))]);
  return null;
}
