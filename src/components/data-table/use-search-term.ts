import { useEffect, useState } from 'react';

/** How long somebody must rest from typing before the term is told, in milliseconds. */
const REST_MS = 250;

export interface SearchTerm {
  /** What is typed. */
  readonly term: string;
  readonly setTerm: (term: string) => void;
  /** What is typed and not told yet; whoever tells it with something else calls `markTold`. */
  readonly untold: string | undefined;
  readonly markTold: () => void;
}

/**
 * The search term while it is typed. The table follows at once; `tell`, which may write it into the
 * address, hears of it when the typing rests. A term that comes from elsewhere (back, a link) takes
 * the place of what is typed; one that was told and comes back late does not.
 */
export function useSearchTerm(given: string, tell: (term: string) => void): SearchTerm {
  const [state, setState] = useState({ term: given, given, told: [given] });
  if (given !== state.given) {
    const echo = state.told.lastIndexOf(given);
    setState(
      echo < 0
        ? { term: given, given, told: [given] }
        : { ...state, given, told: state.told.slice(echo) },
    );
  }
  const { term, told } = state;
  const isTold = term === told.at(-1);
  const markTold = () => setState((last) => ({ ...last, told: [...last.told, term] }));

  useEffect(() => {
    if (isTold) return;
    const timer = setTimeout(() => {
      setState((last) => ({ ...last, told: [...last.told, term] }));
      tell(term);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [term, isTold, tell]);

  return {
    term,
    setTerm: (next) => setState((last) => ({ ...last, term: next })),
    untold: isTold ? undefined : term,
    markTold,
  };
}
