import { useEffect } from 'react';

/** Gives the first rows time to load first. */
const DELAY_MS = 3000;

/**
 * Loads chunks before they are needed: they couldn't be loaded after the connection is lost.
 * `loaders` must stay the same array.
 */
export function usePreload(loaders: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of loaders) load().catch(() => {});
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [loaders]);
}
