import type { FastifyReply } from 'fastify';
import { type DocumentKind, orderName } from '../../entities/wire/documents';
import { HttpError, invalid } from '../http/errors';
import { needs } from '../http/needs';
import type { Routes } from '../http/schemas';
import type { SellerSettings } from '../settings/settings';
import type { EntityStore } from '../tables/entity-store';
import { findOrder } from './find-order';
import { documentMaker } from './make-document';
import { documentTexts as texts } from './texts';

export interface DocumentRoutesParts {
  readonly store: EntityStore;
  readonly seller: SellerSettings;
}

/** Sends the invoice or the receipt of a paid order. */
export function documentRoutes({ store, seller }: DocumentRoutesParts): Routes {
  const makeDocument = documentMaker();

  async function send(kind: DocumentKind, id: number, reply: FastifyReply) {
    const order = await findOrder(store, id);
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
    const options = { ...needs('order', 'documents'), schema: { body: orderName } };
    app.post('/invoices/downloadInvoice', options, async ({ body }, reply) =>
      send('invoice', body.id, reply),
    );
    app.post('/invoices/downloadReceipt', options, async ({ body }, reply) =>
      send('receipt', body.id, reply),
    );
  };
}
