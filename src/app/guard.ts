import { redirect, type ShouldRevalidateFunction } from 'react-router-dom';
import type { Failure } from '../api/http/errors';
import { xsrfToken } from '../api/http/xsrf';
import { type ListSource, refreshList } from '../stores/lists/lists';
import { goToLogin } from '../stores/session/navigation';
import { expireSession } from '../stores/session/session';
import { isUserConfirmed, loadUser } from '../stores/sign-in/load-user';
import { askOtpSent } from '../stores/sign-in/sign-in';

/** The server didn't say who is signed in, so nothing can be shown. */
export class UserUnknownError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super('Who is signed in is unknown.');
    this.name = 'UserUnknownError';
    this.failure = failure;
  }
}

/** Runs loaders only for a new path: search, sort and page don't count. */
export const onNewPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/**
 * Fetches the user, and redirects to /login if nobody is signed in. Only the first screen waits for the
 * response: later ones are shown meanwhile.
 */
export async function guardUser(): Promise<null> {
  if (isUserConfirmed()) {
    void checkSession();
    return null;
  }
  const who = await loadUser();
  if (who.kind === 'unknown') throw new UserUnknownError(who.failure);
  if (who.kind === 'user') return null;
  expireSession();
  throw redirect('/login');
}

async function checkSession(): Promise<void> {
  const who = await loadUser();
  if (who.kind !== 'none') return;
  expireSession();
  goToLogin();
}

/** Allows /otp only after a one-time password was sent. */
export async function guardOtp(): Promise<null> {
  if (await askOtpSent()) return null;
  throw redirect('/login');
}

/**
 * Fetches a screen's list while the guard is fetching the user. Without a CSRF token the server would
 * reject the request: then the list waits for the user's response, which may set one.
 */
export function startList<Content>(source: ListSource<Content>): null {
  void (isUserConfirmed() || xsrfToken() !== undefined
    ? refreshList(source)
    : refreshListWithUser(source));
  return null;
}

async function refreshListWithUser<Content>(source: ListSource<Content>): Promise<void> {
  const who = await loadUser();
  if (who.kind === 'user') await refreshList(source);
}
