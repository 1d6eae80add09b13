import ky, { HTTPError } from 'ky';
import { AbortedError, isFailure, NoResponseError, SignedOutError } from './errors';
import { failureOf } from './failure-of';
import { isHtmlDocument } from './html-document';
import { inFlightSignal } from './in-flight';
import { readRetry } from './read-retry';
import { xsrfToken } from './xsrf';

/** What every request says of itself. */
export const baseHeaders = {
  // The first type decides between JSON and a redirect to a page: JSON, for downloads too.
  Accept: 'application/json, */*',
  'X-Requested-With': 'XMLHttpRequest',
};

const http = ky.create({
  credentials: 'include',
  headers: baseHeaders,
  // A slow line or a long list is no failure; whoever waits can leave.
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

export interface Call {
  readonly method: 'get' | 'post';
  /** From the root of the server's address, with its slash; or a whole address elsewhere. */
  readonly path: string;
  /** A read changes nothing, so it may be repeated when the line is bad. */
  readonly isRead?: boolean;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** A success. Whatever its body is, also none, it is one. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The one way to the server. Throws a `Failure`. */
export async function send(call: Call): Promise<Answer> {
  return await sendAndRead(call, readAnswer);
}

/** What a success says, as text. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  if (isHtmlDocument(text)) throw new SignedOutError(response.status, '');
  return { status: response.status, headers: response.headers, text };
}

/** A call whose answer is read in another way than as a whole. Throws a `Failure`. */
export async function sendAndRead<Result>(
  call: Call,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const signal = inFlightSignal(call.signal);
  try {
    const response = await http(serverUrl(call.path), {
      method: call.method,
      signal,
      ...(call.json === undefined ? {} : { json: call.json }),
      ...(call.headers ? { headers: call.headers } : {}),
      ...(call.isRead ? { retry: readRetry } : {}),
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
  // A body that breaks off does not change what the status says.
  const text = await response.text().catch(() => '');
  return failureOf(response, text);
}

/** The address of a path on the server. */
export function serverUrl(path: string): string {
  if (/^https?:\/\//.test(path)) return path;
  const base = (import.meta.env.VITE_API_URL || location.origin).replace(/\/+$/, '');
  return new URL(base + path, location.href).href;
}
