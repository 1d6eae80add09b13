import { MEGABYTE } from '../../common/quantities';
import { bytesWithin, fetchWithin } from '../http/fetch-within';
import { FeedError } from './feed-error';
import { orderTexts as texts } from './texts';

export interface FeedLimits {
  /** From the request to the last byte. */
  readonly milliseconds: number;
  /** Uncompressed. */
  readonly bytes: number;
}

/** People are waiting, and should learn of a failure within 10 seconds. */
const feedLimits: FeedLimits = { milliseconds: 8_500, bytes: 64 * MEGABYTE };

/** Fetches the shop's list. Throws a `FeedError` when that fails or exceeds the limits. */
export async function fetchFeed(address: string, limits = feedLimits): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  try {
    const { url, headers } = requestTo(address);
    const response = await fetchWithin(url, { signal, headers });
    if (!response) throw new FeedError(texts.elsewhere);
    if (!response.ok) {
      await response.body?.cancel();
      throw new FeedError(texts.answered(response.status));
    }
    const bytes = await bytesWithin(response, limits.bytes);
    if (!bytes) throw new FeedError(texts.tooLarge(limits.bytes));
    return bytes;
  } catch (error) {
    if (error instanceof FeedError) throw error;
    if (signal.aborted) throw new FeedError(texts.tooSlow(limits.milliseconds));
    throw new FeedError(texts.unreachable(codeOf(error)));
  }
}

/** The address may contain a name and a password, which `fetch` rejects. */
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

/** The reason is hidden in causes. Their codes don't reveal the address. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return codeOf(error.cause);
}
