import { serverUrl } from '../../common/server-url';
import type { OnUploadProgress } from '../../common/upload-progress';
import type { TextResponse } from './client';
import { Failure } from './errors';
import { failureOf } from './failure-of';
import { holdBack } from './hold-back';
import { inFlight } from './in-flight';
import { baseHeaders, xsrfHeaders } from './request';
import { isHtmlDocument } from './response-body';

const texts = {
  unreadable: (file: string) => `${file} can’t be read. If you have changed it, choose it again.`,
};

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
    request.onerror = () => void failureWithout(form).then(reject);
    request.onabort = () => reject(new Failure('aborted'));
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.send(form);
  });
}

/** Why there is no response. Browsers don't send a file that was edited after it was chosen, and can't read it either. */
async function failureWithout(form: FormData): Promise<Failure> {
  for (const file of form.values()) {
    if (!(file instanceof File)) continue;
    const isReadable = await file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => true,
        () => false,
      );
    if (!isReadable) return new Failure('otherStatus', { message: texts.unreadable(file.name) });
  }
  return new Failure('noResponse');
}
