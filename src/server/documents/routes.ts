import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { wholeNumber } from '../entities/expected-row';
import { inputOf } from '../entity-api/request-input';
import type { EntityStore } from '../entity-tables/entity-store';
import { HttpError, invalid } from '../http/errors';
import type { SellerSettings } from '../settings/settings';
import type { DocumentKind } from './document-plan';
import { findOrder } from './find-order';
import { documentMaker } from './make-document';
import { documentTexts as texts } from './texts';

export interface DocumentRoutesParts {
  readonly store: EntityStore;
  readonly seller: SellerSettings;
}

/** Sends the invoice or the receipt of a paid order. */
export function documentRoutes({ store, seller }: DocumentRoutesParts): FastifyPluginAsync {
  const makeDocument = documentMaker();

  async function send(kind: DocumentKind, request: FastifyRequest, reply: FastifyReply) {
    const { id: sent } = inputOf(request);
    if (sent === undefined || sent === null) throw invalid({ id: [texts.noId] });
    const id = wholeNumber(sent);
    const order = id === undefined ? undefined : await findOrder(store, id);
    if (!order) throw new HttpError(404, texts.noOrder);
    if (order.transactionStatus !== 'SUCCESS') throw invalid({ id: [texts.notPaid(kind)] });
    if (order.purchaseAmount === null) throw invalid({ id: [texts.noAmount(kind)] });
    const { name } = seller;
    if (name === undefined) throw new HttpError(503, texts.noSeller);
    const pdf = await makeDocument({ kind, order, seller: { ...seller, name } });
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
