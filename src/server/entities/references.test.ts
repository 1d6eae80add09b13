import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkReferences } from '../../entities/references';
import { entityConfig } from '../../entities/testing';
import { migrateEntityTables } from '../entity-tables/migrate-entity-tables';
import { allRows, asha, openTestStore, type TestStore } from '../testing/test-store';
import { withStoredChoices } from './references';
import { deleteRow, insertRow, updateRow } from './write-row';

const text = { type: 'text' } as const;
const ref = { type: 'reference', to: 'supplier' } as const;
const [supplier, stock] = linkReferences([
  entityConfig({
    ...{ name: 'supplier', label: 'Supplier' },
    fields: [
      { ...text, name: 'name' },
      { ...text, name: 'code', unique: true },
    ],
  }),
  entityConfig({
    ...{ name: 'stock', label: 'Movement' },
    fields: [
      { ...ref, name: 'by' },
      { ...ref, name: 'code', key: 'code' },
      { ...ref, name: 'some', multiple: true },
    ],
  }),
]);
if (!supplier || !stock) throw new Error('There are no configs.');

let store: TestStore;
let ids: number[];

beforeAll(async () => {
  store = await openTestStore(supplier);
  await migrateEntityTables(store, [stock]);
  ids = [];
  for (const [name, code] of [
    ['Asha', 'A%_'],
    ['Banyan', 'B'],
    ['Cedar', 'C'],
    ['Cedar', 'D'],
  ])
    ids.push((await insertRow(store, supplier, asha, { name, code })).id);
});
afterAll(() => store.close());

const add = (values: object) => insertRow(store, stock, asha, { ...values });
const removal = (id: number) => deleteRow(store, supplier, asha, { id });
const message = (label: string) => `${label} must be one of the Suppliers.`;

test.each([
  ['by', 99],
  ['by', 'Asha'],
  ['by', 2 ** 31],
  ['by', 1e300],
  ['code', 'Asha'],
  ['code', 'a\u0000b'],
  ['some', '1|99'],
])('%s refuses %j', async (name, value) => {
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  await expect(add({ [name]: value })).rejects.toMatchObject({
    status: 422,
    body: { errors: { [name]: [expect.stringContaining(label)] } },
  });
});

test('an update is refused like an addition', async () => {
  const { id } = await add({});
  await expect(updateRow(store, stock, asha, { id, by: 99 })).rejects.toMatchObject({
    body: { errors: { by: [message('By')] } },
  });
});

test('a row in use can’t be removed, and who uses it is named', async () => {
  const [first = 0, second = 0] = ids;
  const used = 'This Supplier is used by 1 Movement. Change these first.';
  for (const values of [{ by: first }, { code: 'A%_' }, { some: [second, first] }]) {
    const row = await add(values);
    await expect(removal(first)).rejects.toMatchObject({ status: 409, message: used });
    await deleteRow(store, stock, asha, { id: row.id });
  }
  expect((await allRows(store, supplier)).map(({ id }) => id)).toEqual(ids);
});

test('the value that others refer to can’t be changed', async () => {
  const [, id] = ids;
  const row = await add({ code: 'B' });
  await expect(updateRow(store, supplier, asha, { id, code: 'BB' })).rejects.toMatchObject({
    body: { errors: { code: [expect.stringContaining('used by 1 Movement')] } },
  });
  await updateRow(store, supplier, asha, { id, name: 'Banyan Tree' });
  await deleteRow(store, stock, asha, { id: row.id });
});

test('a row that refers to one that is removed at the same time is refused, or the removal is', async () => {
  const { id } = await insertRow(store, supplier, asha, { name: 'Short-lived' });
  const [added, removed] = await Promise.allSettled([add({ by: id }), removal(id)]);
  expect([added.status, removed.status].sort()).toEqual(['fulfilled', 'rejected']);
});

test('rows with the same title also show their keys', async () => {
  const known = await withStoredChoices(store, stock);
  const labels = known.fields[0]?.target?.choices?.map(({ label }) => label);
  expect(labels).toContain(`Cedar (${ids[2]})`);
  expect(labels).toContain('Asha');
});
