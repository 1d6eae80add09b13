import type { FastifyPluginAsync } from 'fastify';
import type { EntityStore } from '../../server/entity-tables/entity-store';
import { orderConfig } from '../../server/hand-written-entities/order-config';
import { shopFeed } from './shop-feed';

export const FEED_PATH = '/shop/orders.json';

/** The demo shop's list of orders, as the sync reads it. */
export function feedRoutes({ db }: EntityStore, clock = Date.now): FastifyPluginAsync {
  return async (app) => {
    app.get(FEED_PATH, async (_request, reply) => {
      const first = await db
        .selectFrom('change')
        .select((eb) => eb.fn.min('at').as('at'))
        .where('entity', '=', orderConfig.name)
        .executeTakeFirst();
      const now = clock();
      // It opened when it got its first orders.
      const openedAt = first?.at ? Date.parse(first.at) : now;
      return reply.header('cache-control', 'no-cache').send(shopFeed(openedAt, now));
    });
  };
}
