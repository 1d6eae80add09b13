import { useEffect } from 'react';
import { whenPainted } from './lazy-chunk';

const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'];

/**
 * Loads chunks before they are needed, with the first input: they can't be loaded once the connection is lost, and a
 * page that is only looked at doesn't need them. `loaders` must stay the same array.
 */
export function usePreload(loaders: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const waiting = new AbortController();
    async function load() {
      waiting.abort();
      await whenPainted();
      for (const one of loaders) one().catch(() => {});
    }
    for (const type of INPUTS) addEventListener(type, load, { signal: waiting.signal });
    return () => waiting.abort();
  }, [loaders]);
}
