import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderConfig } from '../../entities/order-config';
import { entityConfig } from '../../entities/testing';
import { syncRunner } from '../../server/orders/sync-runner';
import { addRow } from '../../server/rows/change-row';
import { allRows, asha, openTestStore, type TestStore } from '../../server/testing/test-store';
import { minute } from '../../server/time/clock';
import { pictureAt } from '../pictures/picture-paths';
import { demoFeedUrl, feedRoutes } from './feed-routes';
import { seedOrders } from './seed-orders';

const installer = entityConfig({
  name: 'installer',
  fields: [
    { name: 'name', type: 'text' },
    { name: 'city', type: 'text' },
  ],
});

async function openStore(): Promise<TestStore> {
  const store = await openTestStore(installer, orderConfig);
  for (const city of ['Pune', 'Kochi', 'Agra']) {
    await addRow(store, installer, null, { name: `Fitter of ${city}`, city });
  }
  return store;
}

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
  await seedOrders(store);
});
afterAll(() => store.close());

describe('the demo’s orders', () => {
  const rows = () => allRows(store, orderConfig);
  const valuesOf = async (field: string) => new Set((await rows()).map((row) => row[field]));

  test('are two thousand of the last twelve months, in every state', async () => {
    const orders = await rows();
    expect(orders).toHaveLength(2_000);
    const days = orders.map(({ purchaseDate }) => Date.parse(String(purchaseDate)));
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    const age = (day = 0) => (Date.now() - day) / (24 * 60 * minute);
    expect(age(days[0])).toBeGreaterThan(360);
    expect(age(days[0])).toBeLessThan(368);
    expect(age(days.at(-1))).toBeLessThan(3);
    expect(await valuesOf('paymentStatus')).toContain('Refunded');
    expect([...(await valuesOf('transactionStatus'))]).toEqual(
      expect.arrayContaining(['SUCCESS', 'success', 'FAIL', 'PENDING', null]),
    );
    for (const field of ['mobile', 'productImage', 'muralImg', 'installerId']) {
      expect(await valuesOf(field)).toContain(null);
    }
    const boxes = orders.map((row) =>
      [row.packed, row.shipped, row.delivered, row.installed].map(Number).join(''),
    );
    expect(new Set(boxes).size).toBe(16);
  });

  test('go to real installers, have pictures, and add up', async () => {
    for (const row of await rows()) {
      if (row.installerId !== null) expect([1, 2, 3]).toContain(row.installerId);
      for (const path of [row.productImage, row.muralImg]) {
        if (path !== null) expect(pictureAt(String(path).replace('images/', ''))).toBeDefined();
      }
      const [width, height] = String(row.wallDimension).split(' ft x ').map(Number.parseFloat);
      expect(Number(row.wpLength)).toBe((width ?? 0) * (height ?? 0));
      expect(row.purchaseAmount).toBe(Number(row.wpLength) * Number(row.wpRate));
    }
  });

  test('are added once', async () => {
    expect(await seedOrders(store)).toEqual([]);
    expect(await rows()).toHaveLength(2_000);
  });
});

describe('the demo shop’s list', () => {
  let now: number;
  async function sync(to: TestStore) {
    const app = fastify();
    app.register(feedRoutes(to, () => now));
    await app.listen({ host: '127.0.0.1', port: 0 });
    const feedUrl = () => demoFeedUrl(app.server);
    return await syncRunner({ store: to, feedUrl })(asha).outcome.finally(() => app.close());
  }

  test('brings something new every few minutes', async () => {
    now = Date.now();
    expect(await sync(store)).toMatchObject({
      new: 12,
      changed: 3,
      unchanged: 1997,
      notUnderstoodCount: 1,
      notUnderstood: [{ order: 'PH-SAMPLE', why: 'Amount must be a number.' }],
    });
    expect(await sync(store)).toMatchObject({ new: 0, changed: 0, unchanged: 2012 });
    now += 60 * minute;
    expect(await sync(store)).toMatchObject({ new: 15, notUnderstoodCount: 3 });
  });

  test('exists even without seeded orders', async () => {
    const empty = await openStore();
    now = Date.now();
    expect(await sync(empty)).toMatchObject({ new: 2012, changed: 0 });
    await empty.close();
  });
});
