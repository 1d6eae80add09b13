import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export interface Address {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

/** Computes the next search parameters from the current ones. */
export type ParamsEdit = (params: URLSearchParams) => URLSearchParams;

interface NavigateOptions {
  /** Whether Back skips the address as it was before. */
  readonly replace: boolean;
}

interface EditOptions extends NavigateOptions {
  /** The path of the screen that makes the change: on any other path it is ignored. */
  readonly path: string;
}

interface NavigationState {
  /** What is shown. */
  readonly here: Address;
  readonly screen: ReactNode;
  /** Where a navigation leads whose screen is still loading. */
  readonly next?: Address | undefined;
  /** Whether Back, Forward or a reload led here. */
  readonly isRevisit: boolean;
  /** Whether to ask the user before another path is opened. */
  readonly asksBefore?: ((path: string) => boolean) | undefined;
  /** Continues the navigation about which the user is being asked. */
  readonly leave?: (() => void) | undefined;
  /** Resolves when the screen is shown. The application sets it at its start. */
  readonly navigate: (address: string, options: NavigateOptions) => Promise<void>;
  /** Where the session expired, or a link led. */
  readonly returnTo?: string | undefined;
}

const LOGIN_PATHS = ['/login', '/'];

export const navigationStore = createStore<NavigationState>(() => ({
  here: { path: '', search: '' },
  screen: undefined,
  isRevisit: true,
  navigate: async () => {},
}));

export function useNavigation<Part>(part: (state: NavigationState) => Part): Part {
  return useStore(navigationStore, part);
}

export function navigate(address: string, options = { replace: false }): Promise<void> {
  return navigationStore.getState().navigate(address, options);
}

/** Each edit starts from the latest address, even if the screen has not been drawn with it yet. */
export function editParams(edit: ParamsEdit, { path, replace }: EditOptions): void {
  const now = destination();
  if (now.path !== path) return;
  const search = edit(new URLSearchParams(now.search)).toString();
  void navigate(search ? `${path}?${search}` : path, { replace });
}

/** Goes to the login screen, unless it is open. */
export function goToLogin(): void {
  if (!LOGIN_PATHS.includes(destination().path)) void navigate('/login', { replace: true });
}

/** Remembers the current location, to return to it after the next sign-in. */
export function rememberLocation(): void {
  const { path, search } = destination();
  const isSignIn = [...LOGIN_PATHS, '/otp'].includes(path);
  navigationStore.setState({ returnTo: isSignIn ? undefined : path + search });
}

/** Returns the remembered location, once. */
export function takeRememberedLocation(): string | undefined {
  const { returnTo } = navigationStore.getState();
  navigationStore.setState({ returnTo: undefined });
  return returnTo;
}

/** The current address, or the next one while navigating. */
export function destination(): Address {
  const { here, next } = navigationStore.getState();
  return next ?? here;
}
