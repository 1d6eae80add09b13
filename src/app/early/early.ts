/*
 * Runs in the page itself (`vite-plugin.ts` puts it there), while the application is loading: asks for
 * what the screen at this address needs. Without it, or if it fails, the application does so later.
 */
import { startEarly } from '../../api/http/early-calls';
import { xsrfToken } from '../../api/http/xsrf';
import { pageConfigs } from '../page-configs';
import { firstScreens } from './first-screens';

/** The files of the screens by path; those of all entities have the path `*`. */
declare const SCREEN_FILES: Readonly<Record<string, readonly string[]>>;

const SIGN_IN_PATHS = ['', '/login', '/otp'];

const path = location.pathname.replace(/\/+$/, '').toLowerCase();
if (!SIGN_IN_PATHS.includes(path)) {
  startEarly({ method: 'get', path: '/api/user' });
  const list = listPath();
  if (list !== undefined && xsrfToken() !== undefined) startEarly({ method: 'post', path: list });
  for (const file of SCREEN_FILES[path] ?? SCREEN_FILES['*'] ?? []) preload(file);
}

function listPath(): string | undefined {
  const written = Object.entries(firstScreens).find(([route]) => route === path)?.[1].list;
  return (
    written ?? pageConfigs()?.find(({ route }) => route.toLowerCase() === path)?.endpoints.fetch
  );
}

function preload(href: string): void {
  const isStyle = href.endsWith('.css');
  const link = document.createElement('link');
  Object.assign(link, { rel: isStyle ? 'preload' : 'modulepreload', crossOrigin: '', href });
  if (isStyle) link.as = 'style';
  document.head.append(link);
}
