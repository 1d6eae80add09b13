import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  deferred,
  type Reply,
  type ScriptedServer,
  type Seen,
  startServer,
} from '../../api/http/testing';
import type { Row } from '../../entities/row';
import { noticesStore } from '../calls/notices';
import { listStore, refreshList, retainList } from '../lists/lists';
import { confirmationStore } from '../session/rights';
import { endSession, startSession } from '../session/session';
import { signedInAt } from '../testing';
import { installerList } from './installers';
import { orderList } from './list';
import { changeOrder, orderConflictStore, orderWork, settleOrderConflict } from './update';

const FETCH = 'POST /api/orders/fetch';
const UPDATE = 'POST /api/orders/update';
const order = { id: 7, orderId: 'ORD-7', user: { mobile: '98' }, extra: [1], version: 1 };
const work = {
  installerId: null,
  packed: false,
  shipped: false,
  delivered: false,
  installed: false,
};
let server: ScriptedServer;
let hide: () => void;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/order');
  server.on(FETCH, { json: [order, { id: 8, packed: 1 }] });
  await refreshList(orderList);
  hide = retainList(orderList);
});
afterEach(() => {
  hide();
  server.stop();
});

const shown = (): Row | undefined => listStore(orderList).getState().content[0];
const sent = () => server.seen(UPDATE).map(({ body }) => JSON.parse(body));
const alerts = () => noticesStore.getState().alerts.map(({ text }) => text);
const asked = () => orderConflictStore.getState();
const settled = () => expect.poll(() => listStore(orderList).getState().refreshing).toBe(false);
/** Answers an update as our server does. */
const stored = ({ body }: Seen): Reply => {
  const row = JSON.parse(body);
  return { json: { ...row, version: row.version + 1 } };
};

test('a step is read from whatever a server stores', () => {
  const boxes = (packed: unknown) => orderWork({ packed }).packed;
  expect([true, 1, '1', 'true'].map(boxes)).toEqual([true, true, true, true]);
  expect([false, 0, '0', null, undefined, ''].map(boxes)).toEqual(Array(6).fill(false));
});

describe('a change', () => {
  test('shows at once, and sends the full order with unknown fields unchanged', async () => {
    const reply = deferred<Reply>();
    server.on(UPDATE, reply.promise);
    const changed = changeOrder('7', { packed: true });
    expect(shown()).toEqual({ ...order, packed: true });
    server.on(FETCH, { json: [{ ...order, packed: 1 }] });
    reply.resolve({ text: '1' });
    await changed;
    expect(sent()).toEqual([{ ...order, ...work, packed: true }]);
    await expect.poll(shown).toEqual({ ...order, packed: 1 });
  });

  test('is sent with others that waited, and with the version from the previous change', async () => {
    server.on(UPDATE, stored);
    server.on(FETCH, () => deferred<Reply>().promise);
    await Promise.all([
      changeOrder('7', { packed: true }),
      changeOrder('7', { installerId: 3 }),
      changeOrder('7', { packed: false }),
    ]);
    expect(sent()).toEqual([
      { ...order, ...work, packed: true },
      { ...order, ...work, packed: false, installerId: 3, version: 2 },
    ]);
    expect(shown()).toMatchObject({ packed: false, installerId: 3, version: 3 });
  });

  test('is not sent if it changes nothing in the end', async () => {
    server.on(UPDATE, stored);
    server.on(FETCH, () => deferred<Reply>().promise);
    await Promise.all([true, false, true].map((packed) => changeOrder('7', { packed })));
    expect(sent()).toHaveLength(1);
    expect(shown()).toMatchObject({ packed: true, version: 2 });
  });

  test('that waits is sent when the page is left', async () => {
    const first = deferred<Reply>();
    server.on(UPDATE, first.promise, stored);
    const changes = [true, false].map((packed) => changeOrder('7', { packed }));
    await expect.poll(sent).toHaveLength(1);
    window.dispatchEvent(new Event('pagehide'));
    await expect.poll(sent).toEqual([
      { ...order, ...work, packed: true },
      { ...order, ...work, packed: false, version: 2 },
    ]);
    // If the page is restored, the change is not sent again.
    server.on(FETCH, { json: [{ ...order, version: 3 }] });
    first.resolve({ json: { ...order, packed: true, version: 2 } });
    await Promise.all(changes);
    await expect.poll(shown).toMatchObject({ version: 3 });
    expect(sent()).toHaveLength(2);
  });

  test('does not wait for changes of other orders', async () => {
    const first = deferred<Reply>();
    server.on(UPDATE, first.promise, stored);
    const slow = changeOrder('7', { packed: true });
    await expect.poll(sent).toHaveLength(1);
    await changeOrder('8', { packed: false });
    expect(sent().map(({ id }) => id)).toEqual([7, 8]);
    first.resolve({ text: '1' });
    await slow;
    await settled();
  });

  test('keeps what the response leaves out', async () => {
    server.on(UPDATE, { json: { id: '7', packed: 1, version: 2 } });
    server.on(FETCH, () => deferred<Reply>().promise);
    await changeOrder('7', { packed: true });
    expect(shown()).toMatchObject({ user: { mobile: '98' }, packed: 1, version: 2 });
  });
});

