import type { FastifyPluginAsync } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderConfig } from '../../entities/order-config';
import { entityConfig } from '../../entities/testing';
import { orderRoutes } from '../orders/routes';
import { historyCalls } from '../testing/history-calls';
import { shopOrder, startShop, type TestShop } from '../testing/order-server';
import { type PartServer, startPartServer } from '../testing/part-server';
import { historyRoutes } from './routes';

const installer = entityConfig({
  name: 'installer',
  actions: { add: {}, remove: {} },
  fields: [{ name: 'name', type: 'text' }],
});

let server: PartServer;
let shop: TestShop;
beforeEach(async () => {
  shop = await startShop();
  server = await startPartServer(
    [installer],
    (parts) => {
      const all: FastifyPluginAsync = async (app) => {
        await app.register(orderRoutes({ ...parts, feedUrl: () => shop.url }));
        await app.register(historyRoutes(parts));
      };
      return { routes: all };
    },
    [orderConfig],
  );
});
afterEach(async () => {
  await server.close();
  await shop.close();
});

const { call, newest, preview, rollBack } = historyCalls(() => server);

const sync = async (...orders: object[]) => {
  shop.answers(orders);
  await call('/api/orders/syncorders', {});
};

test('a sync of orders is rolled back, new orders included, and so is that rollback', async () => {
  const orders = async () => {
    const rows: { orderId: string; wpRate: string; packed: boolean }[] = await call(
      '/api/orders/fetch',
      {},
    );
    return rows.map(({ orderId, wpRate, packed }) => `${orderId} ${wpRate} ${packed}`);
  };
  await sync(shopOrder(1));
  await sync(shopOrder(1, { wpRate: 99 }), shopOrder(2), shopOrder(3));
  const { id, way } = await newest('order');
  expect(way).toBe('sync');
  const [third] = await call('/api/orders/fetch', {});
  await call('/api/orders/update', { ...third, packed: true });
  expect((await preview(id)).newer).toMatchObject([{ title: 'PH-3', action: 'add' }]);
  await rollBack(id);
  expect(await orders()).toEqual(['PH-3 110 true', 'PH-1 110 false']);
  await rollBack((await newest('order')).id);
  expect(await orders()).toEqual(['PH-3 110 true', 'PH-2 110 false', 'PH-1 99 false']);
});

test('the history of an order names its installers, and calls a click a toggle', async () => {
  await sync(shopOrder(1));
  const [{ id, installerId: none }] = await call('/api/orders/fetch', {});
  const [asha, ravi] = [
    await call('/api/installer/add', { name: 'Asha' }),
    await call('/api/installer/add', { name: 'Ravi' }),
  ];
  const assigned = async (installer: { id: number }) =>
    await call('/api/orders/update', { id, installerId: installer.id });
  const latest = async () => (await call('/api/history', { entity: 'order', row: id })).entries[0];
  expect(none).toBeNull();
  await assigned(asha);
  const first = await latest();
  expect(first.way).toBe('toggle');
  await assigned(ravi);
  const label = 'Installer';
  expect((await latest()).fields).toMatchObject([{ label, before: 'Asha', after: 'Ravi' }]);
  const { rejected } = await call('/api/history/undo', { change: first.id });
  expect(rejected).toMatchObject([{ label, value: 'Ravi' }]);
  await call('/api/installer/remove', { id: ravi.id });
  expect((await latest()).fields).toMatchObject([{ before: 'Asha', after: String(ravi.id) }]);
});
