let era = new AbortController();

/**
 * Calls off every request that is under way. At sign-out and around sign-in none may be: a late
 * answer could revive the old session or put its cookie back.
 */
export function abortRequests(): void {
  era.abort();
  era = new AbortController();
}

/** A signal that ends with `signal`, if there is one, and at the next `abortRequests`. */
export function inFlightSignal(signal: AbortSignal | undefined): AbortSignal {
  return signal ? AbortSignal.any([era.signal, signal]) : era.signal;
}
