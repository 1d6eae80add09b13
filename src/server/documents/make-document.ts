import { limitConcurrency } from '../threads/limit-concurrency';
import { startThread } from '../threads/start-thread';
import type { DocumentPlan } from './document-plan';
import type { DocumentHandlers } from './document-worker';

const MEMORY_MEGABYTES = 512;
const TIME_LIMIT_MS = 30_000;

/** More would only compete for time. */
const limit = limitConcurrency(2);

/** Makes an invoice or a receipt in a thread: loading fonts and breaking lines takes long. */
export function makeDocument(plan: DocumentPlan): Promise<Buffer> {
  return limit(async () => {
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
