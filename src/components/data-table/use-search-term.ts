import { useCallback, useEffect, useReducer } from 'react';

/** How long typing must pause before the term is reported, in milliseconds. */
const PAUSE_MS = 250;

interface SearchTerm {
  /** What has been typed. */
  readonly term: string;
  readonly setTerm: (term: string) => void;
  /** Reports the term at once. */
  readonly flush: () => void;
}

/**
 * The search term while it is typed. The table follows at once; `onReport`, which may write the term into
 * the address, is called when typing pauses. A `given` term that comes from elsewhere (Back, a link)
 * replaces what is typed; a reported one that comes back late does not.
 */
export function useSearchTerm(given: string, onReport: (term: string) => void): SearchTerm {
  // Not useState: while a navigation is being rendered, it would compute the state after a typed letter from that
  // unfinished rendering, whose `given` is not on the screen yet, and the letter would be lost.
  const [state, update] = useReducer(applyUpdate, { term: given, given, awaited: [] });
  if (given !== state.given) {
    update((last) => {
      const place = last.awaited.indexOf(given);
      return place < 0
        ? { term: given, given, awaited: [] }
        : { ...last, given, awaited: last.awaited.slice(place + 1) };
    });
  }
  const { term, awaited } = state;
  const isReported = term === (awaited.at(-1) ?? state.given);
  /** The last reported term has come back, though perhaps not every term before it. */
  const isBack = isReported && term === given && awaited.length > 0;

  const flush = useCallback(() => {
    if (isReported) return;
    update((last) => ({ ...last, awaited: [...last.awaited, term] }));
    onReport(term);
  }, [term, isReported, onReport]);

  useEffect(() => {
    // From here on, another `given` is an outside change, even a term reported before.
    const awaitNone = () => update((last) => ({ ...last, awaited: [] }));
    const timer = setTimeout(isBack ? awaitNone : flush, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [flush, isBack]);

  return { term, setTerm: (next) => update((last) => ({ ...last, term: next })), flush };
}

interface SearchState {
  readonly term: string;
  readonly given: string;
  /** The reported terms that have not come back as `given`, in order. */
  readonly awaited: readonly string[];
}

function applyUpdate(last: SearchState, update: (last: SearchState) => SearchState): SearchState {
  return update(last);
}
