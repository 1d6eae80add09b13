/*
 * Runs in the page itself (`vite-plugin.ts` puts it there), while the application is loading: requests what the screen
 * at this address needs. Without this script, or if it fails, the application requests it later.
 */
import { startEarly } from '../../api/http/early-calls';
import { xsrfToken } from '../../api/http/request';
import { listPaths } from '../../entities/list-paths';
import { SIGN_IN_PATHS } from '../../stores/session/sign-in-paths';
import { connection, headStart } from './head-start';
import { pageConfigs } from './page-configs';

/**
 * The files of each screen by its path, set by the build: `*` is for all entities, `configs` for the bundled configs.
 */
declare const SCREEN_FILES: Readonly<Record<string, readonly string[]>>;

const path = location.pathname.replace(/\/+$/, '').toLowerCase();
// Read only once, because the build inserts the whole object wherever the name is.
const files = SCREEN_FILES;
if (SIGN_IN_PATHS.includes(path || '/')) preloadAll(files['/login']);
else {
  const configs = pageConfigs();
  const user = startEarly({ method: 'GET', path: '/api/user' });
  const handWritten: Readonly<Record<string, string>> = listPaths;
  const list =
    handWritten[path] ??
    configs?.find(({ route }) => route.toLowerCase() === path)?.endpoints.fetch;
  // Without a token, the server would reject this request; the user's response may set one.
  if (list !== undefined)
    startEarly({ method: 'POST', path: list }, xsrfToken() === undefined ? user : undefined);
  // Hand-written screens don’t wait: orders, whose list is longer, appeared 0.1 s later.
  const wait = path in files ? 0 : headStart(connection());
  if (wait > 0) setTimeout(preloadAll, wait, files['*']);
  else preloadAll(files[path] ?? files['*']);
  if (!configs) preloadAll(files.configs);
}

function preloadAll(hrefs: readonly string[] = []): void {
  hrefs.forEach(preload);
}

function preload(href: string): void {
  const isStyle = href.endsWith('.css');
  const link = document.createElement('link');
  Object.assign(link, { rel: isStyle ? 'preload' : 'modulepreload', crossOrigin: '', href });
  if (isStyle) link.as = 'style';
  document.head.append(link);
}
