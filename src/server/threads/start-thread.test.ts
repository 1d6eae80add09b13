import { expect, test } from 'vitest';
import type { FeedHandlers } from '../orders/feed-worker';
import { startThread } from './start-thread';

const start = (signal: AbortSignal, memoryMegabytes = 256) =>
  startThread<FeedHandlers>('server/orders/feed-worker', {
    memoryMegabytes,
    signal,
    exceeded: () => new Error('Too costly.'),
  });

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
  const { ask, end } = start(new AbortController().signal, 16);
  const list = Buffer.from(`[${'{},'.repeat(3_000_000)}{}]`);
  await expect(ask('open', list)).rejects.toThrow('Too costly.');
  await end();
});
