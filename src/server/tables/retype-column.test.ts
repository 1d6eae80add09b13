import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntityConfig } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';
import { impactOf } from '../config-studio/impact';
import { listCache } from '../lists/list-cache';
import { rowsPart } from '../lists/list-parts';
import { addSampleRows } from '../rows/add-sample-rows';
import { addRow, updateRow } from '../rows/change-row';
import { findRow } from '../rows/read-rows';
import { allRows, asha, openTestStore, type TestStore } from '../testing/test-store';
import { migrateEntityTables } from './migrate-entity-tables';

let store: TestStore;
let names = 0;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

/** Configs of one entity whose only field has a type of your choice. */
function retyping() {
  names += 1;
  const name = `retyped${names}`;
  const as = (type: string, more: object = {}) =>
    entityConfig({ name, fields: [{ name: 'rate', type, ...more }] });
  const column = async (columnName: string) => {
    const rows = await store.db
      .selectFrom(`entity_${name}`)
      .select(columnName)
      .orderBy('id')
      .execute();
    return rows.map((row) => row[columnName]);
  };
  return { as, column };
}

async function fill(config: EntityConfig, ...values: unknown[]): Promise<void> {
  await migrateEntityTables(store, [config]);
  for (const rate of values) await addRow(store, config, asha, { rate });
}

const rates = async (config: EntityConfig) =>
  (await allRows(store, config)).map(({ rate }) => rate);

test('values that the new type can read are copied, and the old column keeps all of them', async () => {
  const { as, column } = retyping();
  await fill(as('text'), '₹1,200.50', 'by the day', null, '0.005', '300');
  const [report, ...more] = await migrateEntityTables(store, [as('money')]);
  expect(more).toEqual([]);
  expect(report?.isProblem).toBe(true);
  expect(report?.text).toContain('"rate" changed its type from text to money');
  expect(report?.text).toContain('2 values could be read; 2 could not');
  expect(report?.text).toContain('rows 2, 4');
  expect(report?.text).toContain('"_rate_was_text"');
  expect(await rates(as('money'))).toEqual([1200.5, null, null, null, 300]);
  expect(await column('_rate_was_text')).toEqual(['₹1,200.50', 'by the day', null, '0.005', '300']);
  expect(await migrateEntityTables(store, [as('money')])).toEqual([]);
});

test('stored values are read by the old type: paise are not rupees', async () => {
  const { as } = retyping();
  await fill(as('money'), 450.25, 0, 12);
  await migrateEntityTables(store, [as('number')]);
  expect(await rates(as('number'))).toEqual([450.25, 0, 12]);
  await migrateEntityTables(store, [as('text')]);
  expect(await rates(as('text'))).toEqual(['450.25', '0', '12']);
});

test('a field that changes its type back and forth keeps one column for each type', async () => {
  const { as, column } = retyping();
  await fill(as('text'), 'first');
  await migrateEntityTables(store, [as('number')]);
  await migrateEntityTables(store, [as('text')]);
  await addRow(store, as('text'), asha, { rate: 'second' });
  await migrateEntityTables(store, [as('number')]);
  expect(await column('_rate_was_text')).toEqual(['first', 'second']);
  expect(await column('rate')).toEqual([null, null]);
  expect(await migrateEntityTables(store, [as('number')])).toEqual([]);
});

test('changing between kinds of text needs no new column', async () => {
  const { as } = retyping();
  await fill(as('text'), '9876543210', 'call me');
  expect(await migrateEntityTables(store, [as('phone')])).toEqual([]);
  expect(await rates(as('phone'))).toEqual(['9876543210', 'call me']);
});

test('a unique field is unique in the new column and no longer in the old', async () => {
  const { as } = retyping();
  const unique = { unique: true };
  await fill(as('text', unique), '1', '2');
  await migrateEntityTables(store, [as('number', unique)]);
  await expect(addRow(store, as('number', unique), asha, { rate: 2 })).rejects.toMatchObject({
    status: 422,
  });
  await addRow(store, as('number', unique), asha, { rate: 3 });
  expect(await rates(as('number', unique))).toEqual([1, 2, 3]);
});

