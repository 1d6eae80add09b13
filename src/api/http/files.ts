import { type RequestOptions, sendAndRead } from './client';
import { SignedOutError } from './errors';
import { isHtmlDocument } from './response-body';

export interface DownloadProgress {
  readonly receivedBytes: number;
  /** Undefined if the server doesn't say. */
  readonly totalBytes: number | undefined;
}

/** Enough of a file to recognize a web page. */
const HTML_START = 2000;

/** Downloads a file. If the connection breaks within it, there is no response. Throws a `Failure`. */
export async function sendForFile(
  options: RequestOptions,
  onProgress?: (progress: DownloadProgress) => void,
): Promise<Blob> {
  return await sendAndRead(options, async (response) => {
    const file = onProgress ? await readFile(response, onProgress) : await response.blob();
    const start = await file.slice(0, HTML_START).text();
    if (isHtmlDocument(start)) throw new SignedOutError(response.status, '');
    return file;
  });
}

async function readFile(
  response: Response,
  onProgress: (progress: DownloadProgress) => void,
): Promise<Blob> {
  const reader = response.body?.getReader();
  if (!reader) return await response.blob();
  const totalBytes = totalOf(response.headers);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let receivedBytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    receivedBytes += value.byteLength;
    onProgress({ receivedBytes, totalBytes });
  }
  return new Blob(chunks, { type: response.headers.get('Content-Type') ?? '' });
}

/** Of a compressed response, the length counts fewer bytes than are read. */
function totalOf(headers: Headers): number | undefined {
  if (headers.has('Content-Encoding')) return undefined;
  return Number(headers.get('Content-Length')) || undefined;
}
