import type { FastifyPluginAsync } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderConfig } from '../../entities/order-config';
import { linkReferences } from '../../entities/references';
import { entityConfig } from '../../entities/testing';
import type { HistoryEntry } from '../../entities/wire/history';
import { MAX_SELECTED } from '../../entities/wire/selection';
import { historyRoutes } from '../history/routes';
import { orderRoutes } from '../orders/routes';
import { addRow, removeRow } from '../rows/change-row';
import { type PartServer, startPartServer } from '../testing/part-server';
import { asha } from '../testing/test-store';
import { editSelected } from './change-selection';
import { selectionRoutes } from './routes';

const fields = [
  { name: 'name', type: 'text', label: 'Name', required: true },
  { name: 'code', type: 'text', label: 'Code', unique: true },
  { name: 'city', type: 'text', label: 'City', max: 20 },
  { name: 'floor', type: 'number', label: 'Floor', showIf: { city: 'Pune' }, required: true },
  { name: 'parent', type: 'reference', to: 'shop' },
];
const file = {
  name: 'shop',
  label: 'Shop',
  fields,
  columns: [{ field: 'name' }],
  actions: { add: {}, update: {}, remove: {} },
};
const [shop] = linkReferences([entityConfig({ ...file })]);
if (!shop) throw new Error('There is no config.');
const installer = entityConfig({
  name: 'installer',
  fields: [{ name: 'name', type: 'text' }],
  columns: [{ field: 'name' }],
  actions: { remove: {} },
});

interface Shop {
  readonly id: number;
  readonly version: number;
  readonly city: string | null;
}

let server: PartServer;
beforeAll(async () => {
  server = await startPartServer(
    [shop, installer],
    (parts) => {
      const all: FastifyPluginAsync = async (app) => {
        await app.register(orderRoutes({ ...parts, feedUrl: () => undefined }));
        await app.register(historyRoutes(parts));
        await app.register(selectionRoutes(parts));
      };
      return { routes: all };
    },
    [orderConfig],
  );
});
afterAll(() => server.close());

let rows: readonly Shop[];
beforeEach(async () => {
  for (const table of ['entity_shop', 'change'] as const)
    await server.store.db.deleteFrom(table).execute();
  for (const name of ['Asha', 'Banyan', 'Chandra'])
    await server.post('/api/shop/add', { name, code: name, city: 'Jaipur' });
  rows = await fetched();
});

const fetched = async (): Promise<Shop[]> => (await server.post('/api/shop/fetch')).json();
const cities = async () => (await fetched()).map(({ city }) => city);
const chosen = (some: readonly Shop[] = rows) => some.map(({ id, version }) => [id, version]);
const edit = (values: object, some = chosen(), entity = 'shop') =>
  server.post('/api/selection/edit', { entity, rows: some, values });
const remove = (some = chosen()) =>
  server.post('/api/selection/remove', { entity: 'shop', rows: some });
const rollBack = (id: number) => server.post('/api/history/rollBack', { id });
const newest = async (entity = 'shop'): Promise<HistoryEntry> =>
  (await server.post('/api/history', { entity })).json().entries[0];

