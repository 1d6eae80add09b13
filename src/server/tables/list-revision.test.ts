import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { addRow, removeRow, updateRow } from '../rows/change-row';
import { asha, openTestStore, type TestStore } from '../testing/test-store';
import { changedSince, listRevision, revisionOfAll } from './list-revision';
import { migrateEntityTables } from './migrate-entity-tables';
import { writeTo } from './transactions';

const fields = [{ name: 'name', type: 'text' }];
const thing = entityConfig({ name: 'thing', fields });
const other = entityConfig({ name: 'other', fields });
let store: TestStore;

beforeAll(async () => {
  store = await openTestStore(thing, other);
});
afterAll(() => store.close());

const add = (config = thing) => addRow(store, config, asha, { name: 'x' });
const revision = () => listRevision(store.db, 'thing');
const changed = async (from: string, max = 100) =>
  changedSince(store.db, 'thing', from, await revision(), max);

test('the rows that were added, changed and removed since a revision are known', async () => {
  const [first, second, third] = [await add(), await add(), await add()];
  const from = await revision();
  expect(await changed(from)).toEqual(new Set());
  await updateRow(store, thing, asha, { id: first.id, name: 'new' });
  await updateRow(store, thing, asha, { id: first.id, name: 'newer' });
  await add(other);
  await removeRow(store, thing, asha, { id: third.id });
  const fourth = await add();
  expect(await changed(from)).toEqual(new Set([first.id, third.id, fourth.id]));
  expect(await changed(from, 4)).toHaveProperty('size', 3);
  expect(await changed(from, 3)).toBeUndefined();
  await updateRow(store, thing, asha, { id: second.id, name: 'last' });
  expect(await changed(from)).toContain(second.id);
});

test('no rows are known since a revision from before the first change, or from another list', async () => {
  const from = await listRevision(store.db, 'other');
  await add();
  expect(await changed(from)).toBeUndefined();
  expect(await changed('another')).toBeUndefined();
  expect(await changed((await revision()).replace(/\.\d+\./, '.10000000000.'))).toBeUndefined();
  expect(await changed((await revision()).replace(/^[^.]+/, 'other'))).toBeUndefined();
});

test('no rows are known after a change that the history does not list', async () => {
  await add();
  const from = await revision();
  const number = entityConfig({ name: 'thing', fields: [{ name: 'name', type: 'number' }] });
  await migrateEntityTables(store, [number]);
  expect(await revision()).not.toBe(from);
  expect(await changed(from)).toBeUndefined();
  await migrateEntityTables(store, [thing]);
  await add();
  expect(await changed(from)).toBeUndefined();
});

test('no rows are known since a revision that a restored backup does not have', async () => {
  await add();
  const from = await revision();
  await add();
  const [, , at] = from.split('.');
  const lost = from.replace(`.${at}.`, `.${at}0.`);
  expect(await changed(from)).toHaveProperty('size', 1);
  expect(await changed(lost)).toBeUndefined();
});

test('after a failure, the revision of all lists is queried again at once', async () => {
  const { schema } = store.db;
  const revisionOf = revisionOfAll(store.db);
  await schema.alterTable('list_revision').renameTo('away').execute();
  await expect(revisionOf()).rejects.toThrow('list_revision');
  await schema.alterTable('away').renameTo('list_revision').execute();
  expect(await revisionOf()).toMatch(/^.{12}$/);
});

test('a transaction that changes nothing keeps the revision', async () => {
  const from = await revision();
  await writeTo(store, thing, asha, async () => {});
  expect(await revision()).toBe(from);
});
