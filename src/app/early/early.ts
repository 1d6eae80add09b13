/*
 * Runs in the page itself (`vite-plugin.ts` puts it there), while the application is loading: asks for
 * what the screen at this address needs. Without it, or if it fails, the application does so later.
 */
import { startEarly } from '../../api/http/early-calls';
import { xsrfToken } from '../../api/http/request';
import { firstScreens } from './first-screens';
import { pageConfigs } from './page-configs';

/** The files of the screens by path; those of all entities have the path `*`, the bundled configs `configs`. */
declare const SCREEN_FILES: Readonly<Record<string, readonly string[]>>;

const SIGN_IN_PATHS = ['', '/login', '/otp'];

const path = location.pathname.replace(/\/+$/, '').toLowerCase();
// Once: the build puts the files here.
const files = SCREEN_FILES;
if (SIGN_IN_PATHS.includes(path)) files['/login']?.forEach(preload);
else {
  const configs = pageConfigs();
  const user = startEarly({ method: 'GET', path: '/api/user' });
  const list =
    firstScreens[path]?.list ??
    configs?.find(({ route }) => route.toLowerCase() === path)?.endpoints.fetch;
  // Without a token, the server would reject it: the user's response may set one.
  if (list !== undefined)
    startEarly({ method: 'POST', path: list }, xsrfToken() === undefined ? user : undefined);
  for (const file of files[path] ?? files['*'] ?? []) preload(file);
  if (!configs) for (const file of files.configs ?? []) preload(file);
}

function preload(href: string): void {
  const isStyle = href.endsWith('.css');
  const link = document.createElement('link');
  Object.assign(link, { rel: isStyle ? 'preload' : 'modulepreload', crossOrigin: '', href });
  if (isStyle) link.as = 'style';
  document.head.append(link);
}
