import { once } from 'node:events';
import { startThread } from '../threads/start-thread';
import type { FeedAnswer, FeedBatch, FeedRequest } from './feed-calls';
import { FeedFault } from './feed-fault';
import { orderTexts as texts } from './texts';

/** The shop's list, to be read once. */
export interface OpenFeed {
  readonly rows: number;
  batches(): AsyncGenerator<FeedBatch>;
  close(): Promise<void>;
}

const MEMORY_MEGABYTES = 512;
const LONGEST_MS = 60_000;
/** Quick to copy from one thread to the other. */
const BATCH = 250;

/**
 * Reads the shop's list in a thread of its own, for that takes longer than others should wait. Throws
 * a `FeedFault` when it is no list of orders.
 */
export async function openFeed(bytes: Uint8Array): Promise<OpenFeed> {
  const worker = startThread('orders/feed-worker', { maxOldGenerationSizeMb: MEMORY_MEGABYTES });
  const signal = AbortSignal.timeout(LONGEST_MS);
  let failure: Error | undefined;
  // An error that comes while nothing is asked must not end the server; the next question meets it.
  worker.on('error', (error) => {
    failure = error;
  });

  async function ask(request: FeedRequest): Promise<FeedAnswer> {
    if (failure) throw failure;
    try {
      const answered = once(worker, 'message', { signal });
      worker.postMessage(request);
      const [answer] = await answered;
      return answer;
    } catch (error) {
      throw signal.aborted || isOutOfMemory(error) ? new FeedFault(texts.tooCostly) : error;
    }
  }

  const close = async () => void (await worker.terminate());
  try {
    const answer = await ask({ bytes });
    if ('fault' in answer) throw new FeedFault(answer.fault);
    const rows = 'rows' in answer ? answer.rows : 0;
    return {
      rows,
      close,
      async *batches() {
        for (let read = 0; read < rows; read += BATCH) {
          const next = await ask({ next: BATCH });
          if ('batch' in next) yield next.batch;
        }
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
