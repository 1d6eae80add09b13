import { serverUrl } from '../../common/server-url';
import { baseHeaders, xsrfHeaders } from './request';

interface EarlyCall {
  readonly response: Promise<Response>;
  readonly controller: AbortController;
}

declare global {
  interface Window {
    /** Reads that the page started before the application had loaded, keyed by `keyOf`. */
    earlyCalls?: Map<string, EarlyCall>;
  }
}

interface EarlyRead {
  readonly method: 'GET' | 'POST';
  /** A path on the server, with a leading slash. */
  readonly path: string;
}

/** Starts a read that the application will need, once the response that it waits for is successful. */
export function startEarly({ method, path }: EarlyRead, after?: Promise<Response>) {
  const controller = new AbortController();
  const url = serverUrl(path);
  const send = () => {
    const headers = { ...baseHeaders, ...xsrfHeaders(method) };
    return fetch(url, { method, credentials: 'include', headers, signal: controller.signal });
  };
  const response =
    after?.then((first) => (first.ok ? send() : Promise.reject(new Error('There is no user.')))) ??
    send();
  const key = keyOf({ method, url });
  window.earlyCalls ??= new Map();
  window.earlyCalls.set(key, { response, controller });
  // A caller that has taken the response handles its failure; a later one starts the read itself.
  response.catch(() => window.earlyCalls?.delete(key));
  return response;
}

/** The response to a read that was started early, for the first caller only. */
export function takeEarly(request: Request): Promise<Response> | undefined {
  const early = window.earlyCalls?.get(keyOf(request));
  if (!early) return undefined;
  window.earlyCalls?.delete(keyOf(request));
  request.signal.addEventListener('abort', () => early.controller.abort());
  return early.response;
}

/** Aborts the early reads that no caller has taken, and clears them. */
export function abortEarly(): void {
  for (const { controller } of window.earlyCalls?.values() ?? []) controller.abort();
  window.earlyCalls?.clear();
}

const keyOf = ({ method, url }: { readonly method: string; readonly url: string }) =>
  `${method} ${url}`;
