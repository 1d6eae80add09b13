import { MEGABYTE } from '../../common/quantities';
import { bytesWithin, fetchWithin } from '../http/fetch-within';

/** A picture that is read only if it has to be cut. */
export interface KnownPicture {
  /** No other picture has it. */
  readonly name: string;
  read(): Promise<Uint8Array>;
}

/** Gets a picture by the path in its row, about `width` pixels wide; nothing if that fails. Never throws. */
export type FetchPicture = (
  path: string,
  width: number,
  signal: AbortSignal,
) => Promise<Uint8Array | KnownPicture | undefined>;

const TIMEOUT_MS = 8000;
const MAX_BYTES = 20 * MEGABYTE;
const headers = { accept: 'image/*' };

/** After this many failures in a row the site counts as down. */
const MAX_FAILURES = 6;

/**
 * Gets pictures from one folder of the shop's public site only, below the site's own path or its root.
 * Absolute URLs and redirects must stay in the same origin. Otherwise people could make the server send
 * other requests, even inside its network. Create one per catalogue: once the site is down, the remaining
 * pictures are skipped.
 */
export function sitePictures(site: string, folder = 'images/', timeoutMs = TIMEOUT_MS) {
  const base = `${site.replace(/\/+$/, '')}/`;
  const { origin } = new URL(base);
  const inner = `${folder}/`.replace(/^\/+|(?<=\/)\/+/g, '');
  const folders = ['', '/'].map((root) => new URL(`${root}${inner}`, base).pathname);
  let failures = 0;
  return async (path: string, _width: number, signal: AbortSignal) => {
    if (path === '' || failures >= MAX_FAILURES || !URL.canParse(path, base)) return undefined;
    const url = new URL(path, base);
    if (url.origin !== origin || !isIn(folders, url)) return undefined;
    // Node 20 may garbage-collect what AbortSignal.any() makes of a timeout, which then never fires.
    const limit = new AbortController();
    const giveUp = () => limit.abort();
    const timer = setTimeout(giveUp, timeoutMs);
    signal.addEventListener('abort', giveUp);
    try {
      signal.throwIfAborted();
      const response = await fetchWithin(url, { signal: limit.signal, headers });
      const bytes = response?.ok ? await bytesWithin(response, MAX_BYTES) : undefined;
      if (!bytes) await response?.body?.cancel();
      failures = 0;
      return bytes;
    } catch {
      failures += 1;
      return undefined;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    }
  };
}

function isIn(folders: readonly string[], { pathname }: URL): boolean {
  // Some servers decode a path, even twice, and only then look for its folder.
  const isPlain = !/%(?:25)*(?:2e|2f|5c)/i.test(pathname);
  return isPlain && folders.some((folder) => pathname.startsWith(folder));
}
