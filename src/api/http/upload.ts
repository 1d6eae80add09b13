import { baseHeaders, serverUrl } from './client';
import { AbortedError, NoResponseError, SignedOutError } from './errors';
import { failureOf } from './failure-of';
import { isHtmlDocument } from './html-document';
import { inFlightSignal } from './in-flight';
import { xsrfToken } from './xsrf';

/** How much of a request has left. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

export interface UploadOptions {
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/**
 * Posts a form with files. By XMLHttpRequest, since nothing else tells everywhere how much has left;
 * a failure is the same as any other call's. Throws a `Failure`.
 */
export async function upload(
  path: string,
  form: FormData,
  { onProgress, signal, headers: ownHeaders }: UploadOptions = {},
): Promise<void> {
  const url = serverUrl(path);
  const { status, text, headers, finalUrl } = await post(
    url,
    form,
    inFlightSignal(signal),
    { ...baseHeaders, ...ownHeaders },
    onProgress,
  );
  if (finalUrl !== '' && finalUrl !== url) throw new SignedOutError(status, '');
  const isSuccess = status >= 200 && status < 300;
  if (!isSuccess) throw failureOf(new Response(null, { status, headers }), text);
  if (isHtmlDocument(text)) throw new SignedOutError(status, '');
}

interface RawAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** Another one than was asked when the server redirected. */
  readonly finalUrl: string;
}

function post(
  url: string,
  form: FormData,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>>,
  onProgress: UploadOptions['onProgress'],
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const token = xsrfToken();
    if (token) request.setRequestHeader('X-XSRF-TOKEN', token);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress?.({ sentBytes: loaded, totalBytes: total });
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        headers: headersOf(request),
        finalUrl: request.responseURL,
      });
    request.onerror = () => reject(new NoResponseError(new Error('The request failed.')));
    request.onabort = () => reject(new AbortedError());
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    if (signal.aborted) reject(new AbortedError());
    else request.send(form);
  });
}

/** What a failure is told by; pages of another origin may not read more. */
function headersOf(request: XMLHttpRequest): Headers {
  const retryAfter = request.getResponseHeader('Retry-After');
  return new Headers(retryAfter === null ? {} : { 'Retry-After': retryAfter });
}
