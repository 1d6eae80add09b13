import { rememberPlace } from './navigation';
import { endSession, sessionStore } from './session';

/** The session ended without anybody's wish, so the next sign-in leads back to where it ended. */
export function expireSession(): void {
  if (!sessionStore.getState().authenticated) return;
  rememberPlace();
  endSession();
}
