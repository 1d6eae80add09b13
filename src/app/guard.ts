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
    super('It is not known who is signed in.');
    this.name = 'UserUnknownError';
    this.failure = failure;
  }
}

/** Guards and lists are asked at each way to a path; search, sort and page are no new path. */
export const atNewPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/**
 * Asks who is signed in, and sends nobody to /login. Nothing is drawn before the first answer; once
 * there was a user, the next screen does not wait for the question to be asked again.
 */
export async function guardUser(): Promise<null> {
  if (isUserConfirmed()) {
    void sendNobodyAway();
    return null;
  }
  const who = await loadUser();
  if (who.kind === 'unknown') throw new UserUnknownError(who.failure);
  if (who.kind === 'user') return null;
  expireSession();
  throw redirect('/login');
}

async function sendNobodyAway(): Promise<void> {
  const who = await loadUser();
  if (who.kind !== 'none') return;
  expireSession();
  goToLogin();
}

/** Lets only those see /otp who were sent a one-time password. */
export async function guardOtp(): Promise<null> {
  if (await askOtpSent()) return null;
  throw redirect('/login');
}

/**
 * Asks for a screen's list without waiting for it, while the guard's answer is under way. Without a
 * token the server would refuse, so that then the guard's answer, which may bring one, comes first.
 */
export function startList<Content>(source: ListSource<Content>): null {
  void (isUserConfirmed() || xsrfToken() !== undefined
    ? refreshList(source)
    : refreshListOfUser(source));
  return null;
}

async function refreshListOfUser<Content>(source: ListSource<Content>): Promise<void> {
  const who = await loadUser();
  if (who.kind === 'user') await refreshList(source);
}
