import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderConfig } from '../../entities/order-config';
import { updateRow } from '../rows/change-row';
import {
  type OrderServer,
  removeOrders,
  shopOrder,
  startOrderServer,
  startShop,
  syncList,
  type TestShop,
} from '../testing/order-server';
import { asha, historyOf } from '../testing/test-store';

let shop: TestShop;
let server: OrderServer;
beforeAll(async () => {
  shop = await startShop();
  server = await startOrderServer(() => shop.url);
});
beforeEach(() => removeOrders(server));
afterAll(async () => {
  await server.close();
  await shop.close();
});

const sync = (list: object) => syncList(server, shop, list);
const change = expect.any(Number);
const allGood = { notUnderstood: [], notUnderstoodCount: 0, change };

describe('a sync', () => {
  test('adds the shop’s orders in the format of the screen, and logs each change', async () => {
    expect(await sync([shopOrder(1), shopOrder(2, { user: null, transaction: null })])).toEqual({
      new: 2,
      changed: 0,
      unchanged: 0,
      ...allGood,
    });
    const [first, second] = await server.orders();
    expect(first).toEqual({
      ...shopOrder(1, { purchaseDate: '2026-11-20', wpLength: '108' }),
      id: expect.any(Number),
      version: 1,
      installers: [],
      installerId: null,
      packed: false,
      shipped: false,
      delivered: false,
      installed: false,
    });
    expect(second).toMatchObject({ orderId: 'PH-2', user: null, transaction: null });
    expect(await historyOf(server.store, Number(first?.id))).toEqual([
      {
        username: 'Asha',
        action: 'add',
        version: 1,
        before: null,
        after: expect.objectContaining({ orderId: 'PH-1', mobile: '9845012345', packed: false }),
      },
    ]);
  });

  test('lists the newest first, whatever the shop’s order', async () => {
    const bought = (count: number, purchaseDate: string | null) =>
      shopOrder(count, { purchaseDate });
    await sync([bought(1, '2026-11-20'), bought(2, '2026-11-18'), bought(3, '2026-11-19')]);
    await sync([bought(5, '2026-11-22'), bought(4, '2026-11-21'), bought(6, null)]);
    const listed: readonly { orderId: string }[] = (await server.call('fetch')).json();
    expect(listed.map(({ orderId }) => orderId)).toEqual(
      ['5', '4', '6', '1', '3', '2'].map((count) => `PH-${count}`),
    );
  });

  test('updates only what differs', async () => {
    await sync([shopOrder(1), shopOrder(2), shopOrder(3)]);
    const before = await server.orders();
    const paid = { transaction: { status: 'FAIL' }, purchaseAmount: 12000.5 };
    const list = [shopOrder(3), shopOrder(1), shopOrder(2, paid), shopOrder(4)];
    expect(await sync(list)).toEqual({ new: 1, changed: 1, unchanged: 2, ...allGood });
    const [first, second, third, fourth] = await server.orders();
    expect([first, third]).toEqual([before[0], before[2]]);
    expect(second).toEqual({ ...before[1], ...paid, version: 2 });
    expect(fourth).toMatchObject({ orderId: 'PH-4', version: 1 });
    expect((await historyOf(server.store, Number(second?.id))).at(-1)).toEqual({
      username: 'Asha',
      action: 'update',
      version: 2,
      before: { transactionStatus: 'SUCCESS', purchaseAmount: 11880 },
      after: { transactionStatus: 'FAIL', purchaseAmount: 12000.5 },
    });
  });

  test('keeps the fields that staff fill in, whatever the shop sends', async () => {
    await sync([shopOrder(1)]);
    const [order] = await server.orders();
    const work = { packed: true, shipped: true, installed: true };
    await updateRow(server.store, orderConfig, asha, { id: order?.id, ...work });
    const boast = { installerId: 7, packed: false, delivered: true, customerName: 'Asha Iyer' };
    expect(await sync([shopOrder(1, boast), shopOrder(2, boast)])).toMatchObject({
      new: 1,
      changed: 1,
    });
    const [first, second] = await server.orders();
    expect(first).toEqual({ ...order, ...work, customerName: 'Asha Iyer', version: 3 });
    expect(second).toMatchObject({ installerId: null, packed: false, delivered: false });
  });

  test('keeps orders that are no longer listed, and accepts an empty list', async () => {
    await sync([shopOrder(1), shopOrder(2)]);
    const before = await server.orders();
    for (const list of [[shopOrder(2)], [], { orders: [] }]) {
      expect(await sync(list)).toMatchObject({ new: 0, changed: 0 });
      expect(await server.orders()).toEqual(before);
    }
  });

  test('keeps the list’s tag when nothing changes', async () => {
    const tag = async () => (await server.call('fetch')).headers.etag;
    await sync([shopOrder(1)]);
    const first = await tag();
    expect(await sync([shopOrder(1)])).toMatchObject({ unchanged: 1 });
    expect(await tag()).toBe(first);
    await sync([shopOrder(1, { billingCity: 'Pune' })]);
    expect(await tag()).not.toBe(first);
  });

  test('finds orders again whose texts are not well-formed', async () => {
    const half = '\ud800';
    const list = [
      shopOrder(1, { orderId: `PH-${half}`, customerName: `A${half}` }),
      shopOrder(2, { orderId: 'PH-\ud801' }),
    ];
    expect(await sync(list)).toMatchObject({ new: 1, notUnderstoodCount: 1 });
    expect(await sync(list)).toMatchObject({ new: 0, changed: 0, unchanged: 1 });
    expect(await server.orders()).toMatchObject([{ orderId: 'PH-\ufffd' }]);
  });

  test('uses the last one when an order is listed more than once', async () => {
    const again = (customerName: string) => shopOrder(1, { customerName });
    const outcome = await sync([again('A'), again('B'), shopOrder(2), again('C')]);
    const repeated = { order: 'PH-1', why: expect.stringContaining('the last one counts') };
    expect(outcome).toEqual({
      new: 2,
      changed: 0,
      unchanged: 0,
      notUnderstood: [repeated, repeated],
      notUnderstoodCount: 2,
      change,
    });
    expect((await server.orders()).map(({ customerName }) => customerName)).toEqual([
      'C',
      'Asha Rao',
    ]);
  });
});
