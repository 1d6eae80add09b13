import type { DownloadProgress } from '../../common/download-progress';
import { type RequestOptions, sendAndRead } from './client';
import { Failure } from './errors';
import { isHtmlDocument } from './response-body';

/** Enough of a file to recognize a web page. */
const HTML_START = 2000;

/** Downloads a file. If the connection breaks within it, there is no response. Throws a `Failure`. */
export async function sendForFile(
  options: RequestOptions,
  onProgress?: (progress: DownloadProgress) => void,
): Promise<Blob> {
  return await sendAndRead(options, async (response) => {
    const file = await readFile(response, onProgress);
    const start = await file.slice(0, HTML_START).text();
    if (isHtmlDocument(start)) throw new Failure('signedOut', { status: response.status });
    return file;
  });
}

/** Without ky's `onDownloadProgress`, which hides redirects and takes a compressed length for the file's. */
async function readFile(
  response: Response,
  onProgress?: (progress: DownloadProgress) => void,
): Promise<Blob> {
  const reader = response.body?.getReader();
  if (!reader) return await response.blob();
  const { headers } = response;
  // The length of a compressed response is less than what is read.
  const length = headers.has('Content-Encoding') ? null : headers.get('Content-Length');
  const totalBytes = Number(length) || undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let receivedBytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    receivedBytes += value.byteLength;
    onProgress?.({ receivedBytes, totalBytes });
  }
  return new Blob(chunks, { type: headers.get('Content-Type') ?? '' });
}
