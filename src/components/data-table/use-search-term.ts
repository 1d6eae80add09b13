import { useEffect, useRef, useState } from 'react';

/** How long somebody must rest from typing before the term is told, in milliseconds. */
const REST_MS = 250;

/**
 * The search term while it is typed. The table follows at once; `tell`, which may write it into the
 * address, hears of it when the typing rests.
 */
export function useSearchTerm(
  told: string,
  tell: (term: string) => void,
): [string, (term: string) => void] {
  const [term, setTerm] = useState(told);
  const lastTold = useRef(told);
  const latestTell = useRef(tell);
  latestTell.current = tell;

  // The way back in the browser's history brings an older term.
  useEffect(() => {
    if (told === lastTold.current) return;
    lastTold.current = told;
    setTerm(told);
  }, [told]);

  useEffect(() => {
    if (term === lastTold.current) return;
    const timer = setTimeout(() => {
      // Whoever turned the page meanwhile took the term along.
      if (term === lastTold.current) return;
      lastTold.current = term;
      latestTell.current(term);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [term]);

  return [term, setTerm];
}
