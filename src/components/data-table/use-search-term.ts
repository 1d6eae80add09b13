import { useCallback, useEffect, useReducer } from 'react';

/** How long typing must pause before the term is reported, in milliseconds. */
const PAUSE_MS = 250;

export interface SearchTerm {
  /** What is typed. */
  readonly term: string;
  readonly setTerm: (term: string) => void;
  /** Reports the term at once. */
  readonly flush: () => void;
}

/**
 * The search term while it is typed. The table follows at once; `onReport`, which may write the term into
 * the address, is called when typing pauses. A `given` term that comes from elsewhere (Back, a link)
 * replaces what is typed; the late echo of a reported one does not.
 */
export function useSearchTerm(given: string, onReport: (term: string) => void): SearchTerm {
  // Not useState: while a navigation is being rendered, it would compute the state after a typed letter from that
  // unfinished rendering, whose `given` is not on the screen yet, and the letter would be lost.
  const [state, setState] = useReducer(change, { term: given, given, reported: [given] });
  if (given !== state.given) {
    const echo = state.reported.indexOf(given);
    setState((last) =>
      echo < 0
        ? { term: given, given, reported: [given] }
        : { ...last, given, reported: last.reported.slice(echo) },
    );
  }
  const { term, reported } = state;
  const isReported = term === reported.at(-1);
  const isSettled = isReported && term === given && reported.length > 1;

  const flush = useCallback(() => {
    if (isReported) return;
    setState((last) => ({ ...last, reported: [...last.reported, term] }));
    onReport(term);
  }, [term, isReported, onReport]);

  useEffect(() => {
    // All reports have come back. From here on, another `given` is an outside change, even a term reported before.
    const settle = () => setState((last) => ({ ...last, reported: [last.given] }));
    const timer = setTimeout(isSettled ? settle : flush, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [flush, isSettled]);

  return { term, setTerm: (next) => setState((last) => ({ ...last, term: next })), flush };
}

interface SearchState {
  readonly term: string;
  readonly given: string;
  /** What was reported since `given`, and `given` itself. */
  readonly reported: readonly string[];
}

function change(last: SearchState, next: (last: SearchState) => SearchState): SearchState {
  return next(last);
}
