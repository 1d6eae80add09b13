import { abortEarly } from './early-calls';

/** The requests in flight, which can be cancelled together. */
function requestsInFlight() {
  let controller = new AbortController();
  const unfinished = new Set<Promise<unknown>>();
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
    /** Remembers a request that changes something or fetches a file, until it ends. */
    mustFinish<Result>(request: Promise<Result>): Promise<Result> {
      unfinished.add(request);
      return request.finally(() => unfinished.delete(request));
    },
    /** Whether a reload would cut off such a request. */
    hasUnfinished: () => unfinished.size > 0,
  };
}

export const inFlight = requestsInFlight();
