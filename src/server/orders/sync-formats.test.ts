import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type OrderServer,
  removeOrders,
  shopOrder,
  startOrderServer,
  startShop,
  syncList,
  type TestShop,
} from '../testing/order-server';

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

test('a sync reports rows that it can’t read, and adds the others', async () => {
  const notAnOrder = 'This is not an order: it must be a JSON object.';
  const outcome = await sync([
    shopOrder(1, { purchaseAmount: 'as agreed', wpRate: {} }),
    shopOrder(2),
    shopOrder(3, { orderId: ' ' }),
    'an order',
    null,
    [shopOrder(4)],
    shopOrder(5, { purchaseDate: 'after Diwali' }),
    shopOrder(6, { customerName: { first: 'Asha' } }),
    shopOrder(7, { orderId: 'x'.repeat(300) }),
    shopOrder(8, { deliveryAddress: 'MG Road\u0000' }),
  ]);
  expect(outcome).toMatchObject({ new: 1, notUnderstoodCount: 9 });
  expect(outcome.notUnderstood).toEqual([
    { order: 'PH-1', why: 'Rate must be a number. Amount must be a number.' },
    { order: 'row 3', why: 'Order ID is required.' },
    { order: 'row 4', why: notAnOrder },
    { order: 'row 5', why: notAnOrder },
    { order: 'row 6', why: notAnOrder },
    { order: 'PH-5', why: 'Purchase Date must be a date such as 2026-12-31.' },
    { order: 'PH-6', why: 'Customer must be text.' },
    { order: 'row 9', why: 'Order ID can have at most 200 characters.' },
    { order: 'PH-8', why: expect.stringContaining('can’t be stored') },
  ]);
  expect((await server.orders()).map(({ orderId }) => orderId)).toEqual(['PH-2']);
});

test('a sync cuts texts that are longer than any address, and says so', async () => {
  const outcome = await sync([
    shopOrder(1, { deliveryAddress: `${'x'.repeat(1999)}🏠${'x'.repeat(10_000)}`, wpId: 'WP-1' }),
  ]);
  expect(outcome).toMatchObject({ new: 1, notUnderstoodCount: 1 });
  const why = 'Delivery Address has more than 2,000 characters; the rest was left out.';
  expect(outcome.notUnderstood).toEqual([{ order: 'PH-1', why }]);
  const [order] = await server.orders();
  expect(order?.deliveryAddress).toBe('x'.repeat(1999));
});

test('a sync lists the first hundred of many that it can’t read', async () => {
  const outcome = await sync(Array.from({ length: 150 }, () => 'nothing'));
  expect(outcome).toMatchObject({ new: 0, notUnderstoodCount: 150 });
  expect(outcome.notUnderstood).toHaveLength(100);
  expect(outcome.notUnderstood.at(-1)).toMatchObject({ order: 'row 100' });
});

test('a sync reads other servers’ formats', async () => {
  const outcome = await sync({
    orders: [
      { orderId: 7 },
      shopOrder(8, {
        orderId: ' 8 ',
        wpId: 12,
        wpRate: '1,188.50',
        purchaseAmount: 1188.0000000000002,
        purchaseDate: '2026-11-20T18:35:00.000000Z',
        user: 'guest',
        transaction: {},
        somethingElse: [1],
      }),
    ],
  });
  expect(outcome).toMatchObject({ new: 2, notUnderstoodCount: 0 });
  const [bare, odd] = await server.orders();
  expect(bare).toMatchObject({ orderId: '7', customerName: null, user: null, wpRate: null });
  expect(odd).toMatchObject({
    orderId: '8',
    wpId: '12',
    wpRate: 1188.5,
    purchaseAmount: 1188,
    purchaseDate: '2026-11-21',
    user: null,
    transaction: null,
  });
  expect(odd).not.toHaveProperty('somethingElse');
});
