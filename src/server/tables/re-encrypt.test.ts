import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { eraseCommand } from '../commands/erase-command';
import { addRow, removeRow, updateRow } from '../rows/change-row';
import { findRow } from '../rows/read-rows';
import { asha, historyOf, openTestStore, type TestStore, testSecret } from '../testing/test-store';
import { entityStore } from './entity-store';
import { migrateEntityTables } from './migrate-entity-tables';
import { reencryptAll } from './re-encrypt';

const config = entityConfig({
  name: 'installer',
  fields: [
    { name: 'city', type: 'text' },
    { name: 'no', label: 'No.', type: 'aadhaar', unique: true },
  ],
});
const next = 'another secret, as long as the first';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore(config);
});
afterEach(() => store.close());

test('after encryption with another secret, values can be read, are unique, and are in the history as before', async () => {
  const { id } = await addRow(store, config, asha, { city: 'Pune', no: '111122223333' });
  await updateRow(store, config, asha, { id, no: '444455556666' });
  const before = await historyOf(store, id);
  const secrets = { old: testSecret, next };
  const reencrypting = store.db
    .transaction()
    .execute((transaction) => reencryptAll(transaction, secrets));
  expect(await reencrypting).toBe(4);

  await expect(migrateEntityTables(store, [config])).rejects.toThrow(/PAPERHANGER_SECRET/);
  const reencrypted = entityStore(store.db, next);
  await migrateEntityTables(reencrypted, [config]);
  expect(await findRow(reencrypted, config, id)).toMatchObject({ no: '444455556666' });
  expect(await historyOf(reencrypted, id)).toEqual(before);
  const again = { city: 'Goa', no: '444455556666' };
  await expect(addRow(reencrypted, config, asha, again)).rejects.toMatchObject({ status: 422 });
});

test('only a removed row can be erased from the history', async () => {
  const { id } = await addRow(store, config, asha, {
    city: 'Visakhapatnam',
    no: '111122223333',
  });
  const kept = await addRow(store, config, asha, { city: 'Pune', no: '444455556666' });
  const logged: object[] = [];
  const recordIn = async (_: unknown, entry: object) => void logged.push(entry);
  const erase = (...args: string[]) =>
    eraseCommand(args, { database: store.db, audit: { recordIn } });
  await expect(erase('installer', String(id))).rejects.toThrow('still exists');
  await removeRow(store, config, asha, { id });
  expect(await erase('installer')).toMatch(
    new RegExp(`^${id}\tVisakhapatnam\tremoved .* by Asha$`),
  );
  const full = { recordIn: () => Promise.reject(new Error('The disk is full.')) };
  const unrecorded = eraseCommand(['installer', String(id)], { database: store.db, audit: full });
  await expect(unrecorded).rejects.toThrow('The disk is full.');
  expect(await erase('installer', String(id))).toContain('2 entries');
  await expect(erase('installer', String(id))).rejects.toThrow('has nothing about');

  const { rows } = await sql`select * from change`.execute(store.db);
  expect(JSON.stringify(rows)).not.toContain('Visakhapatnam');
  expect((await historyOf(store, id)).map(({ action }) => action)).toEqual(['add', 'remove']);
  expect(await historyOf(store, kept.id)).toMatchObject([{ after: { city: 'Pune' } }]);
  expect(logged).toMatchObject([{ kind: 'history-erased', subject: 'installer' }]);
  await expect(erase('nothing')).rejects.toThrow('no entity');
});
