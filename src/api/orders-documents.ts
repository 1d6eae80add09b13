import { serverUrl } from './http/client';
import { OtherStatusError, SignedOutError } from './http/errors';
import { sendForFile } from './http/files';

export type OrderDocument = 'invoice' | 'receipt';

const CALLS: Readonly<Record<OrderDocument, string>> = {
  invoice: 'downloadInvoice',
  receipt: 'downloadReceipt',
};

/** An order's document as a PDF, made by the invoice service. */
export async function fetchDocument(kind: OrderDocument, id: unknown): Promise<Blob> {
  const service = (import.meta.env.VITE_INVOICE_URL || '/invoices').replace(/\/+$/, '');
  const path = `${service}/${CALLS[kind]}`;
  try {
    return await sendForFile({ method: 'post', path, json: { id, download: true } });
  } catch (error) {
    // Another service than the server knows nothing of the session here.
    if (error instanceof SignedOutError && isElsewhere(path))
      throw new OtherStatusError(error.status, error.message);
    throw error;
  }
}

function isElsewhere(path: string): boolean {
  return new URL(serverUrl(path)).origin !== new URL(serverUrl('/')).origin;
}
