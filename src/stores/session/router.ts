import type { createBrowserRouter } from 'react-router-dom';
import { createStore } from 'zustand/vanilla';
import { LOGIN_PATHS, SIGN_IN_PATHS } from './sign-in-paths';

interface Routing {
  /** The application's router, which `application.tsx` creates, for code outside of components. */
  readonly router: ReturnType<typeof createBrowserRouter> | undefined;
  /** Where the next sign-in leads: the address where the session expired, or that of a link. */
  readonly returnTo: string | undefined;
}

export const routerStore = createStore<Routing>(() => ({ router: undefined, returnTo: undefined }));

/** The current location, or the next one while its screen is loading: always the latest, unlike `useLocation`. */
export function destination() {
  const state = routerStore.getState().router?.state;
  return state?.navigation.location ?? state?.location;
}

/**
 * Resolves when the screen's code has loaded; React may render it a moment later. Like a link to it, the current
 * address adds no entry to the history.
 */
export async function navigate(address: string, { replace = false } = {}): Promise<void> {
  const { router } = routerStore.getState();
  if (!router) return;
  const { pathname, search } = router.state.location;
  await router.navigate(address, { replace: replace || address === pathname + search });
}

/** The address of an entity’s config in the Config Studio. */
export const studioAddress = (entity: string) => `/studio?config=${entity}`;

/** Goes to the login screen, unless it is open. This aborts the loading of any other screen. */
export function goToLogin(): void {
  const { pathname = '' } = destination() ?? {};
  if (!LOGIN_PATHS.includes(pathname)) void navigate('/login', { replace: true });
}

/** Remembers the current location, to return to it after the next sign-in. */
export function rememberLocation(): void {
  const { pathname = '/', search = '' } = destination() ?? {};
  const isSignIn = SIGN_IN_PATHS.includes(pathname);
  routerStore.setState({ returnTo: isSignIn ? undefined : pathname + search });
}

/** Returns the remembered location, once. */
export function takeRememberedLocation(): string | undefined {
  const { returnTo } = routerStore.getState();
  forgetLocation();
  return returnTo;
}

export function forgetLocation(): void {
  routerStore.setState({ returnTo: undefined });
}