describe('an edit', () => {
  test('is one entry with a cell per row, and one rollback', async () => {
    const answer = await edit({ city: 'Surat' });
    expect(answer.json()).toEqual({ change: expect.any(Number), changed: 3 });
    expect(await cities()).toEqual(['Surat', 'Surat', 'Surat']);
    const entry = await newest();
    expect(entry).toMatchObject({
      id: answer.json().change,
      who: 'Asha',
      way: 'selection',
      isUndone: false,
      import: { file: 'Change of City', changes: 3 },
    });
    expect((await rollBack(entry.id)).json()).toEqual({ rolledBack: 3, left: 0, rejected: 0 });
    expect(await cities()).toEqual(['Jaipur', 'Jaipur', 'Jaipur']);
  });

  test('changes nothing if a row rejects it, and names the row', async () => {
    await server.post('/api/shop/update', { ...rows[0], city: 'Pune', floor: 3 });
    const answer = await edit({ city: 'Pune' }, chosen(await fetched()));
    expect(answer.statusCode).toBe(422);
    const reasons = [rows[1], rows[2]].map((row) => [
      `rows.${row?.id}.floor`,
      ['Floor is required.'],
    ]);
    expect(answer.json().errors).toEqual(Object.fromEntries(reasons));
    expect(await cities()).toEqual(['Pune', 'Jaipur', 'Jaipur']);
    expect((await newest()).way).toBe('form');
  });

  test('keeps what others have changed, and rejects a clash', async () => {
    await server.post('/api/shop/update', { ...rows[0], name: 'Asha & Co' });
    expect((await edit({ city: 'Surat' })).json().changed).toBe(3);
    expect(await fetched()).toMatchObject([{ name: 'Asha & Co', city: 'Surat' }, {}, {}]);
    const clash = await edit({ city: 'Delhi' });
    expect(clash.statusCode).toBe(422);
    expect(Object.keys(clash.json().errors)).toEqual(rows.map(({ id }) => `rows.${id}`));
    expect(await cities()).toEqual(['Surat', 'Surat', 'Surat']);
  });

  test('lets others save other rows while it is prepared', async () => {
    const [first, second, third] = rows;
    const selected = new Map([first, second].map((row) => [row?.id ?? 0, row?.version]));
    const author = { id: 1, username: 'Binod' };
    const edited = editSelected(
      server.store,
      shop,
      author,
      selected,
      { city: 'Surat' },
      async () => {
        const saved = await server.post('/api/shop/update', { ...third, city: 'Pune', floor: 1 });
        expect(saved.statusCode).toBe(200);
      },
    );
    expect((await edited).changed).toBe(2);
    expect(await cities()).toEqual(['Surat', 'Surat', 'Pune']);
  });

  test('counts only rows that differ, and adds no entry if none does', async () => {
    expect((await edit({ city: 'Jaipur' })).json()).toEqual({ changed: 0 });
    expect((await newest()).action).toBe('add');
  });

  test.each([
    ['a unique field', { code: 'X' }, 'code'],
    ['a field that is not in the form', { owner: 'X' }, 'owner'],
    ['an invalid value', { city: 'x'.repeat(21) }, /^rows\.\d+\.city$/],
  ])('rejects %s', async (_, values, name) => {
    const answer = await edit(values);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)[0]).toMatch(name);
  });

  test('rejects rows that are gone, and too many', async () => {
    await server.post('/api/shop/remove', { id: rows[0]?.id });
    expect((await edit({ city: 'Surat' })).json().errors).toHaveProperty(`rows.${rows[0]?.id}`);
    const many = Array.from({ length: MAX_SELECTED + 1 }, () => [1, 1]);
    expect((await edit({ city: 'Surat' }, many)).statusCode).toBe(422);
    expect((await edit({ city: 'Surat' }, [], 'nothing')).statusCode).toBe(404);
    expect(await cities()).toEqual(['Jaipur', 'Jaipur']);
  });
});

test('a removal is one entry, and its rollback restores ids and values', async () => {
  const { change, changed } = (await remove(chosen(rows.slice(1)))).json();
  expect([changed, (await fetched()).length]).toEqual([2, 1]);
  expect(await newest()).toMatchObject({ id: change, import: { file: 'Removal', changes: 2 } });
  expect((await rollBack(change)).json()).toEqual({ rolledBack: 2, left: 0, rejected: 0 });
  expect(await fetched()).toEqual([
    rows[0],
    ...rows.slice(1).map((row) => ({ ...row, version: 3 })),
  ]);
});

test('a removal changes nothing if someone has changed one of the rows', async () => {
  await server.post('/api/shop/update', { ...rows[0], city: 'Surat' });
  const rejected = await remove();
  expect(rejected.statusCode).toBe(422);
  expect(rejected.json()).toEqual({
    message: '1 row can’t be removed. Nothing was removed.',
    errors: { [`rows.${rows[0]?.id}`]: ['Someone else has changed this Shop.'] },
  });
  expect(await cities()).toEqual(['Surat', 'Jaipur', 'Jaipur']);
  const unversioned = rows.map(({ id }) => [id, null]);
  const removing = { entity: 'shop', rows: unversioned };
  expect((await server.post('/api/selection/remove', removing)).json().changed).toBe(3);
});

test('rows that others refer to are not removed, unless those are removed with them', async () => {
  const [parent, child] = rows;
  await server.post('/api/shop/update', { ...child, parent: parent?.id });
  const now = await fetched();
  const rejected = await remove(chosen([now[0], now[2]].flatMap((row) => row ?? [])));
  expect(Object.keys(rejected.json().errors)).toEqual([`rows.${parent?.id}`]);
  expect(await fetched()).toHaveLength(3);
  expect((await remove(chosen(now))).json().changed).toBe(3);
  expect((await rollBack((await newest()).id)).json().rolledBack).toBe(3);
});

