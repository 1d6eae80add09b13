import { useCallback, useMemo } from 'react';
import { editParams, type ParamsEdit, useNavigation } from '../../stores/session/navigation';

interface AddressParams {
  readonly params: URLSearchParams;
  /** Adds an entry to the browser's history. Stays the same function on one screen, like `replace`. */
  readonly push: (edit: ParamsEdit) => void;
  readonly replace: (edit: ParamsEdit) => void;
}

export function useAddressParams(): AddressParams {
  const path = useNavigation(({ here }) => here.path);
  const search = useNavigation(({ here }) => here.search);
  return {
    params: useMemo(() => new URLSearchParams(search), [search]),
    push: useCallback((edit) => editParams(edit, { path, replace: false }), [path]),
    replace: useCallback((edit) => editParams(edit, { path, replace: true }), [path]),
  };
}

/** Sets one parameter, or removes it when there is no value. */
export function withParam(params: URLSearchParams, name: string, value: string | null) {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
