import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

const NAME = 'order';

/** The order that is looked at by itself stands in the address: reload and back agree. */
export function useOpenOrder() {
  const [params, setParams] = useSearchParams();
  // A function that stays the same, so that the columns do.
  const set = useRef(setParams);
  useEffect(() => {
    set.current = setParams;
  }, [setParams]);

  const change = useCallback((id: string | undefined, replace: boolean) => {
    const write = (now: URLSearchParams) => {
      const next = new URLSearchParams(now);
      if (id === undefined) next.delete(NAME);
      else next.set(NAME, id);
      return next;
    };
    set.current(write, { replace, preventScrollReset: true });
  }, []);

  return {
    openId: params.get(NAME) ?? undefined,
    open: useCallback((id: string) => change(id, false), [change]),
    /** Looks at another one instead. */
    goTo: useCallback((id: string) => change(id, true), [change]),
    close: useCallback(() => change(undefined, true), [change]),
  };
}
