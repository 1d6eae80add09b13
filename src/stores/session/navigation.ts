import { createStore } from 'zustand/vanilla';

/** What the stores need of the router. The application sets it at its start. */
export interface Navigation {
  /** The current path and search, or the next ones while navigating. */
  readonly here: () => { readonly path: string; readonly search: string };
  /** Navigates without an entry in the browser's history. */
  readonly replace: (address: string) => void;
}

interface NavigationState {
  readonly navigation?: Navigation;
  /** Where the session expired. */
  readonly returnTo?: string | undefined;
}

const LOGIN_PATHS = ['/login', '/'];

export const navigationStore = createStore<NavigationState>(() => ({}));

export function setNavigation(navigation: Navigation): void {
  navigationStore.setState({ navigation });
}

/** Goes to the login screen, unless it is open. */
export function goToLogin(): void {
  const { navigation } = navigationStore.getState();
  if (navigation && !LOGIN_PATHS.includes(navigation.here().path)) navigation.replace('/login');
}

/** Remembers the current location, to return to it after the next sign-in. */
export function rememberLocation(): void {
  const { navigation } = navigationStore.getState();
  if (!navigation) return;
  const { path, search } = navigation.here();
  const isSignIn = [...LOGIN_PATHS, '/otp'].includes(path);
  navigationStore.setState({ returnTo: isSignIn ? undefined : path + search });
}

/** Returns the remembered location, once. */
export function takeRememberedLocation(): string | undefined {
  const { returnTo } = navigationStore.getState();
  navigationStore.setState({ returnTo: undefined });
  return returnTo;
}
