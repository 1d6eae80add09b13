import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orderConfig } from '../../entities/order-config';
import { OutageError } from '../database/database-error';
import { updateRow } from '../rows/change-row';
import {
  type OrderServer,
  shopOrder,
  startOrderServer,
  startShop,
  type TestShop,
} from '../testing/order-server';
import { allRows, asha, ravi } from '../testing/test-store';
import { FeedError } from './feed-error';
import { fetchFeed } from './fetch-feed';
import { openFeed } from './open-feed';
import { syncLines } from './sync-lines';
import { syncOrders } from './sync-orders';
import { type SyncRun, syncRunner } from './sync-runner';

let shop: TestShop;
let server: OrderServer;
beforeAll(async () => {
  shop = await startShop();
  server = await startOrderServer(() => shop.url);
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

const asLines = () =>
  server.call('syncorders', undefined, { accept: 'application/json, application/x-ndjson' });
const linesOf = (body: string) =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a sync sends its progress as lines, then its outcome', async () => {
  const list = Array.from({ length: 1200 }, (_, count) => shopOrder(count));
  shop.answers([...list, 'nothing']);
  const answer = await asLines();
  expect(answer.headers['content-type']).toBe('application/x-ndjson');
  expect(answer.headers['content-encoding']).toBeUndefined();
  const lines = linesOf(answer.body);
  expect(lines.pop()).toEqual({
    outcome: {
      new: 1200,
      changed: 0,
      unchanged: 0,
      notUnderstoodCount: 1,
      notUnderstood: [{ order: 'row 1201', why: expect.any(String) }],
      change: expect.any(Number),
    },
  });
  expect(lines.length).toBeGreaterThan(0);
  for (const { progress } of lines) {
    expect(['reading', 'comparing', 'saving']).toContain(progress.step);
    expect(progress.done).toBeGreaterThanOrEqual(0);
    if (progress.total !== null) expect(progress.done).toBeLessThanOrEqual(progress.total);
  }
});

test('a sync runs once for two simultaneous requests', async () => {
  const asked = shop.requests.length;
  shop.answers([shopOrder(5000), shopOrder(5001)]);
  const [lines, json] = await Promise.all([asLines(), server.call('syncorders')]);
  expect(shop.requests).toHaveLength(asked + 1);
  expect(json.json()).toMatchObject({ new: 2 });
  expect(linesOf(lines.body).at(-1)).toEqual({ outcome: json.json() });
  expect((await server.call('syncorders')).json()).toMatchObject({ new: 0, unchanged: 2 });
  expect(shop.requests).toHaveLength(asked + 2);
});

test('a sync adds nothing twice when two servers run it at once', async () => {
  const list = Array.from({ length: 300 }, (_, count) => shopOrder(9000 + count));
  shop.answers(list);
  const before = (await allRows(server.store, orderConfig)).length;
  const anotherServer = () =>
    syncRunner({ store: server.store, feedUrl: () => shop.url })(ravi).outcome;
  const outcomes = await Promise.all([anotherServer(), anotherServer()]);
  expect(outcomes.map((outcome) => outcome.new).sort()).toEqual([0, 300]);
  expect(await allRows(server.store, orderConfig)).toHaveLength(before + 300);
});

test('a sync keeps what staff enter while it compares and saves', async () => {
  shop.answers([shopOrder(7776)]);
  await server.call('syncorders');
  shop.answers([shopOrder(7776, { billingCity: 'Mysuru' }), shopOrder(7777)]);
  const order = (await server.orders()).find(({ orderId }) => orderId === 'PH-7776');
  const feed = await openFeed(await fetchFeed(shop.url));
  const entered: Promise<unknown>[] = [];
  const outcome = await syncOrders(server.store, asha, feed, ({ step }) => {
    if (step === 'reading' || entered.length > 3) return;
    const box = ['packed', 'shipped', 'delivered', 'installed'][entered.length] ?? '';
    entered.push(updateRow(server.store, orderConfig, ravi, { id: order?.id, [box]: true }));
  });
  await feed.close();
  await Promise.all(entered);
  expect(outcome).toMatchObject({ new: 1, changed: 1 });
  const after = (await server.orders()).find(({ orderId }) => orderId === 'PH-7776');
  const boxes = { packed: true, shipped: true, delivered: true, installed: true };
  expect(entered).toHaveLength(4);
  expect(after).toEqual({ ...order, ...boxes, billingCity: 'Mysuru', version: 6 });
});

test.each([
  [new Error('PH-1 is at 14, MG Road'), /^Server error\.$/],
  [
    new OutageError({ cause: undefined, isOutcomeUnknown: true }),
    /^The database stopped responding while saving\./,
  ],
  [new FeedError('The shop did not send JSON.'), /^The shop did not send JSON\.$/],
])('a sync that fails midway with %s logs this, and says %s', async (error, message) => {
  const run: SyncRun = {
    hasFeed: Promise.resolve(),
    outcome: Promise.reject(error),
    progress: () => ({ step: 'saving', done: 1, total: 2 }),
  };
  const { log } = fastify();
  const logged = vi.spyOn(log, 'error');
  const lines: unknown[] = [];
  for await (const line of syncLines(run, log)) lines.push(JSON.parse(line));
  expect(lines).toEqual([
    { progress: { step: 'saving', done: 1, total: 2 } },
    { failure: { message: expect.stringMatching(message) } },
  ]);
  expect(logged).toHaveBeenCalledWith({ err: error }, 'The orders could not be synchronized.');
});
