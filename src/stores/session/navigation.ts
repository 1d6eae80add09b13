/** The way to the router, for stores, which do not know it. The application sets it once. */
export interface Navigation {
  /** The path and search where the person is, or is going to. */
  readonly here: () => { readonly path: string; readonly search: string };
  /** Goes there; the way back does not lead to where one is now. */
  readonly replace: (address: string) => void;
}

export const LOGIN_PATHS = ['/login', '/'];

let navigation: Navigation | undefined;
let interrupted: string | undefined;

export function setNavigation(value: Navigation): void {
  navigation = value;
}

/** Goes to the login screen, unless the person is there. */
export function goToLogin(): void {
  if (navigation && !LOGIN_PATHS.includes(navigation.here().path)) navigation.replace('/login');
}

/** Remembers where the person is, for after the next sign-in. */
export function rememberPlace(): void {
  if (!navigation) return;
  const { path, search } = navigation.here();
  interrupted = [...LOGIN_PATHS, '/otp'].includes(path) ? undefined : path + search;
}

/** Where the person was when the session expired; told once. */
export function takeRememberedPlace(): string | undefined {
  const place = interrupted;
  interrupted = undefined;
  return place;
}
