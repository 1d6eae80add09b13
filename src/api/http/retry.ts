const RETRIES = 2;
/** Longer waits are left to the user, who sees the failure and can retry. */
const MAX_WAIT_MS = 10_000;
const TEMPORARY = [502, 503, 504];

/**
 * Reads are retried at most twice, after temporary failures: no response, or a server that is down. Other
 * requests never are: a change may have been made although its response was lost.
 */
export async function retryRead(
  send: () => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  for (let retry = 0; retry < RETRIES; retry += 1) {
    const response = await send().catch((error: unknown) => {
      if (signal.aborted) throw error;
      return undefined;
    });
    const wait = waitBeforeRetry(retry, response);
    if (response && wait === undefined) return response;
    await pause(wait, signal);
  }
  return await send();
}

/** In milliseconds; `undefined` if the response is final. */
function waitBeforeRetry(retry: number, response: Response | undefined): number | undefined {
  // Jitter, so that not all browsers come back at once.
  const backOff = 300 * 2 ** retry * (0.5 + Math.random());
  if (!response) return backOff;
  if (!TEMPORARY.includes(response.status)) return undefined;
  const wait = retryAfterMs(response.headers) ?? backOff;
  return wait <= MAX_WAIT_MS ? wait : undefined;
}

/** The header holds seconds or a date. */
function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('Retry-After')?.trim();
  if (!value) return undefined;
  const seconds = Number(value);
  return Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now() || 0;
}

/** Ends early if it is cancelled. */
export function pause(ms: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
