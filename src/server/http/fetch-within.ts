const MAX_REDIRECTS = 3;

/**
 * Fetches an address and follows redirects, but only within its origin: a redirect elsewhere could make the server
 * send requests inside its network. Returns undefined if the address redirects elsewhere.
 */
export async function fetchWithin(
  url: URL,
  init: Pick<RequestInit, 'signal' | 'headers'>,
  redirects = 0,
): Promise<Response | undefined> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status < 300 || response.status >= 400 || location === null) return response;
  await response.body?.cancel();
  const next = URL.canParse(location, url) ? new URL(location, url) : undefined;
  if (next?.origin !== url.origin) return undefined;
  if (redirects >= MAX_REDIRECTS) throw new Error('There are too many redirects.');
  return await fetchWithin(next, init, redirects + 1);
}

/** The whole body, or undefined if it is longer than `max` bytes. */
export async function bytesWithin({ body }: Response, max: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (size > max) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
