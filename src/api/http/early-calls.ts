import { request } from './request';

interface EarlyCall {
  readonly response: Promise<Response>;
  readonly controller: AbortController;
}

declare global {
  interface Window {
    /** Reads that the page has started before the application has loaded, by `keyOf`. */
    earlyCalls?: Map<string, EarlyCall>;
  }
}

type Read = Pick<Parameters<typeof request>[0], 'method' | 'path'>;

/** Starts a read that the application will need, once the response that it waits for is successful. */
export function startEarly(read: Read, after?: Promise<Response>): Promise<Response> {
  const controller = new AbortController();
  const send = () => request(read, controller.signal);
  const response =
    after?.then((first) => (first.ok ? send() : Promise.reject(new Error('There is no user.')))) ??
    send();
  window.earlyCalls ??= new Map();
  window.earlyCalls.set(keyOf(read), { response, controller });
  // Whoever has taken it handles its failure; others start the read themselves.
  response.catch(() => window.earlyCalls?.delete(keyOf(read)));
  return response;
}

/** The response to a read that was started early, once. */
export function takeEarly(read: Read, signal: AbortSignal): Promise<Response> | undefined {
  const early = window.earlyCalls?.get(keyOf(read));
  if (!early) return undefined;
  window.earlyCalls?.delete(keyOf(read));
  signal.addEventListener('abort', () => early.controller.abort());
  return early.response;
}

/** Forgets those that were not taken. */
export function abortEarly(): void {
  for (const { controller } of window.earlyCalls?.values() ?? []) controller.abort();
  window.earlyCalls?.clear();
}

const keyOf = ({ method, path }: Read) => `${method} ${path}`;
