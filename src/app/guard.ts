import type { Failure } from '../api/http/errors';
import { xsrfToken } from '../api/http/xsrf';
import { type ListSource, refreshList } from '../stores/lists/lists';
import { destination, goToLogin, rememberLocation } from '../stores/session/navigation';
import { expireSession } from '../stores/session/session';
import { isUserConfirmed, loadUser } from '../stores/sign-in/load-user';

/** The server didn't say who is signed in, so nothing can be shown. */
export class UserUnknownError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super('Who is signed in is unknown.');
    this.name = 'UserUnknownError';
    this.failure = failure;
  }
}

/** Whether somebody is signed in. Only the first screen waits for the response; later ones are shown meanwhile. */
export async function guardUser(): Promise<boolean> {
  if (isUserConfirmed()) {
    void checkSession();
    return true;
  }
  const who = await loadUser();
  if (who.kind === 'unknown') throw new UserUnknownError(who.failure);
  if (who.kind === 'none') {
    // People share links to what they filtered; without a filter, sign-in leads to the orders.
    if (destination().search) rememberLocation();
    expireSession();
  }
  return who.kind === 'user';
}

async function checkSession(): Promise<void> {
  const who = await loadUser();
  if (who.kind !== 'none') return;
  expireSession();
  goToLogin();
}

/**
 * Fetches a screen's list while the guard is fetching the user. Without a CSRF token the server would
 * reject the request: then the list waits for the user's response, which may set one.
 */
export async function startList<Content>(source: ListSource<Content>): Promise<void> {
  const canStart = isUserConfirmed() || xsrfToken() !== undefined;
  if (canStart || (await loadUser()).kind === 'user') await refreshList(source);
}
