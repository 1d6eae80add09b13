import type { Server } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import { orderConfig } from '../../entities/order-config';
import type { EntityStore } from '../../server/tables/entity-store';
import { shopFeed } from './shop-feed';

const PATH = '/shop/orders.json';

/** The demo shop's list of orders, as the sync reads it. */
export function feedRoutes({ db }: EntityStore, clock = Date.now): FastifyPluginAsync {
  return async (app) => {
    app.get(PATH, async (_request, reply) => {
      const first = await db
        .selectFrom('change')
        .select((eb) => eb.fn.min('at').as('at'))
        .where('entity', '=', orderConfig.name)
        .executeTakeFirst();
      const now = clock();
      // The shop opened when it got its first orders.
      const openedAt = first?.at ? Date.parse(first.at) : now;
      return reply.header('cache-control', 'no-cache').send(shopFeed(openedAt, now));
    });
  };
}

/** The address at which a server in the role of the shop lists the shop's orders, once it listens. */
export function demoFeedUrl(server: Pick<Server, 'address'>): string | undefined {
  const address = server.address();
  if (address === null || typeof address === 'string') return undefined;
  return `http://localhost:${address.port}${PATH}`;
}
