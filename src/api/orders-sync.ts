import { isRecord } from '../common/is-record';
import { readAnswer, sendAndRead } from './http/client';
import { NoResponseError, OtherStatusError } from './http/errors';
import { readLoosely } from './http/json';
import { readJsonLines } from './http/json-lines';

/** How far the server is with the shop's orders. */
export interface SyncProgress {
  /** `reading`, `comparing` or `saving`. */
  readonly step: string;
  readonly done: number;
  readonly total: number | null;
}

/** An order of the shop that the server could not take. */
export interface OrderNotUnderstood {
  /** Its id, or its place in the shop's list. */
  readonly order: string;
  readonly why: string;
}

export interface SyncOutcome {
  readonly added: number;
  readonly changed: number;
  readonly notUnderstood: readonly OrderNotUnderstood[];
  /** There may be more than are named. */
  readonly notUnderstoodCount: number;
}

/**
 * Has the server take over the shop's orders. Our server tells how far it is, and what came of it; of
 * another one's success nothing more is known. Throws a `Failure`.
 */
export function syncOrders(
  onProgress: (progress: SyncProgress) => void,
): Promise<SyncOutcome | undefined> {
  const headers = { Accept: 'application/json, application/x-ndjson' };
  const call = { method: 'post', path: '/api/orders/syncorders', headers } as const;
  return sendAndRead(call, async (response) => {
    const isStream = response.headers.get('Content-Type')?.includes('ndjson');
    if (isStream && response.body) return await followSync(response, response.body, onProgress);
    const { text } = await readAnswer(response);
    return readOutcome(readLoosely(text));
  });
}

async function followSync(
  { status }: Response,
  body: ReadableStream<Uint8Array>,
  onProgress: (progress: SyncProgress) => void,
): Promise<SyncOutcome | undefined> {
  for await (const line of readJsonLines(body)) {
    if (!isRecord(line)) continue;
    const progress = readProgress(line.progress);
    if (progress) onProgress(progress);
    if (isRecord(line.failure)) throw new OtherStatusError(status, textOf(line.failure.message));
    if (line.outcome !== undefined) return readOutcome(line.outcome);
  }
  throw new NoResponseError(new Error('The stream ended before the outcome.'));
}

function readProgress(value: unknown): SyncProgress | undefined {
  if (!isRecord(value) || typeof value.done !== 'number') return undefined;
  const total = typeof value.total === 'number' ? value.total : null;
  return { step: textOf(value.step), done: value.done, total };
}

function readOutcome(value: unknown): SyncOutcome | undefined {
  if (!isRecord(value) || typeof value.new !== 'number' || typeof value.changed !== 'number')
    return undefined;
  const list = Array.isArray(value.notUnderstood) ? value.notUnderstood.filter(isRecord) : [];
  const notUnderstood = list.map(({ order, why }) => ({ order: textOf(order), why: textOf(why) }));
  const count = value.notUnderstoodCount;
  return {
    added: value.new,
    changed: value.changed,
    notUnderstood,
    notUnderstoodCount: typeof count === 'number' ? count : notUnderstood.length,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