test('encrypted values are decrypted when the field becomes plain text', async () => {
  const { as, column } = retyping();
  await fill(as('aadhaar', { unique: true }), '234123412346');
  await migrateEntityTables(store, [as('text', { unique: true })]);
  expect(await rates(as('text'))).toEqual(['234123412346']);
  expect(String(await column('_rate_was_aadhaar'))).not.toContain('234123412346');
});

test('no column keeps a value as plain text that is encrypted now, whatever types the field has had', async () => {
  const { as, column } = retyping();
  await fill(as('text'), '234123412346', 'no number', '499118665246');
  await migrateEntityTables(store, [as('number')]);
  await updateRow(store, as('number'), asha, { id: 3, rate: null });
  await migrateEntityTables(store, [as('aadhaar')]);
  expect(await rates(as('aadhaar'))).toEqual(['234123412346', 'no number', null]);
  expect(await column('_rate_was_text')).toEqual([null, null, null]);
  expect(await column('_rate_was_number')).toEqual([null, null, null]);
});

test('values are encrypted in the history even if the field has had other names', async () => {
  const { as } = retyping();
  const { name } = as('text');
  const named = (field: string, type: string, was?: string) =>
    entityConfig({ name, fields: [{ name: field, type, ...(was && { was }) }] });
  const number = '234123412346';
  await migrateEntityTables(store, [named('first', 'text')]);
  await addRow(store, named('first', 'text'), asha, { first: number });
  await migrateEntityTables(store, [named('second', 'text', 'first')]);
  await updateRow(store, named('second', 'text'), asha, { id: 1, second: '499118665246' });
  await migrateEntityTables(store, [named('third', 'aadhaar', 'second')]);
  const history = await store.db
    .selectFrom('change')
    .select(['before', 'after'])
    .where('entity', '=', name)
    .execute();
  expect(JSON.stringify(history)).not.toMatch(/\d{12}/);
  expect(await allRows(store, named('third', 'aadhaar'))).toMatchObject([
    { third: '499118665246' },
  ]);
});

test('nothing is copied from a type that no longer exists', async () => {
  const { as, column } = retyping();
  await fill(as('number'), 7);
  await store.db
    .updateTable('stored_field')
    .set({ config: JSON.stringify({ type: 'bygone', name: 'rate', unique: false }) })
    .where('field', '=', 'rate')
    .where('entity', '=', `retyped${names}`)
    .execute();
  expect(await migrateEntityTables(store, [as('text')])).toEqual([
    { text: expect.stringContaining('which no longer exists'), isProblem: true },
  ]);
  expect(await rates(as('text'))).toEqual([null]);
  expect(await column('_rate_was_bygone')).toEqual([7]);
});

test('a server with the old config can’t misread the new column', async () => {
  const { as } = retyping();
  await fill(as('money'), 450);
  const cached = listCache(store);
  const listOf = (config: EntityConfig) => cached([rowsPart(store, config)]);
  const before = await listOf(as('money'));
  await before.body('br');
  await migrateEntityTables(store, [as('number')]);
  const rejection = { status: 503, message: expect.stringContaining('was changed') };
  await expect(addRow(store, as('money'), asha, { rate: 500 })).rejects.toMatchObject(rejection);
  await expect(updateRow(store, as('money'), asha, { id: 1 })).rejects.toMatchObject(rejection);
  await expect(findRow(store, as('money'), 1)).rejects.toMatchObject(rejection);
  const sample = addSampleRows(store, as('money'), asha, 'rates.csv', [{ rate: 500 }]);
  await expect(sample).rejects.toMatchObject(rejection);
  const impact = impactOf(store, [as('money')], [as('money', { unique: true })]);
  await expect(impact).rejects.toMatchObject(rejection);
  const after = await listOf(as('money'));
  expect(after.etag).not.toBe(before.etag);
  await expect(after.body('br')).rejects.toMatchObject(rejection);
  expect(await rates(as('number'))).toEqual([450]);
});
