import { serverUrl } from '../../common/server-url';
import type { OnUploadProgress } from '../../common/upload-progress';
import type { TextResponse } from './client';
import { Failure } from './errors';
import { failureOf } from './failure-of';
import { holdBack } from './hold-back';
import { inFlight } from './in-flight';
import { baseHeaders, xsrfHeaders } from './request';
import { isHtmlDocument } from './response-body';

export interface UploadOptions {
  readonly onProgress?: OnUploadProgress | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Posts a form with XMLHttpRequest: not all browsers report the progress of a fetch. Throws a `Failure`. */
export async function upload(
  path: string,
  form: FormData,
  options: UploadOptions,
): Promise<TextResponse> {
  const url = serverUrl(path);
  if (holdBack.appliesTo(url)) throw new Failure('aborted');
  const request = await inFlight.mustFinish(post(url, form, options));
  const { status, responseText, responseURL } = request;
  const isRedirected = responseURL !== '' && responseURL !== url;
  if (isRedirected) throw new Failure('signedOut', { status });
  if (status < 200 || status > 299)
    throw failureOf(status, responseText, request.getResponseHeader('X-Request-Id'));
  if (isHtmlDocument(responseText)) throw new Failure('signedOut', { status });
  return { status, text: responseText };
}

function post(
  url: string,
  form: FormData,
  { onProgress, headers, signal: own }: UploadOptions,
): Promise<XMLHttpRequest> {
  const signal = inFlight.signal(own);
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new Failure('aborted'));
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.withCredentials = true;
    const all = { ...baseHeaders, ...xsrfHeaders('POST'), ...headers };
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress?.({ sentBytes: loaded, totalBytes: total });
    request.onload = () => resolve(request);
    request.onerror = () => reject(new Failure('noResponse'));
    request.onabort = () => reject(new Failure('aborted'));
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.send(form);
  });
}
