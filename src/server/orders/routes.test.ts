import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderConfig } from '../../entities/order-config';
import { apply } from '../rows/apply';
import { addRow, removeRow } from '../rows/change-row';
import { updated } from '../rows/change-set';
import { tableOf } from '../tables/identifiers';
import { writeTo } from '../tables/transactions';
import { installer, type OrderServer, shopOrder, startOrderServer } from '../testing/order-server';
import { isPostgresRun } from '../testing/test-database';
import { allRows, historyOf } from '../testing/test-store';
import { readOrder } from './read-order';

let server: OrderServer;
let order: Record<string, unknown>;
let fitter: number;
beforeAll(async () => {
  server = await startOrderServer(() => undefined);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['entity_order', 'change'] as const)
    await server.store.db.deleteFrom(table).execute();
  const read = readOrder(shopOrder(1), 1);
  await addRow(server.store, orderConfig, null, 'values' in read ? read.values : {});
  const [first = {}] = await server.orders();
  order = first;
  fitter = (await addRow(server.store, installer, null, { name: 'Ramesh' })).id;
});

const update = (body: object) => server.call('update', body);

describe('the list', () => {
  test('is compressed, and not sent again while it is unchanged', async () => {
    const answer = await server.call('fetch', undefined, { 'accept-encoding': 'br' });
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual([order]);
    const { etag } = answer.headers;
    const again = await server.call('fetch', undefined, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await update({ ...order, packed: true });
    const other = await server.call('fetch', undefined, { 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
  });

  test('has only the requested fields, and only what changed of them', async () => {
    const some = 'fetch?fields=orderId,wpRate';
    const narrow = ({ id, orderId, wpRate, version }: typeof order) => ({
      id,
      orderId,
      wpRate,
      version,
    });
    const answer = await server.call(some);
    expect(answer.json()).toEqual([narrow(order)]);
    expect(await server.orders()).toEqual([order]);
    const changed = narrow((await update({ ...order, packed: true })).json());
    const since = encodeURIComponent(String(answer.headers['list-version']));
    const changes = { changed: [changed], removed: [], order: 'desc' };
    expect((await server.call(`${some}&since=${since}`)).json()).toEqual(changes);
  });

  test('requires a sign-in, and no other endpoint changes orders', async () => {
    for (const call of ['fetch', 'update', 'syncorders']) {
      const answer = await server.visitor().post(`/api/orders/${call}`, {});
      expect([401, 419]).toContain(answer.statusCode);
    }
    for (const call of ['add', 'remove', 'bulkUpdate', 'download']) {
      expect((await server.call(call, {})).statusCode).toBe(404);
    }
  });
});

describe('an update', () => {
  test('accepts the fields that staff fill in, and nothing else', async () => {
    const work = { packed: true, shipped: '1', delivered: 0, installerId: String(fitter) };
    const answer = await update({ ...order, ...work, customerName: 'Nobody', wpRate: 1, user: 5 });
    const now = { ...order, packed: true, shipped: true, installerId: fitter, version: 2 };
    expect([answer.statusCode, answer.json()]).toEqual([200, now]);
    expect(await server.orders()).toEqual([now]);
    expect((await historyOf(server.store, Number(order.id))).at(-1)).toEqual({
      username: 'Asha',
      action: 'update',
      version: 2,
      before: { packed: false, shipped: false, installerId: null },
      after: { packed: true, shipped: true, installerId: fitter },
    });
    expect((await update({ id: order.id, installerId: null })).json()).toMatchObject({
      installerId: null,
    });
  });

  test.each([12345, 'Ramesh', 1.5, 0, -1, 2 ** 31, {}])(
    'rejects the installer %j',
    async (installerId) => {
      const answer = await update({ ...order, installerId });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual({ installerId: [expect.any(String)] });
      expect(await server.orders()).toEqual([order]);
    },
  );

  test('keeps an installer who has been removed, but can’t assign one', async () => {
    await update({ ...order, installerId: fitter });
    await removeRow(server.store, installer, null, { id: fitter });
    const answer = await update({ id: order.id, installerId: fitter, packed: true });
    expect(answer.json()).toMatchObject({ installerId: fitter, packed: true });
    await update({ id: order.id, installerId: null });
    expect((await update({ id: order.id, installerId: fitter })).statusCode).toBe(422);
  });

  if (isPostgresRun) {
    test('locks the installer until the order is saved', async () => {
      const { store } = server;
      const [row] = await allRows(store, orderConfig);
      if (!row) throw new Error('There is no order.');
      const removable = async () => {
        const query = store.db.selectFrom(tableOf('installer')).select('id');
        return await query.where('id', '=', fitter).forUpdate().skipLocked().execute();
      };
      await writeTo(store, orderConfig, null, async (transaction) => {
        expect(await removable()).toHaveLength(1);
        await apply(transaction, { changes: [updated(row, { installerId: fitter })] });
        expect(await removable()).toHaveLength(0);
      });
    });
  }

  test('returns the current order when the version is outdated', async () => {
    const current = (await update({ ...order, packed: true })).json();
    const answer = await update({ ...order, installed: true });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ message: expect.any(String), current });
    expect(current.user).toEqual({ mobile: '9845012345' });
  });

  test('rejects a missing order, values that are not booleans, and anything that is not an object', async () => {
    expect((await update({ ...order, id: 99999 })).statusCode).toBe(404);
    expect((await update({ ...order, packed: 'half' })).json().errors).toHaveProperty('packed');
    expect((await update({ ...order, packed: null })).statusCode).toBe(422);
    expect((await update([order])).statusCode).toBe(422);
  });
});
