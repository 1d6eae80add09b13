import { takeEarly } from './early-calls';
import { Failure } from './errors';
import { failureOf } from './failure-of';
import { isHeldBack } from './hold-back';
import { inFlight } from './in-flight';
import { request } from './request';
import { isHtmlDocument } from './response-body';
import { retryRead } from './retry';

export interface RequestOptions {
  readonly method: 'get' | 'post' | 'put' | 'delete';
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
  if (isHtmlDocument(text)) throw new Failure('signedOut', { status: response.status });
  return { status: response.status, headers: response.headers, text };
}

/** Sends a request whose response is read by `read`. Throws a `Failure`. */
export async function sendAndRead<Result>(
  options: RequestOptions,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  if (isHeldBack(options)) throw new Failure('aborted');
  const signal = inFlight.signal(options.signal);
  try {
    const response = await respond(options, signal);
    if (response.redirected) throw new Failure('signedOut', { status: response.status });
    if (!response.ok && response.status !== 304) throw await failureOfHttp(response);
    return await read(response);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw signal.aborted ? new Failure('aborted') : new Failure('noResponse', { cause: error });
  }
}

/** Without a time limit: a slow connection is no failure, and users who don't want to wait can leave. */
function respond(options: RequestOptions, signal: AbortSignal): Promise<Response> {
  if (!options.isRead) return request(options, signal);
  return retryRead(() => takeEarly(options, signal) ?? request(options, signal), signal);
}

async function failureOfHttp(response: Response) {
  // The status is known even if the connection breaks within the body.
  const text = await response.text().catch(() => '');
  const failure = failureOf(response.status, text);
  failure.text = text;
  failure.requestId = response.headers.get('X-Request-Id') ?? undefined;
  return failure;
}
