import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { addRow } from '../server/rows/change-row';
import { migrateEntityTables } from '../server/tables/migrate-entity-tables';
import { installer, person } from '../server/testing/installer';
import { openTestStore } from '../server/testing/test-store';

test('a start with up-to-date tables writes nothing, so it need not wait for a slow disk', async () => {
  const store = await openTestStore(installer);
  const written = async () => (await stat(`${store.location.file}-wal`)).size;
  const before = await written();
  await migrateEntityTables(store, [installer]);
  expect(await written()).toBe(before);
  await addRow(store, installer, null, person());
  expect(await written()).toBeGreaterThan(before);
  await store.close();
});
