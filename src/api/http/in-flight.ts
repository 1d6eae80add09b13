import { abortEarly } from './early-calls';

/** The requests in flight, which can be cancelled together. */
function requestsInFlight() {
  let controller = new AbortController();
  return {
    /** Cancels them all: a response after sign-out or during sign-in could bring the old session back. */
    abort() {
      controller.abort();
      abortEarly();
      controller = new AbortController();
    },
    /** A signal for one more request. It also follows `own`, the request's own signal. */
    signal: (own: AbortSignal | undefined) =>
      own ? AbortSignal.any([controller.signal, own]) : controller.signal,
  };
}

export const inFlight = requestsInFlight();
