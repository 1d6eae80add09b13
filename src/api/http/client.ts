import ky, { HTTPError, type KyInstance, type Options } from 'ky';
import { serverUrl } from '../../common/server-url';
import { takeEarly } from './early-calls';
import { Failure } from './errors';
import { failureOf } from './failure-of';
import { holdBack } from './hold-back';
import { inFlight } from './in-flight';
import { baseHeaders, xsrfHeaders } from './request';
import { isHtmlDocument } from './response-body';
import { retryReads } from './retry';

const server = ky.create({
  credentials: 'include',
  headers: baseHeaders,
  // A slow connection is not a failure, and users who don't want to wait can leave.
  timeout: false,
  retry: 0,
  throwHttpErrors: (status) => status !== 304,
  hooks: { beforeRequest: [addXsrfToken] },
});
const reads = server.extend({ retry: retryReads, hooks: { beforeRequest: [takeEarly] } });
const writes = server.extend({ hooks: { beforeRequest: [rejectHeldBack] } });

function addXsrfToken({ method, headers }: Request): void {
  for (const [name, value] of Object.entries(xsrfHeaders(method))) headers.set(name, value);
}

function rejectHeldBack({ url }: Request): void {
  if (holdBack.appliesTo(url)) throw new Failure('aborted');
}

export interface RequestOptions extends Pick<Options, 'json' | 'headers' | 'keepalive' | 'retry'> {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** A path on the server, with a leading slash, or a full URL elsewhere. */
  readonly path: string;
  /** Whether the request changes nothing, so it may be retried; true by default for GET. */
  readonly isRead?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** A successful response. Its text may be anything, or empty. */
export interface TextResponse {
  readonly status: number;
  readonly text: string;
}

interface FetchedText extends TextResponse {
  readonly headers: Headers;
}

/** Sends a request and reads the response as text. Throws a `Failure`. */
export async function send(options: RequestOptions): Promise<FetchedText> {
  return await sendAndRead(options, readText);
}

export async function readText(response: Response): Promise<FetchedText> {
  const text = await response.text();
  if (isHtmlDocument(text)) throw new Failure('signedOut', { status: response.status });
  return { status: response.status, headers: response.headers, text };
}

/** Sends a request whose response is read by `read`. Throws a `Failure`. */
export function sendAndRead<Result>(
  options: RequestOptions,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const { isRead = options.method === 'get' } = options;
  const result = settle(isRead ? reads : writes, options, read);
  return isRead ? result : inFlight.mustFinish(result);
}

async function settle<Result>(
  client: KyInstance,
  { path, isRead: _, signal: own, ...options }: RequestOptions,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const signal = inFlight.signal(own);
  try {
    const response = await client(serverUrl(path), { ...options, signal });
    if (response.redirected) throw new Failure('signedOut', { status: response.status });
    return await read(response);
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error instanceof HTTPError) throw await failureOfHttp(error.response);
    throw signal.aborted ? new Failure('aborted') : new Failure('noResponse', { cause: error });
  }
}

async function failureOfHttp(response: Response): Promise<Failure> {
  if (response.redirected) return new Failure('signedOut', { status: response.status });
  // The status is known even if the connection breaks in the middle of the body.
  const text = await response.text().catch(() => '');
  return failureOf(response.status, text, response.headers.get('X-Request-Id'));
}
