import { MEGABYTE } from '../../common/quantities';

/** A picture that is read only if it has to be cut. */
export interface KnownPicture {
  /** Another picture has another one. */
  readonly name: string;
  read(): Promise<Uint8Array>;
}

/**
 * Gets a picture by the path in its row, about `width` pixels wide if there is a choice. Returns nothing
 * when that fails; never throws.
 */
export type FetchPicture = (
  path: string,
  width: number,
  signal: AbortSignal,
) => Promise<Uint8Array | KnownPicture | undefined>;

const TIMEOUT_MS = 8000;
const MAX_BYTES = 20 * MEGABYTE;
const MAX_REDIRECTS = 3;

/** After this many failures in a row the site counts as down. */
const MAX_FAILURES = 6;

/**
 * Gets pictures from the shop's public site only: absolute URLs and redirects must stay in the same
 * origin. Otherwise people could make the server send requests inside its network. Create one per
 * catalogue: once the site is down, the remaining pictures are skipped.
 */
export function sitePictures(site: string, timeoutMs = TIMEOUT_MS) {
  const base = `${site.replace(/\/+$/, '')}/`;
  const { origin } = new URL(base);
  let failures = 0;
  return async (path: string, _width: number, signal: AbortSignal) => {
    if (path === '' || failures >= MAX_FAILURES || !URL.canParse(path, base)) return undefined;
    const url = new URL(path, base);
    // Node 20 may garbage-collect what AbortSignal.any() makes of a timeout, which then never fires.
    const limit = new AbortController();
    const giveUp = () => limit.abort();
    const timer = setTimeout(giveUp, timeoutMs);
    signal.addEventListener('abort', giveUp);
    try {
      signal.throwIfAborted();
      const bytes = await fetchWithin(origin, url, limit.signal);
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

async function fetchWithin(
  origin: string,
  url: URL,
  signal: AbortSignal,
  redirects = 0,
): Promise<Uint8Array | undefined> {
  if (url.origin !== origin || redirects > MAX_REDIRECTS) return undefined;
  const response = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'image/*' } });
  const location = response.headers.get('location');
  if (response.status >= 300 && response.status < 400 && location !== null) {
    await response.body?.cancel();
    if (!URL.canParse(location, url)) return undefined;
    return await fetchWithin(origin, new URL(location, url), signal, redirects + 1);
  }
  if (response.ok && response.body) return await readWithin(response.body);
  await response.body?.cancel();
  return undefined;
}

async function readWithin(body: ReadableStream<Uint8Array>): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
