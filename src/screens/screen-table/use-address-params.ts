import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { destination, navigate } from '../../stores/session/router';

/** Computes the next search parameters from the current ones. */
type ParamsEdit = (params: URLSearchParams) => URLSearchParams;

interface AddressParams {
  readonly params: URLSearchParams;
  /** Adds an entry to the browser's history. Stays the same function on one screen, like `replace`. */
  readonly push: (edit: ParamsEdit) => void;
  readonly replace: (edit: ParamsEdit) => void;
}

export function useAddressParams(): AddressParams {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  return {
    params,
    push: useCallback((edit) => editAddress(pathname, edit, { replace: false }), [pathname]),
    replace: useCallback((edit) => editAddress(pathname, edit, { replace: true }), [pathname]),
  };
}

/**
 * Unlike `setSearchParams`, this starts from the latest address, even if that has not been rendered yet. An
 * edit by a screen that is being left is ignored.
 */
function editAddress(path: string, edit: ParamsEdit, options: { readonly replace: boolean }): void {
  const { pathname, search } = destination() ?? {};
  if (pathname !== path) return;
  const next = edit(new URLSearchParams(search)).toString();
  void navigate(next ? `${path}?${next}` : path, options);
}

/** Sets one parameter, or removes it when there is no value. */
export function withParam(params: URLSearchParams, name: string, value: string | null) {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
