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

/** Starts a read that the application will need. */
export function startEarly(read: Read): void {
  const controller = new AbortController();
  const response = request(read, controller.signal);
  // Whoever takes it handles its failure.
  response.catch(() => {});
  window.earlyCalls ??= new Map();
  window.earlyCalls.set(keyOf(read), { response, controller });
}

/** The response to a read that was started early, once. */
export function takeEarly(read: Read, signal: AbortSignal): Promise<Response> | undefined {
  const early = window.earlyCalls?.get(keyOf(read));
  if (!early) return undefined;
  window.earlyCalls?.delete(keyOf(read));
  signal.addEventListener('abort', () => early.controller.abort());
  return early.response;
}

const keyOf = ({ method, path }: Read) => `${method} ${path}`;
