import { MASKED_TYPE } from '../../entities/wire/masked-type';
import { xsrfToken } from './xsrf';

export const baseHeaders = {
  // The server decides between JSON and a redirect by the first type, for downloads too.
  Accept: `application/json, ${MASKED_TYPE}, */*`,
  'X-Requested-With': 'XMLHttpRequest',
};

interface Request {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** A path on the server, with a leading slash, or a full URL elsewhere. */
  readonly path: string;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export function request(
  { method, path, json, headers }: Request,
  signal: AbortSignal,
): Promise<Response> {
  const token = method === 'get' ? undefined : xsrfToken();
  return fetch(serverUrl(path), {
    method: method.toUpperCase(),
    credentials: 'include',
    signal,
    headers: {
      ...baseHeaders,
      ...(token !== undefined && { 'X-XSRF-TOKEN': token }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
}

export function serverUrl(path: string): string {
  if (/^https?:\/\//.test(path)) return path;
  const base = (import.meta.env.VITE_API_URL || location.origin).replace(/\/+$/, '');
  return new URL(base + path, location.href).href;
}
