import type { DownloadProgress } from '../../common/download-progress';
import { type RequestOptions, sendAndRead } from './client';
import { Failure } from './errors';
import { HTML_START, isHtmlDocument } from './response-body';

/** Downloads a file. A connection that breaks on the way counts as no response. Throws a `Failure`. */
export async function sendForFile(
  options: RequestOptions,
  onProgress?: (progress: DownloadProgress) => void,
): Promise<Blob> {
  return await sendAndRead(options, async (response) => {
    const file = await readFile(response, onProgress);
    const start = await file.slice(0, HTML_START).text();
    if (isHtmlDocument(start)) throw new Failure('signedOut', { status: response.status });
    if (file.type.startsWith('application/json'))
      throw new Failure('unexpectedResponse', { status: response.status });
    return file;
  });
}

/** Reads without ky's `onDownloadProgress`, which hides redirects and mistakes a compressed length for the file's. */
async function readFile(
  response: Response,
  onProgress?: (progress: DownloadProgress) => void,
): Promise<Blob> {
  const reader = response.body?.getReader();
  if (!reader) return await response.blob();
  const { headers } = response;
  // The length of a compressed response is less than the number of bytes read.
  const length = headers.has('Content-Encoding') ? null : headers.get('Content-Length');
  const total = Number(length) || undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let receivedBytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    receivedBytes += value.byteLength;
    // Another origin rarely says that its response is compressed.
    const totalBytes = total && receivedBytes > total ? undefined : total;
    onProgress?.({ receivedBytes, totalBytes });
  }
  return new Blob(chunks, { type: headers.get('Content-Type') ?? '' });
}
