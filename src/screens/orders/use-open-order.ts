import { useCallback } from 'react';
import { useAddressParams, withParam } from '../screen-table/use-address-params';

const NAME = 'order';

/** The order in the panel. Its id is in the address, so that reload and Back work. */
export function useOpenOrder() {
  const { params, push, replace } = useAddressParams();
  return {
    openId: params.get(NAME) ?? undefined,
    open: useCallback((id: string) => push((now) => withParam(now, NAME, id)), [push]),
    /** Shows another order instead. */
    goTo: (id: string) => replace((now) => withParam(now, NAME, id)),
    close: () => replace((now) => withParam(now, NAME, null)),
  };
}
