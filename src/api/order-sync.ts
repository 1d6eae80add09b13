import { readLoosely } from '../common/read-loosely';
import {
  type SyncOutcome,
  type SyncProgress,
  syncLine,
  syncOutcome,
} from '../entities/wire/order-sync';
import { readText, sendAndRead } from './http/client';
import { Failure } from './http/errors';
import { readJsonLines } from './http/json-lines';

/** Imports the shop's orders. Only our own server reports progress and an outcome. Throws a `Failure`. */
export function syncOrders(
  onProgress: (progress: SyncProgress) => void,
): Promise<SyncOutcome | undefined> {
  const headers = { Accept: 'application/json, application/x-ndjson' };
  const request = { method: 'post', path: '/api/orders/syncorders', headers } as const;
  return sendAndRead(request, async (response) => {
    const isStream = response.headers.get('Content-Type')?.includes('ndjson');
    if (isStream && response.body) return await followSync(response, response.body, onProgress);
    const { text } = await readText(response);
    return syncOutcome.safeParse(readLoosely(text)).data;
  });
}

async function followSync(
  { status }: Response,
  body: ReadableStream<Uint8Array>,
  onProgress: (progress: SyncProgress) => void,
): Promise<SyncOutcome | undefined> {
  for await (const line of readJsonLines(body)) {
    // Skips lines that a newer server may add.
    const { success, data } = syncLine.safeParse(line);
    if (!success) continue;
    if ('progress' in data) onProgress(data.progress);
    if ('failure' in data)
      throw new Failure('otherStatus', { status, message: data.failure.message });
    if ('outcome' in data) return data.outcome;
  }
  throw new Failure('noResponse', { message: 'The stream ended before the outcome.' });
}