describe('a change that is rejected', () => {
  test.each<[string, Reply | 'drop', string]>([
    [
      '422',
      { status: 422, json: { errors: { packed: ['No.'] } } },
      'Order ORD-7 was not changed. No.',
    ],
    ['404', { status: 404 }, 'This server cannot do that.'],
    ['405', { status: 405 }, 'This server cannot do that.'],
    ['500', { status: 500 }, 'Oops, something went wrong!  The team have been notified.'],
    ['no response', 'drop', 'Order ORD-7 was not changed. There was no answer from the server.'],
  ])('%s: is reverted with a message', async (_, reply, message) => {
    server.on(UPDATE, reply);
    await changeOrder('7', { packed: true });
    expect(shown()).toEqual(order);
    expect(alerts()).toEqual([expect.stringContaining(message)]);
    expect(sent()).toHaveLength(1);
    await expect.poll(() => server.seen(FETCH)).toHaveLength(2);
    await settled();
  });

  test('is reported if the order is no longer in the list', async () => {
    server.on(FETCH, { json: [] });
    await refreshList(orderList);
    await changeOrder('7', { packed: true });
    expect(alerts()).toEqual(['The order was not changed. It is no longer in the list.']);
    expect(sent()).toEqual([]);
    await settled();
  });

  test('is not part of the next one', async () => {
    server.on(UPDATE, { status: 422, json: { message: 'No.' } }, stored);
    server.on(FETCH, () => deferred<Reply>().promise);
    await Promise.all([changeOrder('7', { packed: true }), changeOrder('7', { shipped: true })]);
    expect(sent()[1]).toEqual({ ...order, ...work, shipped: true });
    expect(shown()).toMatchObject({ packed: false, shipped: true });
  });
});

describe('a change that conflicts with someone else’s', () => {
  const current = { ...order, ...work, shipped: true, version: 5 };

  test('shows theirs, and is made on top of it if the user wants that', async () => {
    server.on(UPDATE, { status: 409, json: { message: 'Changed.', current } }, stored);
    server.on(FETCH, () => deferred<Reply>().promise);
    await changeOrder('7', { packed: true });
    expect(shown()).toEqual(current);
    expect(alerts()).toEqual([]);
    expect(asked()).toEqual([
      { before: expect.objectContaining(order), current, change: { packed: true } },
    ]);
    settleOrderConflict(['packed']);
    expect(asked()).toEqual([]);
    await expect.poll(shown).toMatchObject({ packed: true, version: 6 });
    expect(sent()[1]).toEqual({ ...current, packed: true });
  });

  test('is not made if the user chooses theirs', async () => {
    server.on(UPDATE, { status: 409, json: { message: 'Changed.', current } });
    await changeOrder('7', { packed: true });
    settleOrderConflict([]);
    expect([asked(), shown(), sent().length]).toEqual([[], current, 1]);
    await settled();
  });

  test('is reported on other screens, and the next user is not asked about it', async () => {
    server.on(UPDATE, { status: 409, json: { message: 'Changed.', current } });
    hide();
    await changeOrder('7', { packed: true });
    expect(alerts()).toEqual([
      'Order ORD-7 was not changed. Someone else has changed the same value. Open Orders to decide.',
    ]);
    expect(asked()).toHaveLength(1);
    hide = retainList(orderList);
    endSession();
    expect(asked()).toEqual([]);
  });

  test('is no question for the next user if the response comes after the session has ended', async () => {
    const reply = deferred<Reply>();
    server.on(UPDATE, reply.promise);
    const changed = changeOrder('7', { packed: true });
    endSession();
    reply.resolve({ status: 409, json: { message: 'Changed.', current } });
    await changed;
    startSession({ id: 8, username: 'asha' });
    expect(asked()).toEqual([]);
  });

  test('raises no question if both set the same value', async () => {
    const done = { ...current, packed: 1 };
    server.on(UPDATE, { status: 409, json: { message: 'Changed.', current: done } });
    await changeOrder('7', { packed: true });
    expect(asked()).toEqual([]);
    await settled();
  });
});

