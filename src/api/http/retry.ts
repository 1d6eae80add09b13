import { HTTPError, type Options } from 'ky';

/** Longer waits are left to the user, who sees the failure and can retry. */
const MAX_WAIT_SECONDS = 10;
const TEMPORARY = [502, 503, 504];

/**
 * Reads are retried at most twice, after temporary failures: no response, or a server that is down. Other
 * requests never are: a change may have been made although its response was lost.
 */
export const readRetry: NonNullable<Options['retry']> = {
  limit: 2,
  methods: ['get', 'post'],
  statusCodes: TEMPORARY,
  afterStatusCodes: TEMPORARY,
  delay: (attempt) => 300 * 2 ** (attempt - 1),
  jitter: (delay) => delay * (0.5 + Math.random()),
  shouldRetry: ({ error }) => {
    if (error.name === 'AbortError') return false;
    if (!(error instanceof HTTPError)) return undefined;
    return retryAfterSeconds(error.response.headers) <= MAX_WAIT_SECONDS ? undefined : false;
  },
};

/** `Retry-After` in seconds: the header holds seconds or a date. */
function retryAfterSeconds(headers: Headers): number {
  const value = headers.get('Retry-After')?.trim() || '0';
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return seconds;
  return (Date.parse(value) - Date.now()) / 1000 || 0;
}
