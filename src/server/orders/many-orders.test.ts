import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderConfig } from '../../entities/order-config';
import { readHistory } from '../tables/change-log';
import {
  type OrderServer,
  shopOrder,
  startOrderServer,
  startShop,
  type TestShop,
} from '../testing/order-server';
import { allRows } from '../testing/test-store';

const COUNT = 2_000;

let shop: TestShop;
let server: OrderServer;
beforeAll(async () => {
  shop = await startShop();
  server = await startOrderServer(() => shop.url);
  shop.answers(Array.from({ length: COUNT }, (_, count) => shopOrder(count, { wpLength: count })));
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

test('a sync accepts thousands of orders while others go on reading, and records each', async () => {
  let isDone = false;
  const sync = server.call('syncorders').finally(() => {
    isDone = true;
  });
  const listed = new Set<number>();
  let answers = 0;
  while (!isDone) {
    listed.add((await server.orders()).length);
    expect((await server.post('/api/installer/fetch')).statusCode).toBe(200);
    answers += 1;
    // Requests from elsewhere leave time between them.
    await setImmediate();
  }
  expect((await sync).json()).toMatchObject({ new: COUNT, unchanged: 0, notUnderstoodCount: 0 });
  expect(answers).toBeGreaterThan(10);
  // All or none: no request sees a part of them.
  expect([...listed].filter((length) => length !== 0 && length !== COUNT)).toEqual([]);

  const rows = new Map((await allRows(server.store, orderConfig)).map((row) => [row.id, row]));
  expect(rows.size).toBe(COUNT);
  const changes = await server.store.db
    .selectFrom('change')
    .select(['row_id', 'after'])
    .where('entity', '=', orderConfig.name)
    .where('action', '!=', 'import')
    .execute();
  const logged = changes.filter(({ row_id, after }) => {
    const values = readHistory(after ?? '{}', server.store.cipher, { entity: 'order', rowId: 0 });
    const row = rows.get(row_id);
    return row?.orderId === values.orderId && row?.wpLength === values.wpLength;
  });
  expect([changes.length, logged.length]).toEqual([COUNT, COUNT]);
});
