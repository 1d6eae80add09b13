import { limitConcurrency } from '../threads/limit-concurrency';
import { startThread } from '../threads/start-thread';
import type { DocumentPlan } from './document-plan';
import type { DocumentHandlers } from './document-worker';

const MEMORY_MEGABYTES = 192;
const TIME_LIMIT_MS = 30_000;
/** More would only compete for time. */
const MAX_THREADS = 2;

/** Returns a function that makes documents in threads: loading fonts and breaking lines takes a while. */
export function documentMaker() {
  const limit = limitConcurrency(MAX_THREADS);
  return (plan: DocumentPlan): Promise<Buffer> =>
    limit(async () => {
      const { ask, end } = startThread<DocumentHandlers>('server/documents/document-worker', {
        memoryMegabytes: MEMORY_MEGABYTES,
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      try {
        return Buffer.from(await ask('draw', plan));
      } finally {
        await end();
      }
    });
}
