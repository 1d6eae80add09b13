import { HTTPError, type RetryOptions } from 'ky';
import { retryAfterMs } from './retry-after';

/** Longer waits are left to the user, who sees the failure and can retry. */
const MAX_WAIT_MS = 10_000;
/** Statuses of a server that is down, or that a proxy can't reach. */
const TEMPORARY = [502, 503, 504];

/**
 * Retries reads after temporary failures: no response, or a server that is down. Other requests are never retried: a
 * change may have been made even if its response was lost.
 */
export const retryReads: RetryOptions = {
  limit: 2,
  // Lists are read with POST.
  methods: ['get', 'post'],
  statusCodes: TEMPORARY,
  afterStatusCodes: TEMPORARY,
  // Used only without a `Retry-After`, which our own server sends.
  delay: (attempt) => 300 * 2 ** (attempt - 1),
  // Keeps browsers from all coming back at once.
  jitter: (delay) => delay * (0.5 + Math.random()),
  maxRetryAfter: MAX_WAIT_MS,
  // Otherwise ky would retry after `maxRetryAfter`, too early for the server.
  shouldRetry: ({ error }) => (isLongWait(error) ? false : undefined),
};

function isLongWait(error: Error): boolean {
  const value = error instanceof HTTPError ? error.response.headers.get('Retry-After') : null;
  return value !== null && retryAfterMs(value) > MAX_WAIT_MS;
}
