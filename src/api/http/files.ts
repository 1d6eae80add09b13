import { type Call, sendAndRead } from './client';
import { SignedOutError } from './errors';
import { isHtmlDocument } from './html-document';

/** How much of a file has come. */
export interface DownloadProgress {
  readonly receivedBytes: number;
  /** Nothing where the server does not say how much there is. */
  readonly totalBytes: number | undefined;
}

/** Where a web page would have said what it is. */
const HTML_START = 2000;

/**
 * A call that is answered with a file, of which `onProgress` hears as it comes. One that breaks off is
 * no answer. Throws a `Failure`.
 */
export async function sendForFile(
  call: Call,
  onProgress?: (progress: DownloadProgress) => void,
): Promise<Blob> {
  return await sendAndRead(call, async (response) => {
    const file = onProgress ? await readFile(response, onProgress) : await response.blob();
    const start = await file.slice(0, HTML_START).text();
    if (isHtmlDocument(start)) throw new SignedOutError(response.status, '');
    return file;
  });
}

/** Reads an answer to its end, and tells of each piece. Throws when it breaks off. */
async function readFile(
  response: Response,
  onProgress: (progress: DownloadProgress) => void,
): Promise<Blob> {
  const reader = response.body?.getReader();
  if (!reader) return await response.blob();
  const totalBytes = totalOf(response.headers);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let receivedBytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    receivedBytes += value.byteLength;
    onProgress({ receivedBytes, totalBytes });
  }
  return new Blob(pieces, { type: response.headers.get('Content-Type') ?? '' });
}

/** The length says how much is sent: of a compressed answer, less than what is read. */
function totalOf(headers: Headers): number | undefined {
  if (headers.has('Content-Encoding')) return undefined;
  return Number(headers.get('Content-Length')) || undefined;
}
