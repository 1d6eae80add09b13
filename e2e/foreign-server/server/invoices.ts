import { pdfOf } from './pdf-of';
import { type Answer, file, inputOf, json, type ReceivedRequest } from './responses';

const ROOT = '/invoices/';

/** The invoice service: it knows neither sessions nor tokens, and makes no receipts. */
export class Invoices {
  answers(path: string): boolean {
    return path.startsWith(ROOT);
  }

  answer(request: ReceivedRequest): Answer {
    if (request.method !== 'POST' || request.path !== `${ROOT}downloadInvoice`) {
      return json(404, { error: 'Cannot find what you asked for' });
    }
    const { id, download } = inputOf(request);
    if (download !== true) return json(400, { error: 'Nothing to download' });
    return file('application/pdf', 'inv.pdf', pdfOf([`Invoice of order ${id}`]));
  }
}
