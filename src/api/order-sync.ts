import { isRecord } from '../common/is-record';
import type { SyncOutcome, SyncProgress } from '../entities/wire/order-sync';
import { has } from './http/ask';
import { readText, sendAndRead } from './http/client';
import { Failure } from './http/errors';
import { readJsonLines } from './http/json-lines';
import { readLoosely } from './http/response-body';

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
    const outcome = readLoosely(text);
    return isOutcome(outcome) ? outcome : undefined;
  });
}

async function followSync(
  { status }: Response,
  body: ReadableStream<Uint8Array>,
  onProgress: (progress: SyncProgress) => void,
): Promise<SyncOutcome | undefined> {
  for await (const line of readJsonLines(body)) {
    const { progress, failure, outcome } = line;
    if (isProgress(progress)) onProgress(progress);
    if (isRecord(failure))
      throw new Failure('otherStatus', { status, message: String(failure.message ?? '') });
    if (outcome !== undefined) return isOutcome(outcome) ? outcome : undefined;
  }
  throw new Failure('noResponse', { message: 'The stream ended before the outcome.' });
}

const isProgress = has<SyncProgress>('done');
const isOutcome = has<SyncOutcome>('notUnderstood');
