import { startThread } from '../threads/start-thread';
import { FeedError } from './feed-error';
import type { FeedHandlers } from './feed-worker';
import { orderTexts as texts } from './texts';

/** The shop's list, to be read once. */
export interface OpenFeed {
  readonly rows: number;
  batches(): AsyncGenerator<ReturnType<FeedHandlers['nextOrders']>>;
  close(): Promise<unknown>;
}

const MEMORY_MEGABYTES = 512;
const TIME_LIMIT_MS = 60_000;
/** Quick to copy from one thread to the other. */
const BATCH = 250;

/**
 * Reads the shop's list in a thread, because it would block other requests for too long. Throws a
 * `FeedError` when it is not a list of orders.
 */
export async function openFeed(bytes: Uint8Array): Promise<OpenFeed> {
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
      async *batches() {
        for (let read = 0; read < rows; read += BATCH) yield await ask('nextOrders', BATCH);
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
