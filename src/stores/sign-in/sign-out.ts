import { logout } from '../../api/auth';
import { inFlight } from '../../api/http/in-flight';
import { noticesStore, showAlert } from '../calls/notices';
import { runCall } from '../calls/run-call';
import { dropAllDrafts } from '../session/drafts';
import { forgetLocation, goToLogin } from '../session/router';
import { endSession } from '../session/session';
import { loadUser } from './load-user';
import { texts } from './texts';

/** Signs out, by default only here, and forgets everything about the user. If the server fails, the user stays signed in. */
export async function signOut(call = logout): Promise<void> {
  inFlight.abort();
  const settled = await runCall({ what: texts.signOut }, call);
  // `signedOut` is what the user wanted.
  const hasFailed = !settled.ok && settled.failure.kind !== 'signedOut';
  // A list that arrives after the sign-out would revive the session.
  if (!hasFailed) inFlight.abort();
  if (hasFailed || (await loadUser()).kind === 'user') {
    showAlert(texts.signOutFailed);
    return;
  }
  noticesStore.setState({ alerts: [] });
  dropAllDrafts();
  // Most people have chosen nothing for a PDF, so its code need not load with every screen.
  await import('../pdf/choice').then(
    ({ clearPdfChoice }) => clearPdfChoice(),
    () => {},
  );
  forgetLocation();
  endSession();
  goToLogin();
}
