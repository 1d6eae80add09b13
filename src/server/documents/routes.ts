import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { inputOf } from '../entity-api/request-input';
import { HttpError, invalid } from '../http/errors';
import type { SellerSettings } from '../settings/settings';
import type { FindOrder } from './document-order';
import type { DocumentKind } from './document-plan';
import { makeDocument } from './make-document';
import type { Seller } from './seller';
import { documentTexts as texts } from './texts';

export interface DocumentRoutesParts {
  readonly findOrder: FindOrder;
  readonly seller: SellerSettings;
}

/** Answers with the invoice or the receipt of an order that was paid for. */
export function documentRoutes({ findOrder, seller }: DocumentRoutesParts): FastifyPluginAsync {
  async function send(kind: DocumentKind, request: FastifyRequest, reply: FastifyReply) {
    const id = idOf(inputOf(request).id);
    const order = id === undefined ? undefined : await findOrder(id);
    if (!order) throw new HttpError(404, texts.noOrder);
    if (order.transactionStatus !== 'SUCCESS') throw invalid({ id: [texts.notPaid(kind)] });
    if (order.purchaseAmount === null) throw invalid({ id: [texts.noAmount(kind)] });
    const pdf = await makeDocument({ kind, order, seller: demandSeller(seller) });
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${kind}.pdf"`)
      .send(pdf);
  }

  return async (app) => {
    app.post('/invoices/downloadInvoice', (request, reply) => send('invoice', request, reply));
    app.post('/invoices/downloadReceipt', (request, reply) => send('receipt', request, reply));
  };
}

/** Ids come as text, too. */
function idOf(value: unknown): number | undefined {
  if (value === undefined || value === null) throw invalid({ id: [texts.noId] });
  return /^\d{1,9}$/.test(String(value)) ? Number(value) : undefined;
}

function demandSeller(settings: SellerSettings): Seller {
  const { name } = settings;
  if (name === undefined) throw new HttpError(503, texts.noSeller);
  return { ...settings, name };
}
