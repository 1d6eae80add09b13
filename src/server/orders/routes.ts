import { Readable } from 'node:stream';
import { orderConfig, staffFields } from '../../entities/order-config';
import { anyBody } from '../../entities/wire/parts';
import { HttpError } from '../http/errors';
import { needs, needsOfOrder } from '../http/needs';
import type { Routes } from '../http/schemas';
import { fieldsPart, rowsPart } from '../lists/list-parts';
import { listRoute } from '../lists/send-list';
import { updateRow } from '../rows/change-row';
import { showCurrent } from '../rows/expected-row';
import { formInput } from '../rows/request-input';
import { FeedError } from './feed-error';
import { orderToWire } from './order-wire';
import { syncLines } from './sync-lines';
import { type SyncParts, syncRunner } from './sync-runner';

const LINES = 'application/x-ndjson';

/** The endpoints of the orders: their list, what staff enter, and the sync with the shop. */
export function orderRoutes(parts: SyncParts): Routes {
  const { store } = parts;
  // Newest first.
  const rows = rowsPart(store, orderConfig, {
    shown: { variant: 'wire', of: orderToWire },
    order: 'desc',
  });
  const sync = syncRunner(parts);
  const { endpoints } = orderConfig;
  return async (app) => {
    listRoute(app, store, { path: endpoints.fetch, screen: 'order' }, ({ fields }) => [
      fieldsPart(store, orderConfig, fields, 'desc') ?? rows,
    ]);

    // Only what staff fill in; everything else in the input is ignored.
    const updating = { ...needs('order', 'read'), schema: { body: anyBody } };
    app.post(endpoints.update, updating, async (request) => {
      const author = { ...request.account, way: 'toggle' } as const;
      const input = formInput(request.body, staffFields);
      const row = await showCurrent(orderToWire, () =>
        updateRow(store, orderConfig, author, input, {
          check(changes) {
            // Clients send whole rows: what matters is what differs.
            request.require(...needsOfOrder(Object.keys(changes)));
          },
        }),
      );
      return orderToWire(row);
    });

    app.post('/api/orders/syncorders', needs('order', 'sync'), async (request, reply) => {
      const run = sync(request.account);
      await run.hasFeed.catch(feedFailed);
      if (!request.headers.accept?.includes(LINES)) return await run.outcome.catch(feedFailed);
      const lines = syncLines(run, request.log);
      // Otherwise nginx would buffer the lines.
      return reply.type(LINES).header('x-accel-buffering', 'no').send(Readable.from(lines));
    });
  };
}

function feedFailed(error: unknown): never {
  throw error instanceof FeedError ? new HttpError(502, error.message) : error;
}
