import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect } from 'vitest';
import { orderConfig } from '../../entities/order-config';
import { entityConfig } from '../../entities/testing';
import type { FeedLimits } from '../orders/fetch-feed';
import { orderRoutes } from '../orders/routes';
import { type PartServer, startPartServer } from './part-server';

export const installer = entityConfig({
  name: 'installer',
  fields: [{ name: 'name', type: 'text' }],
});

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A shop that serves its orders as each test specifies. */
export interface TestShop {
  readonly url: string;
  /** The requests so far. */
  readonly requests: readonly IncomingMessage[];
  /** Sets its next responses: a list as JSON, or anything else. */
  answers(content: object | Answer): void;
  close(): Promise<void>;
}

export async function startShop(): Promise<TestShop> {
  const requests: IncomingMessage[] = [];
  let answer: Answer = (response) => response.end('[]');
  const server = createServer((request, response) => {
    requests.push(request);
    answer(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/orders.json`,
    requests,
    answers(content) {
      answer =
        typeof content === 'function'
          ? (response, request) => content(response, request)
          : (response) => response.end(JSON.stringify(content));
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export interface OrderServer extends PartServer {
  /** Posts to `/api/orders/`. */
  readonly call: PartServer['post'];
  /** All orders as clients get them, oldest first. */
  orders(): Promise<Record<string, unknown>[]>;
}

/** The orders' endpoints with an empty database. */
export async function startOrderServer(
  feedUrl: () => string | undefined,
  limits?: FeedLimits,
): Promise<OrderServer> {
  const server = await startPartServer([installer, orderConfig], (parts) => ({
    routes: orderRoutes({ ...parts, feedUrl, ...(limits && { limits }) }),
  }));
  const call: PartServer['post'] = (path, ...rest) => server.post(`/api/orders/${path}`, ...rest);
  const orders = async () => (await call('fetch')).json().toReversed();
  return { ...server, call, orders };
}

/** Removes all orders, and the history. */
export async function removeOrders({ store }: OrderServer): Promise<void> {
  for (const table of ['entity_order', 'change'] as const) {
    await store.db.deleteFrom(table).execute();
  }
}

/** Syncs with a shop that has this list, and returns the server's response. */
export async function syncList(server: OrderServer, shop: TestShop, list: object) {
  shop.answers(list);
  const answer = await server.call('syncorders');
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** An order as a shop lists it. */
export function shopOrder(count: number, more: object = {}): Record<string, unknown> {
  return {
    orderId: `PH-${count}`,
    customerName: 'Asha Rao',
    user: { mobile: '9845012345' },
    wpId: 'WP-0001',
    productName: 'Udaipur Damask in Ivory',
    productImage: 'images/wallpapers/WP-0001-thumb.jpg',
    muralImg: 'images/rooms/WP-0001.jpg',
    muralThumb: 'images/rooms/WP-0001-thumb.jpg',
    paymentStatus: 'Paid',
    transaction: { status: 'SUCCESS' },
    deliveryAddress: '14, MG Road, Bengaluru 560001',
    purchaseDate: '2026-11-20 18:05:00',
    wallDimension: '12 ft x 9 ft',
    wpLength: 108,
    wpRate: 110,
    purchaseAmount: 11880,
    billingCity: 'Bengaluru',
    ...more,
  };
}
