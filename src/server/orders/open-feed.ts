import type { RejectedOrder } from '../../entities/wire/order-sync';
import type { Values } from '../tables/change-log';
import { startThread } from '../threads/start-thread';
import { FeedError } from './feed-error';
import type { FeedHandlers } from './feed-worker';
import { orderTexts as texts } from './texts';

/** The shop's list, to be read once. */
export type OpenFeed = Awaited<ReturnType<typeof openFeed>>;

const MEMORY_MEGABYTES = 512;
const TIME_LIMIT_MS = 60_000;
/** Quick to copy between threads. */
const BATCH = 250;
const MAX_LISTED = 100;

/** Opens the shop's list in a thread, since reading it takes a while. Throws a `FeedError` if it isn't one. */
export async function openFeed(bytes: Uint8Array) {
  const { ask, end } = startThread<FeedHandlers>(
    'server/orders/feed-worker',
    {
      memoryMegabytes: MEMORY_MEGABYTES,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      exceeded: () => new FeedError(texts.tooCostly),
    },
    { FeedError },
  );
  try {
    const rows = await ask('open', bytes);
    return {
      rows,
      close: end,
      async read(onProgress: (rows: number) => void) {
        /** By order id. If an order is listed more than once, the last one counts. */
        const orders = new Map<string, Values>();
        const notUnderstood: RejectedOrder[] = [];
        let notUnderstoodCount = 0;
        const complain = (row: RejectedOrder) => {
          notUnderstoodCount += 1;
          if (notUnderstood.length < MAX_LISTED) notUnderstood.push(row);
        };
        for (let done = 0; done < rows; ) {
          const batch = await ask('nextOrders', BATCH);
          for (const row of batch) {
            if ('why' in row) complain(row);
            else {
              const { orderId: order, values, cut } = row;
              if (cut) complain({ order, why: cut });
              if (orders.has(order)) complain({ order, why: texts.repeated });
              orders.set(order, values);
            }
          }
          done += batch.length;
          onProgress(done);
        }
        return { orders, notUnderstood, notUnderstoodCount };
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
