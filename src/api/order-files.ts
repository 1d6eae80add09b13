import ky from 'ky';
import type { DownloadProgress } from '../common/download-progress';
import { serverUrl } from '../common/server-url';
import type { DocumentKind } from '../entities/wire/documents';
import { Failure } from './http/errors';
import { sendForFile } from './http/files';
import { inFlight } from './http/in-flight';

/** An order's document as a PDF from the invoice service. */
export async function downloadDocument(
  kind: DocumentKind,
  id: unknown,
  onProgress?: (progress: DownloadProgress) => void,
): Promise<Blob> {
  const service = (import.meta.env.VITE_INVOICE_URL || '/invoices').replace(/\/+$/, '');
  const path = `${service}/${kind === 'invoice' ? 'downloadInvoice' : 'downloadReceipt'}`;
  try {
    return await sendForFile({ method: 'post', path, json: { id, download: true } }, onProgress);
  } catch (error) {
    // A service on another origin knows nothing about the session here.
    const isElsewhere = new URL(serverUrl(path)).origin !== new URL(serverUrl('/')).origin;
    if (error instanceof Failure && error.kind === 'signedOut' && isElsewhere)
      throw new Failure('otherStatus', { status: error.status, message: error.message });
    throw error;
  }
}

/** A picture by its URL; `undefined` if it isn't one. Throws if the site forbids the request. */
export function fetchPicture(url: string): Promise<Blob | undefined> {
  return inFlight.mustFinish(pictureAt(url));
}

async function pictureAt(url: string): Promise<Blob | undefined> {
  const response = await ky.get(url, { timeout: false, retry: 0, throwHttpErrors: false });
  if (!response.ok) return undefined;
  const picture = await response.blob();
  return picture.type.startsWith('image/') ? picture : undefined;
}
