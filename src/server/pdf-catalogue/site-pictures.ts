import { MEGABYTE } from '../../common/quantities';
import type { FetchPicture } from './fetch-picture';

const TIMEOUT_MS = 8000;
const MOST_BYTES = 20 * MEGABYTE;
const MOST_REDIRECTS = 3;

/** After so many pictures in a row without an answer the site is taken to be down. */
const MOST_FAILURES = 6;

/**
 * Gets pictures from the shop's public site, and from nowhere else: a row's whole address, or a
 * redirect, may lead to another place of the same origin only. So nobody makes this server call
 * addresses inside its network by what they write in a row. Made anew for each catalogue: when the site
 * does not answer, the rest of its pictures are not asked for.
 */
export function sitePictures(site: string, timeoutMs = TIMEOUT_MS): FetchPicture {
  const base = `${site.replace(/\/+$/, '')}/`;
  const { origin } = new URL(base);
  let failures = 0;
  return async (path, _width, signal) => {
    if (path === '' || failures >= MOST_FAILURES || !URL.canParse(path, base)) return undefined;
    const url = new URL(path, base);
    // Not AbortSignal.any(): in Node 20 what it makes of a timeout may be collected before its time.
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
  if (url.origin !== origin || redirects > MOST_REDIRECTS) return undefined;
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
    // Leaving the loop ends the answer.
    if (size > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
