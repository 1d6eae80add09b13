import { useEffect, useState } from 'react';
import { loadChunk } from './load-chunk';

/** A module of another chunk, once it is wanted and loaded. `load` must stay the same function. */
export function useChunk<Module extends object>(
  load: () => Promise<Module>,
  isWanted = true,
): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (isWanted) loadChunk(load).then(setLoaded, setError);
  }, [load, isWanted]);
  if (error) throw error;
  return loaded;
}
