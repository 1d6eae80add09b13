import type { FastifyPluginAsync } from 'fastify';
import { signedInAccount } from '../auth/request-session';
import type { EntityStore } from '../entities/entity-store';
import { inputOf } from '../entities/request-input';
import { sendList } from '../entities/send-list';
import { orderConfig } from './order-config';
import { keepOrderList } from './order-list';
import { updateOrder } from './update-order';

export interface OrderRoutesParts {
  readonly store: EntityStore;
}

/** The calls of the orders screen. */
export function orderRoutes({ store }: OrderRoutesParts): FastifyPluginAsync {
  const listNow = keepOrderList(store);
  const { endpoints } = orderConfig;
  return async (app) => {
    app.post(endpoints.fetch, async (request, reply) => sendList(await listNow(), request, reply));
    app.post(endpoints.update, (request) =>
      updateOrder(store, signedInAccount(request), inputOf(request)),
    );
  };
}
