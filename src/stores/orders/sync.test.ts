import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { activityStore } from '../calls/activity';
import { chunkTexts } from '../calls/load-or-alert';
import { noticesStore } from '../calls/notices';
import { listStore } from '../lists/lists';
import { confirmationStore } from '../session/rights';
import { endSession, startSession } from '../session/session';
import { signedInAt } from '../testing';
import { orderList } from './list';
import { dismissSync, ordersSyncStore, syncOrders } from './sync';

const SYNC = 'POST /api/orders/syncorders';
const FETCH = 'POST /api/orders/fetch';
let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/order');
  dismissSync();
  server.on(FETCH, { json: [{ id: 1 }] });
});
afterEach(() => {
  vi.doUnmock('../../api/order-sync');
  server.stop();
});

const sync = () => ordersSyncStore.getState();
const alerts = () => noticesStore.getState().alerts.map(({ text }) => text);
const fetched = () => expect.poll(() => listStore(orderList).getState().status).toBe('ready');
const stream = (...lines: unknown[]): Reply => ({
  text: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  headers: { 'Content-Type': 'application/x-ndjson' },
});
const progress = (step: string, done: number, total: number | null) => ({
  progress: { step, done, total },
});
const outcome = {
  new: 12,
  changed: 3,
  unchanged: 1985,
  notUnderstood: [{ order: 'ORD-7', why: 'Rate must be a number.' }],
  notUnderstoodCount: 1,
};

test('if the code of the sync can’t be loaded, an alert says so, and the sync can be started again', async () => {
  vi.doMock('../../api/order-sync', () => {
    throw new TypeError('Failed to fetch');
  });
  await syncOrders();
  vi.doUnmock('../../api/order-sync');
  expect([sync(), alerts()]).toEqual([{ status: 'idle' }, [chunkTexts.error]]);
  server.on(SYNC, { json: outcome });
  await syncOrders();
  expect(sync()).toEqual({ status: 'done', outcome });
  await fetched();
});

test('a stream reports progress and the outcome', async () => {
  const seen: unknown[] = [];
  const stop = ordersSyncStore.subscribe((state) => seen.push(state));
  server.on(SYNC, stream(progress('reading', 1, null), progress('saving', 2, 9), { outcome }));
  await syncOrders();
  stop();
  expect(seen.slice(0, -1)).toEqual([
    { status: 'running' },
    { status: 'running', progress: { step: 'reading', done: 1, total: null } },
    { status: 'running', progress: { step: 'saving', done: 2, total: 9 } },
  ]);
  expect(sync()).toEqual({
    status: 'done',
    outcome,
  });
  expect(server.seen(SYNC)[0]?.headers.accept).toBe('application/json, application/x-ndjson');
  await fetched();
});

test('a sync of our own server can be undone if it changed anything', async () => {
  confirmationStore.setState({ offers: ['history'] });
  server.on(SYNC, stream({ outcome: { ...outcome, change: 7 } }));
  server.on('POST /api/history/rollBack', { json: { rolledBack: 15, left: 0 } });
  await syncOrders();
  noticesStore.getState().undo?.run();
  await expect
    .poll(() => server.seen('POST /api/history/rollBack')[0]?.body)
    .toBe('{"id":7,"take":[]}');
  await expect.poll(() => noticesStore.getState().undo).toBeUndefined();
  server.on(SYNC, stream({ outcome: { ...outcome, new: 0, changed: 0, change: 8 } }));
  await syncOrders();
  expect(noticesStore.getState().undo).toBeUndefined();
  await fetched();
});

test.each<[string, Reply]>([
  ['1', { text: '1' }],
  ['an empty response', { status: 204 }],
  ['something else', { json: { message: 'Synced.' } }],
])('%s from the server means success', async (_, reply) => {
  server.on(SYNC, reply);
  await syncOrders();
  expect(sync()).toEqual({ status: 'done', outcome: undefined });
  await fetched();
});

test('the outcome may come without a stream', async () => {
  server.on(SYNC, { json: outcome });
  await syncOrders();
  expect(sync()).toMatchObject({ status: 'done', outcome });
  await fetched();
});

test('two clicks send one request', async () => {
  const reply = deferred<Reply>();
  server.on(SYNC, reply.promise);
  const both = Promise.all([syncOrders(), syncOrders()]);
  reply.resolve({ text: '1' });
  await both;
  expect(server.seen(SYNC)).toHaveLength(1);
  await fetched();
});

test.each<[string, Reply]>([
  ['before it starts', { status: 502, json: { message: 'The shop is down.' } }],
  ['midway', stream(progress('saving', 1, 2), { failure: { message: 'The shop is down.' } })],
])('a failure %s shows a message, and fetches nothing', async (_, reply) => {
  server.on(SYNC, reply);
  await syncOrders();
  expect(sync()).toEqual({ status: 'failed', message: 'The shop is down.' });
  expect(activityStore.getState().entries).toMatchObject([
    { what: 'Update order status', cause: 'The shop is down.', retry: undefined },
  ]);
  expect(server.seen(FETCH)).toHaveLength(0);
});

test.each<[string, Reply | 'drop']>([
  ['no response', 'drop'],
  ['a stream without an end', stream(progress('saving', 1, 2))],
])('%s shows a message, and fetches the list', async (_, reply) => {
  server.on(SYNC, reply);
  await syncOrders();
  expect(sync()).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('connection was lost'),
  });
  await fetched();
  expect(server.seen(SYNC)).toHaveLength(1);
});

test('a 500 shows one alert and no other message', async () => {
  server.on(SYNC, { status: 500, json: { message: 'Server Error' } });
  await syncOrders();
  expect(sync()).toEqual({ status: 'failed', message: undefined });
  expect(alerts()).toEqual(['Oops, something went wrong!  The team have been notified.']);
});

test('the end of the session resets the state', async () => {
  server.on(SYNC, { text: '1' });
  await syncOrders();
  endSession();
  expect(sync()).toEqual({ status: 'idle' });
});

test('nothing of a sync is shown to the next user', async () => {
  confirmationStore.setState({ offers: ['history'] });
  const reply = deferred<Reply>();
  server.on(SYNC, reply.promise);
  const synced = syncOrders();
  await expect.poll(() => server.seen(SYNC)).toHaveLength(1);
  const seen: string[] = [];
  endSession();
  const stop = ordersSyncStore.subscribe(({ status }) => seen.push(status));
  startSession({ id: 8, username: 'asha' });
  confirmationStore.setState({ offers: ['history'] });
  reply.resolve(stream(progress('saving', 1, 2), { outcome: { ...outcome, change: 7 } }));
  await synced;
  stop();
  expect(seen).toEqual([]);
  expect(noticesStore.getState().undo).toBeUndefined();
  await fetched();
});

test('a sync whose code arrives after the session has ended is not sent', async () => {
  const synced = syncOrders();
  endSession();
  await synced;
  expect(server.seen(SYNC)).toHaveLength(0);
});