describe('what refers to rows', () => {
  const uses = async (entity: string, ids: readonly unknown[]) => {
    const selected = ids.map((id) => [id, null]);
    return (await server.post('/api/selection/uses', { entity, rows: selected })).json();
  };

  test('is counted, except for rows that are removed with them', async () => {
    const [parent, child, other] = rows.map(({ id }) => id);
    for (const row of rows.slice(1))
      await server.post('/api/shop/update', { ...row, parent: parent });
    expect(await uses('shop', [child])).toEqual([]);
    expect(await uses('shop', [parent])).toEqual([{ text: '2 Shops', isRejected: true }]);
    expect(await uses('shop', [parent, other])).toEqual([{ text: '1 Shop', isRejected: true }]);
    expect(await uses('shop', [parent, child, other])).toEqual([]);
    const orders = { entity: 'order', rows: [] };
    expect((await server.post('/api/selection/uses', orders)).statusCode).toBe(404);
  });

  test('may be orders, which keep their installer', async () => {
    const { store } = server;
    const ids = [];
    for (const name of ['Ramesh', 'Sunita'])
      ids.push((await addRow(store, installer, null, { name })).id);
    for (const [at, installerId] of [ids[0], ids[0], ids[1], null].entries())
      await addRow(store, orderConfig, null, { orderId: `U${at}`, installerId });
    expect(await uses('installer', ids.slice(1))).toEqual([{ text: '1 Order', isRejected: false }]);
    expect(await uses('installer', ids)).toEqual([{ text: '3 Orders', isRejected: false }]);
    await store.db.deleteFrom('entity_order').execute();
  });
});

test('orders are marked, and assigned an installer who exists', async () => {
  const { store } = server;
  const orders = [];
  for (const orderId of ['A', 'B'])
    orders.push(await addRow(store, orderConfig, null, { orderId }));
  const { id } = await addRow(store, installer, null, { name: 'Ramesh' });
  const all = orders.map((order) => [order.id, order.version]);
  const { change } = (await edit({ packed: true, installerId: id }, all, 'order')).json();
  const work = async () =>
    (await server.post('/api/orders/fetch'))
      .json()
      .map((order: Record<string, unknown>) => [order.packed, order.installerId]);
  expect(await work()).toEqual([
    [true, id],
    [true, id],
  ]);
  expect((await edit({ installerId: id + 999 }, all, 'order')).statusCode).toBe(422);
  expect((await edit({ customerName: 'X' }, all, 'order')).statusCode).toBe(422);
  await rollBack(change);
  expect(await work()).toEqual([
    [false, null],
    [false, null],
  ]);
});

test('selected orders don’t get an installer who is removed while they are prepared', async () => {
  const { store } = server;
  const order = await addRow(store, orderConfig, null, { orderId: 'C' });
  const { id } = await addRow(store, installer, null, { name: 'Ramesh' });
  const selected = new Map([[order.id, order.version]]);
  const assigned = editSelected(store, orderConfig, asha, selected, { installerId: id }, () =>
    removeRow(store, installer, null, { id }),
  );
  await expect(assigned).rejects.toMatchObject({
    status: 422,
    body: { errors: { installerId: ['This installer no longer exists.'] } },
  });
});

test('an export is recorded, and visitors can neither export nor change a selection', async () => {
  const columns = ['name', 'constructor', { toString: 1 }, 'x'.repeat(5000)];
  const body = { entity: 'shop', rows: 3, columns };
  expect((await server.post('/api/selection/export', body)).statusCode).toBe(204);
  const unknown = { ...body, entity: 'constructor' };
  expect((await server.post('/api/selection/export', unknown)).statusCode).toBe(404);
  const { details, subject } = await server.store.db
    .selectFrom('audit')
    .select(['details', 'subject'])
    .where('kind', '=', 'download')
    .executeTakeFirstOrThrow();
  expect([subject, JSON.parse(details ?? '')]).toEqual([
    'shop',
    { file: 'export', rows: 3, columns: ['name'], unknownColumns: 2 },
  ]);
  for (const call of ['edit', 'remove', 'uses', 'export'])
    expect([401, 419]).toContain(
      (await server.visitor().post(`/api/selection/${call}`, body)).statusCode,
    );
});
