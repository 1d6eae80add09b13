import { MEGABYTE } from '../../common/quantities';
import { FeedError } from './feed-error';
import { orderTexts as texts } from './texts';

export interface FeedLimits {
  /** From the question to the last byte. */
  readonly milliseconds: number;
  /** Of the list as it is read, not as it may be compressed. */
  readonly bytes: number;
}

/** People wait for it: what takes longer is told within 10 seconds. */
export const feedLimits: FeedLimits = { milliseconds: 8_500, bytes: 64 * MEGABYTE };

/** Gets the shop's list. Throws a `FeedError` when it can't be had whole within the limits. */
export async function fetchFeed(address: string, limits = feedLimits): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  try {
    const { url, headers } = requestTo(address);
    const response = await fetch(url, { signal, headers });
    if (!response.ok) {
      await response.body?.cancel();
      throw new FeedError(texts.answered(response.status));
    }
    return await bytesOf(response, limits.bytes);
  } catch (error) {
    if (error instanceof FeedError) throw error;
    if (signal.aborted) throw new FeedError(texts.tooSlow(limits.milliseconds));
    throw new FeedError(texts.unreachable(codeOf(error)));
  }
}

/** A name and a password may stand in the address, where `fetch` does not take them. */
function requestTo(address: string): { url: URL; headers: Record<string, string> } {
  const url = new URL(address);
  const { username, password } = url;
  const accept = 'application/json';
  if (username === '' && password === '') return { url, headers: { accept } };
  url.username = '';
  url.password = '';
  const secret = [username, password].map(decodeURIComponent).join(':');
  const authorization = `Basic ${Buffer.from(secret).toString('base64')}`;
  return { url, headers: { accept, authorization } };
}

async function bytesOf({ body }: Response, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new FeedError(texts.tooLarge(most));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** `fetch` hides what went wrong in causes; their codes name no address. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return codeOf(error.cause);
}
