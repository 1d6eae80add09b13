import { createStore } from 'zustand/vanilla';

/** What the stores need of the router. The application sets it at its start. */
interface Navigation {
  /** The current path and search, or the next ones while navigating. */
  readonly here: () => { readonly path: string; readonly search: string };
  /** Navigates without an entry in the browser's history. */
  readonly replace: (address: string) => void;
  /** Changes the search parameters of the address, in the order of the calls. */
  readonly editParams: (edit: ParamsEdit, options: EditOptions) => void;
}

/** Computes the next search parameters from the current ones. */
export type ParamsEdit = (params: URLSearchParams) => URLSearchParams;

export interface EditOptions {
  /** The path of the screen that makes the change: on any other path it is ignored. */
  readonly path: string;
  /** Whether Back skips the address as it was before. */
  readonly replace: boolean;
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

/** Each edit starts from the latest address, even if the screen has not been drawn with it yet. */
export function editParams(edit: ParamsEdit, options: EditOptions): void {
  navigationStore.getState().navigation?.editParams(edit, options);
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
