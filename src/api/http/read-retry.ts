import { HTTPError, type Options } from 'ky';
import { retryAfterSeconds } from './retry-after';

/** Nobody waits longer than this for a list; they are told, and ask again themselves. */
const LONGEST_WAIT_SECONDS = 10;
const PASSING = [502, 503, 504];

/**
 * Reads are repeated by themselves, at most twice, when the failure may pass: no answer, or a server
 * that is away. Nothing else ever is: the first answer to a change may only have been lost.
 */
export const readRetry: NonNullable<Options['retry']> = {
  limit: 2,
  methods: ['get', 'post'],
  statusCodes: PASSING,
  afterStatusCodes: PASSING,
  delay: (attempt) => 300 * 2 ** (attempt - 1),
  jitter: (delay) => delay * (0.5 + Math.random()),
  shouldRetry: ({ error }) => {
    if (error.name === 'AbortError') return false;
    if (!(error instanceof HTTPError)) return undefined;
    return (retryAfterSeconds(error.response.headers) ?? 0) <= LONGEST_WAIT_SECONDS
      ? undefined
      : false;
  },
};
