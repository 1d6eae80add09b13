import { logout } from '../api/auth';
import { abortRequests } from '../api/in-flight';
import { dropDrafts } from './drafts';
import { loadUser } from './load-user';
import { goToLogin, takeRememberedPlace } from './navigation';
import { showAlert } from './notices';
import { forgetPdfChoice } from './pdf-choice';
import { runCall } from './run-call';
import { endSession } from './session';
import { texts } from './texts';

/**
 * Signs out and forgets everything of the user. When the server could not be told, it says so, and
 * the user stays signed in.
 */
export async function signOut(): Promise<void> {
  abortRequests();
  const settled = await runCall({ what: texts.signOut }, logout);
  // Whoever is signed out already has what they wanted.
  if (!settled.ok && settled.failure.kind !== 'signedOut') {
    showAlert(texts.signOutFailed);
    return;
  }
  // A list answer that comes after the logout would revive the session.
  abortRequests();
  const who = await loadUser();
  if (who.kind === 'user') {
    showAlert(texts.signOutFailed);
    return;
  }
  dropDrafts();
  forgetPdfChoice();
  takeRememberedPlace();
  endSession();
  goToLogin();
}