test.each([
  [{ installerId: 3 }, 'Order ORD-7: Installer set to Ramesh Chauhan'],
  [{ installerId: null }, 'Order ORD-7: Installer removed'],
  [{ packed: true }, 'Order ORD-7: Packed'],
  [{ packed: true, installerId: 3 }, 'Order ORD-7 updated'],
])('says what was changed: %j', async (change, text) => {
  confirmationStore.setState({ offers: ['history'] });
  server.on(FETCH, { json: [{ ...order, installerId: 5 }] });
  await refreshList(orderList);
  listStore(installerList).setState({ content: [{ id: 3, name: 'Ramesh Chauhan' }] });
  server.on(UPDATE, stored);
  server.on(FETCH, () => deferred<Reply>().promise);
  await changeOrder('7', change);
  expect(noticesStore.getState().toasts.map((toast) => toast.text)).toEqual([text]);
});

test.each(['Failed', 'Pending'])(
  'says that an order is not paid when a step is done: %s',
  async (paymentStatus) => {
    server.on(FETCH, { json: [{ ...order, paymentStatus }] });
    await refreshList(orderList);
    server.on(UPDATE, stored);
    server.on(FETCH, () => deferred<Reply>().promise);
    await changeOrder('7', { packed: true });
    const [toast] = noticesStore.getState().toasts;
    expect(toast?.text).toBe(`Order ORD-7 updated: Packed, but the payment is ${paymentStatus}`);
    toast?.action?.run();
    await expect.poll(() => sent().map(({ packed }) => packed)).toEqual([true, false]);
  },
);

describe('a step out of order', () => {
  const toasts = () => noticesStore.getState().toasts.map(({ text }) => text);

  test('is saved with a warning, and can be changed back even if the server can’t undo', async () => {
    server.on(UPDATE, stored);
    server.on(FETCH, () => deferred<Reply>().promise);
    await changeOrder('7', { installed: true });
    expect(toasts()).toEqual(['Order ORD-7 updated: Installed before delivered']);
    noticesStore.getState().toasts[0]?.action?.run();
    await expect.poll(() => sent().map(({ installed }) => installed)).toEqual([true, false]);
    await expect.poll(shown).toMatchObject({ installed: false, version: 3 });
  });

  test('is no longer what the shortcut undoes after a later change', async () => {
    server.on(UPDATE, stored);
    server.on(FETCH, () => deferred<Reply>().promise);
    await changeOrder('7', { installed: true });
    expect(noticesStore.getState().undo).toBeDefined();
    await changeOrder('7', { packed: true });
    expect(noticesStore.getState().undo).toBeUndefined();
  });

  test('is changed back without reverting later changes', async () => {
    server.on(UPDATE, stored);
    server.on(FETCH, () => deferred<Reply>().promise);
    await changeOrder('7', { shipped: true });
    await changeOrder('7', { packed: true, installerId: 3 });
    noticesStore.getState().toasts[0]?.action?.run();
    await expect.poll(() => sent().map(({ shipped }) => shipped)).toEqual([true, true, false]);
    expect(sent()[2]).toMatchObject({ packed: true, installerId: 3 });
  });

  test('also results from undoing a step before a later one', async () => {
    server.on(UPDATE, stored);
    server.on(FETCH, () => deferred<Reply>().promise);
    await changeOrder('7', { packed: true });
    await changeOrder('7', { shipped: true });
    expect(toasts()).toEqual([]);
    await changeOrder('7', { packed: false });
    expect(toasts()).toEqual(['Order ORD-7 updated: Shipped before packed']);
  });
});
