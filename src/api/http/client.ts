import ky, { HTTPError } from 'ky';
import { AbortedError, isFailure, NoResponseError, SignedOutError } from './errors';
import { failureOf } from './failure-of';
import { inFlight } from './in-flight';
import { isHtmlDocument } from './response-body';
import { readRetry } from './retry';
import { xsrfToken } from './xsrf';

/** The headers of every request. */
export const baseHeaders = {
  // The server decides between JSON and a redirect by the first type, for downloads too.
  Accept: 'application/json, */*',
  'X-Requested-With': 'XMLHttpRequest',
};

const http = ky.create({
  credentials: 'include',
  headers: baseHeaders,
  // A slow connection or a long list is no failure; users who don't want to wait can leave.
  timeout: false,
  retry: 0,
  throwHttpErrors: (status) => status !== 304,
  hooks: {
    beforeRequest: [
      (request) => {
        const token = request.method === 'GET' ? undefined : xsrfToken();
        if (token) request.headers.set('X-XSRF-TOKEN', token);
      },
    ],
  },
});

export interface RequestOptions {
  readonly method: 'get' | 'post';
  /** A path on the server, with a leading slash, or a full URL elsewhere. */
  readonly path: string;
  /** It changes nothing, so it may be retried. */
  readonly isRead?: boolean;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** A successful response. Its body may be anything, or empty. */
interface TextResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends a request and reads the response as text. Throws a `Failure`. */
export async function send(options: RequestOptions): Promise<TextResponse> {
  return await sendAndRead(options, readText);
}

export async function readText(response: Response): Promise<TextResponse> {
  const text = await response.text();
  if (isHtmlDocument(text)) throw new SignedOutError(response.status, '');
  return { status: response.status, headers: response.headers, text };
}

/** Sends a request whose response is read by `read`. Throws a `Failure`. */
export async function sendAndRead<Result>(
  { path, method, json, headers, isRead, signal: ownSignal }: RequestOptions,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const signal = inFlight.signal(ownSignal);
  try {
    const response = await http(serverUrl(path), {
      method,
      signal,
      ...(json === undefined ? {} : { json }),
      ...(headers ? { headers } : {}),
      ...(isRead ? { retry: readRetry } : {}),
    });
    if (response.redirected) throw new SignedOutError(response.status, '');
    return await read(response);
  } catch (error) {
    if (isFailure(error)) throw error;
    if (signal.aborted) throw new AbortedError();
    if (error instanceof HTTPError) throw await failureOfHttp(error.response);
    throw new NoResponseError(error);
  }
}

async function failureOfHttp(response: Response) {
  if (response.redirected) return new SignedOutError(response.status, '');
  // The status is known even if the connection breaks within the body.
  return failureOf(response.status, await response.text().catch(() => ''));
}

/** The URL of a path on the server. */
export function serverUrl(path: string): string {
  if (/^https?:\/\//.test(path)) return path;
  const base = (import.meta.env.VITE_API_URL || location.origin).replace(/\/+$/, '');
  return new URL(base + path, location.href).href;
}
