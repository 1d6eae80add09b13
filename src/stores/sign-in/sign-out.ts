import { logout } from '../../api/auth';
import { abortRequests } from '../../api/http/in-flight';
import { showAlert } from '../calls/notices';
import { runCall } from '../calls/run-call';
import { texts } from '../calls/texts';
import { forgetPdfChoice } from '../pdf/choice';
import { dropDrafts } from '../session/drafts';
import { goToLogin, takeRememberedPlace } from '../session/navigation';
import { endSession } from '../session/session';
import { loadUser } from './load-user';

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
