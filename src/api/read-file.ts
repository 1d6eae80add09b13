/** How much of a file has come. */
export interface DownloadProgress {
  readonly receivedBytes: number;
  /** Nothing where the server does not say how much there is. */
  readonly totalBytes: number | undefined;
}

/** Reads an answer to its end, and tells of each piece. Throws when it breaks off. */
export async function readFile(
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
