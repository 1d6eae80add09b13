import { useEffect } from 'react';

/** Long enough for the first rows, which it must not delay. */
const WAIT_MS = 2000;

/** Fetches a part before it is wanted: when the connection is lost it is too late. `load` must stay the same. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), WAIT_MS);
    return () => clearTimeout(timer);
  }, [load]);
}
