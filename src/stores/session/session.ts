import { useStore } from 'zustand';
import { isUser } from '../../api/auth';
import { isRecord } from '../../common/is-record';
import type { User } from '../../entities/wire/auth';
import { browserStorage, keptStore } from '../browser-storage';
import { goToLogin, rememberLocation } from './router';

/** A session starts once the user has been loaded, after the password and the one-time password. */
export interface Session {
  readonly authenticated: boolean;
  readonly user: User | null;
}

const SIGNED_OUT: Session = { authenticated: false, user: null };

export const sessionStore = keptStore<Session>({
  name: 'auth',
  initial: SIGNED_OUT,
  storage: browserStorage(() => sessionStorage),
  merge: readSession,
});

export function startSession(user: User): void {
  const now = sessionStore.getState().user;
  if (now?.id === user.id && now.username === user.username) return;
  sessionStore.setState({ authenticated: true, user });
}

export function endSession(): void {
  if (sessionStore.getState().authenticated) sessionStore.setState(SIGNED_OUT);
}

/** Ends a session that the user didn't end, and goes to the login screen. The next sign-in returns to where they were. */
export function expireSession(): void {
  if (sessionStore.getState().authenticated) {
    rememberLocation();
    endSession();
  }
  goToLogin();
}

/** Runs `listener` whenever a session ends, and when the next one starts: late responses may have come in between. */
export function betweenSessions(listener: () => void): void {
  sessionStore.subscribe((now, before) => {
    if (now.authenticated !== before.authenticated) listener();
  });
}

/** Runs `listener` whenever a session ends or expires, until the returned function is called. */
export function whenSessionEnds(listener: () => void): () => void {
  return sessionStore.subscribe((now, before) => {
    if (before.authenticated && !now.authenticated) listener();
  });
}

export function useSession(): Session {
  return useStore(sessionStore);
}

export const isCurrentUser = (id: unknown) => String(id) === currentUserId();

/** The signed-in user's id as text. */
export function currentUserId(): string | undefined {
  const { user } = sessionStore.getState();
  return user ? String(user.id) : undefined;
}

function readSession(value: unknown): Session {
  if (!isRecord(value) || value.authenticated !== true || !isUser(value.user)) return SIGNED_OUT;
  return { authenticated: true, user: value.user };
}
