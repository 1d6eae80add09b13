import { isRecord } from '../common/is-record';
import type { SyncOutcome, SyncProgress } from '../entities/wire/order-sync';
import { readText, sendAndRead } from './http/client';
import { Failure } from './http/errors';
import { readJsonLines } from './http/json-lines';
import { readLoosely } from './http/response-body';

/**
 * Imports the shop's orders. Our server reports progress and an outcome; from another server, only success
 * or failure is known. Throws a `Failure`.
 */
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
    if (!isRecord(line)) continue;
    const { progress, failure, outcome } = line;
    if (isProgress(progress)) onProgress(progress);
    if (isRecord(failure))
      throw new Failure('otherStatus', { status, message: String(failure.message ?? '') });
    if (outcome !== undefined) return isOutcome(outcome) ? outcome : undefined;
  }
  throw new Failure('noResponse', { message: 'The stream ended before the outcome.' });
}

function isProgress(value: unknown): value is SyncProgress {
  if (!isRecord(value) || typeof value.done !== 'number') return false;
  return value.total === null || typeof value.total === 'number';
}

function isOutcome(value: unknown): value is SyncOutcome {
  return (
    isRecord(value) &&
    [value.new, value.changed, value.notUnderstoodCount].every(Number.isInteger) &&
    Array.isArray(value.notUnderstood) &&
    value.notUnderstood.every(isRecord)
  );
}
