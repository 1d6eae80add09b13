import { useCallback, useEffect, useState } from 'react';

/** What `load` returns; undefined until it has, or if it fails. `load` must stay the same function. */
export function useLoaded<Value>(load: () => Promise<Value | undefined>) {
  const [value, setValue] = useState<Value>();
  const [isLoading, setLoading] = useState(true);
  const reload = useCallback(async () => {
    setLoading(true);
    setValue(await load());
    setLoading(false);
  }, [load]);
  useEffect(() => void reload(), [reload]);
  return { value, isLoading, reload };
}
