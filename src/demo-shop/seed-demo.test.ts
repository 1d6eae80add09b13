import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadConfigs } from '../entities/check/load-configs';
import type { EntityConfig } from '../entities/entity-config';
import { entityConfig } from '../entities/testing';
import { hasVerhoeffChecksum } from '../field-types/aadhaar/verhoeff';
import { removeRow } from '../server/rows/change-row';
import { migrateEntityTables } from '../server/tables/migrate-entity-tables';
import { allRows, openTestStore, type TestStore } from '../server/testing/test-store';
import { seedDemo } from './seed-demo';

const supplier = entityConfig({ name: 'supplier', fields: [{ name: 'name', type: 'text' }] });

let store: TestStore;
let installer: EntityConfig;

beforeEach(async () => {
  const { configs } = await loadConfigs('entity-configs');
  const found = configs.find(({ name }) => name === 'installer');
  if (!found) throw new Error('There is no installer.json.');
  installer = found;
  store = await openTestStore(installer, supplier);
});
afterEach(() => store.close());

describe('the demo shop', () => {
  test('has two hundred installers that the shop’s own config accepts', async () => {
    expect(await seedDemo(store, [installer, supplier])).toEqual([
      expect.stringContaining('200 Installers'),
    ]);
    const rows = await allRows(store, installer);
    expect(rows).toHaveLength(200);
    expect(new Set(rows.map(({ phone }) => phone)).size).toBe(200);
    expect(new Set(rows.map(({ city }) => city)).size).toBeGreaterThan(25);
    expect(rows.every(({ aadhaarNo }) => hasVerhoeffChecksum(String(aadhaarNo)))).toBe(true);
    expect(await allRows(store, supplier)).toEqual([]);
  });

  test('is the same every time', async () => {
    await seedDemo(store, [installer]);
    const other = await openTestStore(installer);
    await seedDemo(other, [installer]);
    expect(await allRows(other, installer)).toEqual(await allRows(store, installer));
    await other.close();
  });

  test('is seeded once: what staff removed stays removed', async () => {
    await seedDemo(store, [installer]);
    await removeRow(store, installer, null, { id: 7 });
    expect(await seedDemo(store, [installer])).toEqual([]);
    expect(await allRows(store, installer)).toHaveLength(199);
  });

  test('leaves an entity empty, and says so, when its config rejects the rows', async () => {
    const strict = entityConfig({
      name: 'installer',
      fields: [
        ...installer.fields,
        { name: 'email', label: 'Email', type: 'text', required: true },
      ],
    });
    await migrateEntityTables(store, [strict]);
    expect(await seedDemo(store, [strict])).toEqual([
      expect.stringContaining('Email is required.'),
    ]);
    expect(await allRows(store, strict)).toEqual([]);
  });
});
