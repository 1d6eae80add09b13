import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { User } from '../../api/auth';
import { isRecord } from '../../common/is-record';
import { readStored, writeStored } from '../preferences/storage';

/** `authenticated` comes with the user, after password, one-time password and loading the user. */
export interface Session {
  readonly authenticated: boolean;
  readonly user: User | null;
}

const KEY = 'auth';
const NOBODY: Session = { authenticated: false, user: null };
const storage = () => sessionStorage;

export const sessionStore = createStore<Session>(() => stored() ?? NOBODY);

sessionStore.subscribe((session) => writeStored(storage, KEY, session));

export function startSession(user: User): void {
  const now = sessionStore.getState().user;
  if (now?.id === user.id && now.username === user.username) return;
  sessionStore.setState({ authenticated: true, user });
}

export function endSession(): void {
  if (sessionStore.getState().authenticated) sessionStore.setState(NOBODY);
}

/** Runs `listener` whenever the session ends, for whatever reason. */
export function whenSessionEnds(listener: () => void): () => void {
  return sessionStore.subscribe((now, before) => {
    if (before.authenticated && !now.authenticated) listener();
  });
}

export function useSession(): Session {
  return useStore(sessionStore);
}

function stored(): Session | undefined {
  const value = readStored(storage, KEY);
  if (!isRecord(value) || value.authenticated !== true || !isRecord(value.user)) return undefined;
  const { id, username } = value.user;
  if ((typeof id !== 'number' && typeof id !== 'string') || typeof username !== 'string')
    return undefined;
  return { authenticated: true, user: { id, username } };
}
