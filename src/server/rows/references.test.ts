import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkReferences } from '../../entities/references';
import { entityConfig } from '../../entities/testing';
import { migrateEntityTables } from '../tables/migrate-entity-tables';
import { writeTo } from '../tables/transactions';
import { countStatements } from '../testing/count-statements';
import { allRows, asha, openTestStore, type TestStore } from '../testing/test-store';
import { apply } from './apply';
import { addRow, removeRow, updateRow } from './change-row';
import { added, updated } from './change-set';
import { withStoredChoices } from './references';

const text = { type: 'text' } as const;
const ref = { type: 'reference', to: 'supplier' } as const;
const [supplier, stock] = linkReferences([
  entityConfig({
    name: 'supplier',
    label: 'Supplier',
    fields: [
      { ...text, name: 'name' },
      { ...text, name: 'code', unique: true },
      { name: 'size', type: 'number' },
    ],
  }),
  entityConfig({
    name: 'stock',
    label: 'Movement',
    fields: [
      { ...ref, name: 'by' },
      { ...ref, name: 'code', key: 'code' },
      { ...ref, name: 'some', multiple: true },
      { name: 'copy', type: 'select', optionsFrom: { to: 'supplier', key: 'name' } },
      { name: 'size', type: 'select', optionsFrom: { to: 'supplier', key: 'size' } },
    ],
  }),
]);
if (!supplier || !stock) throw new Error('There are no configs.');

let store: TestStore;
let ids: number[];

beforeEach(async () => {
  store = await openTestStore(supplier);
  await migrateEntityTables(store, [stock]);
  ids = [];
  for (const [name, code] of [
    ['Asha', 'A%_'],
    ['Banyan', 'B'],
    ['Cedar', 'C'],
    ['Cedar', 'D'],
  ])
    ids.push((await addRow(store, supplier, asha, { name, code })).id);
});
afterEach(() => store.close());

const add = (values: object) => addRow(store, stock, asha, { ...values });
const removal = (id: number) => removeRow(store, supplier, asha, { id });
const message = (label: string) => `${label} must be one of the Suppliers.`;

test('a reference to nothing is rejected', async () => {
  for (const [name, value] of [
    ['by', 99],
    ['by', 'Asha'],
    ['by', 2 ** 31],
    ['by', 1e300],
    ['code', 'Asha'],
    ['code', 'a\u0000b'],
    ['some', '1|99'],
    ['copy', 'Nobody'],
    ['copy', 'a\u0000b'],
    ['size', 'large'],
    ['size', 7],
  ] as const) {
    const label = name.charAt(0).toUpperCase() + name.slice(1);
    await expect(add({ [name]: value }), `${name}: ${value}`).rejects.toMatchObject({
      status: 422,
      body: { errors: { [name]: [expect.stringContaining(label)] } },
    });
  }
});

test('of many rows, the first that refers to nothing is named, with few statements', async () => {
  const [by = 0] = ids;
  const rows = Array.from({ length: 100 }, () => added({ by }));
  const lost = added({ by: 99 });
  const changes = [...rows, lost, added({ by, code: 'Z' })];
  const counting = countStatements(store);
  await expect(
    writeTo(counting, stock, asha, (transaction) => apply(transaction, { changes })),
  ).rejects.toMatchObject({ change: lost, body: { errors: { by: [message('By')] } } });
  expect(counting.statements).toBeLessThan(20);
});

test('an update that refers to nothing is rejected like an addition', async () => {
  const { id } = await add({});
  await expect(updateRow(store, stock, asha, { id, by: 99 })).rejects.toMatchObject({
    body: { errors: { by: [message('By')] } },
  });
});

test('a row in use can’t be removed, and who uses it is named', async () => {
  const [first = 0, second = 0] = ids;
  const used = 'Asha is used by 1 Movement. Change these first.';
  for (const values of [{ by: first }, { code: 'A%_' }, { some: [second, first] }]) {
    const row = await add(values);
    await expect(removal(first)).rejects.toMatchObject({ status: 409, message: used });
    await removeRow(store, stock, asha, { id: row.id });
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
  await removeRow(store, stock, asha, { id: row.id });
});

test('if a row is removed while a reference to it is added, one of the two changes is rejected', async () => {
  const { id } = await addRow(store, supplier, asha, { name: 'Short-lived' });
  const [added, removed] = await Promise.allSettled([add({ by: id }), removal(id)]);
  expect([added.status, removed.status].sort()).toEqual(['fulfilled', 'rejected']);
  if (added.status === 'rejected') return;
  await removeRow(store, stock, asha, { id: added.value.id });
  await removal(id);
});

test('a row that refers to a value that is being changed waits for the change, and is rejected', async () => {
  const row = (await allRows(store, supplier)).find(({ code }) => code === 'B') ?? expect.fail();
  const waiting = await writeTo(store, supplier, asha, async (transaction) => {
    await apply(transaction, { changes: [updated(row, { code: 'BB' })] });
    const status = add({ code: 'B' }).then(
      () => 'added',
      (error) => error.status,
    );
    await setTimeout(200);
    return { status };
  });
  expect(await waiting.status).toBe(422);
});

test('rows with the same title also show their keys', async () => {
  const known = await withStoredChoices(store, stock);
  const labels = known.fields[0]?.target?.choices?.map(({ label }) => label);
  expect(labels).toContain(`Cedar (${ids[2]})`);
  expect(labels).toContain('Asha');
});

test('choices follow changes to their rows', async () => {
  const labels = async () => {
    const { fields } = await withStoredChoices(store, stock);
    return fields[0]?.target?.choices?.map(({ label }) => label);
  };
  const [first, , third] = ids;
  expect(await labels()).toContain('Asha');
  await updateRow(store, supplier, asha, { id: first, name: 'Aditi' });
  await removal(third ?? 0);
  expect(await labels()).toEqual(['Aditi', 'Banyan', 'Cedar']);
});

test('a copied value is checked when it is chosen, and then stays', async () => {
  const { id: source } = await addRow(store, supplier, asha, { name: 'Dhara', size: 4.5 });
  const row = await add({ copy: 'Dhara', size: 4.5 });
  expect(row).toMatchObject({ copy: 'Dhara', size: '4.5' });
  await removal(source);
  const { id } = row;
  const kept = await updateRow(store, stock, asha, { ...row, code: 'B' });
  expect(kept).toMatchObject({ code: 'B', copy: 'Dhara', size: '4.5' });
  await expect(updateRow(store, stock, asha, { id, copy: 'Nobody' })).rejects.toMatchObject({
    body: { errors: { copy: [message('Copy')] } },
  });
  await removeRow(store, stock, asha, { id });
  const { version, ...after } = kept;
  const restored = { id, version, after };
  await writeTo(store, stock, asha, (transaction) =>
    apply(transaction, { changes: [restored], allowsDangling: true }),
  );
  expect(await allRows(store, stock)).toContainEqual({ ...kept, version: version + 1 });
  await removeRow(store, stock, asha, { id });
});

test('choices are the distinct values in order', async () => {
  const { fields } = await withStoredChoices(store, stock);
  const choices = fields.find(({ name }) => name === 'copy')?.target?.choices;
  expect(choices?.map(({ key }) => key)).toEqual(['Asha', 'Banyan', 'Cedar']);
});
