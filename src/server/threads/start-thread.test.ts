import { expect, test } from 'vitest';
import type { FeedHandlers } from '../orders/feed-worker';
import type { SpreadsheetHandlers } from '../spreadsheets/spreadsheet-worker';
import { startThread } from './start-thread';

const limits = (signal: AbortSignal) => ({
  memoryMegabytes: 256,
  signal,
  exceeded: () => new Error('Too costly.'),
});
const start = (signal: AbortSignal) =>
  startThread<FeedHandlers>('server/orders/feed-worker', limits(signal));

test('an aborted signal rejects what was asked', async () => {
  const { ask, end } = start(AbortSignal.timeout(1));
  await expect(ask('open', new Uint8Array())).rejects.toThrow('Too costly.');
  await end();
});

test('a thread that has ended rejects what is asked', async () => {
  const { ask, end } = start(new AbortController().signal);
  await end();
  await expect(ask('nextOrders', 1)).rejects.toThrow('The thread has ended.');
});

test('a thread without enough memory rejects what was asked', async () => {
  const { ask, end } = startThread<SpreadsheetHandlers>('server/spreadsheets/spreadsheet-worker', {
    ...limits(new AbortController().signal),
    memoryMegabytes: 32,
  });
  const rows = Array.from({ length: 1000 }, (_, id) => ({ id, name: `Row ${id}` }));
  const batches = Array.from({ length: 1000 }, () => ask('takeRows', rows));
  await expect(Promise.all(batches)).rejects.toThrow('Too costly.');
  await end();
});
