import { useEffect, useState } from 'react';
import { loadChunk } from './load-chunk';

/**
 * A module of another chunk, once it is wanted and loaded. `load` must stay the same function. If loading fails without
 * a network, it is tried again when the network returns; other failures throw.
 */
export function useChunk<Module extends object>(
  load: () => Promise<Module>,
  isWanted = true,
): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (!isWanted) return;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const start = () =>
      void loadChunk(load).then(setLoaded, (cause) => {
        if (navigator.onLine) setError(cause);
        else addEventListener('online', start, { once: true, signal });
      });
    start();
    return () => unmounted.abort();
  }, [load, isWanted]);
  if (error) throw error;
  return loaded;
}
