import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { DatabaseError, isUniqueViolation } from '../database/database-error';
import { addRow, removeRow, updateRow } from '../rows/change-row';
import { allRows, asha, openTestStore, type TestStore } from '../testing/test-store';
import { migrateEntityTables } from './migrate-entity-tables';

let store: TestStore;
let names = 0;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const nextName = () => `thing${++names}`;
const text = (name: string, more: object = {}) => ({ name, type: 'text', ...more });

describe('migrating the tables', () => {
  test('creates a table for a new entity, and does nothing when run again', async () => {
    const config = entityConfig({ name: nextName(), fields: [text('city'), text('code')] });
    expect(await migrateEntityTables(store, [config])).toEqual([
      { text: `${config.name}.json: created a table with 2 fields.`, isProblem: false },
    ]);
    expect(await migrateEntityTables(store, [config])).toEqual([]);
  });

  test('adds a column for a new field and keeps the rows', async () => {
    const name = nextName();
    const before = entityConfig({ name, fields: [text('city')] });
    const after = entityConfig({ name, fields: [text('city'), text('Phone2'), text('mobileNo')] });
    await migrateEntityTables(store, [before]);
    await addRow(store, before, asha, { city: 'Pune' });
    expect(await migrateEntityTables(store, [after])).toEqual([
      { text: expect.stringContaining('added the field "Phone2"'), isProblem: false },
      { text: expect.stringContaining('added the field "mobileNo"'), isProblem: false },
    ]);
    await addRow(store, after, asha, { city: 'Agra', mobileNo: '98', Phone2: '99' });
    expect(await allRows(store, after)).toEqual([
      { id: 1, city: 'Pune', Phone2: null, mobileNo: null, version: 1 },
      { id: 2, city: 'Agra', Phone2: '99', mobileNo: '98', version: 1 },
    ]);
  });

  test('keeps the values of a removed field until it comes back', async () => {
    const name = nextName();
    const both = entityConfig({ name, fields: [text('city'), text('notes')] });
    const one = entityConfig({ name, fields: [text('city')] });
    await migrateEntityTables(store, [both]);
    await addRow(store, both, asha, { city: 'Pune', notes: 'tall' });
    expect(await migrateEntityTables(store, [one])).toEqual([]);
    await addRow(store, one, asha, { city: 'Agra' });
    expect(await migrateEntityTables(store, [both])).toEqual([]);
    expect((await allRows(store, both)).map(({ notes }) => notes)).toEqual(['tall', null]);
  });

  test('accepts names that are SQL keywords, very long, or those of other tables', async () => {
    // The longest that a file can have, with the digit.
    const long = 'aLongName'.repeat(7);
    const fields = ['select', 'order', 'user', 'rowid_', `${long}1`, `${long}2`].map((name) =>
      text(name, { unique: true }),
    );
    const configs = ['account', 'change', 'table', `${long}1`, `${long}2`].map((name) =>
      entityConfig({ name, fields }),
    );
    await migrateEntityTables(store, configs);
    for (const config of configs) {
      const values = Object.fromEntries(config.fields.map(({ name }) => [name, name]));
      const row = await addRow(store, config, asha, values);
      expect(await allRows(store, config)).toEqual([{ ...values, id: row.id, version: 1 }]);
      await expect(addRow(store, config, asha, values)).rejects.toMatchObject({ status: 422 });
    }
  });

  test('rejects a field that differs from a column only by case', async () => {
    const name = nextName();
    await migrateEntityTables(store, [entityConfig({ name, fields: [text('city')] })]);
    const config = entityConfig({ name, fields: [text('City')] });
    const migrating = migrateEntityTables(store, [config]);
    await expect(migrating).rejects.toThrow(DatabaseError);
    await expect(migrating).rejects.toThrow(`${name}.json: the field "City"`);
  });

  test('works when several servers start at once', async () => {
    const config = entityConfig({ name: nextName(), fields: [text('city', { unique: true })] });
    const reports = await Promise.all(
      Array.from({ length: 4 }, () => migrateEntityTables(store, [config])),
    );
    expect(reports.flat()).toHaveLength(1);
  });
});

describe('a field that becomes unique', () => {
  const nameAndConfigs = () => {
    const name = nextName();
    const config = (unique: boolean) =>
      entityConfig({ name, fields: [text('code', { label: 'Code', unique })] });
    return { table: `entity_${name}` as const, free: config(false), unique: config(true) };
  };

  test('has a unique index in the database', async () => {
    const { table, unique } = nameAndConfigs();
    await migrateEntityTables(store, [unique]);
    await addRow(store, unique, asha, { code: 'A' });
    const around = { code: 'A', version: 1, created_at: '', updated_at: '' };
    const error = await store.db.insertInto(table).values(around).execute().catch(String);
    expect(error).toMatch(/unique/i);
    await expect(
      store.db.insertInto(table).values(around).execute().catch(isUniqueViolation),
    ).resolves.toBe(true);
  });

  test('is reported with its rows while it has repeated values, and has no index until then', async () => {
    const { free, unique } = nameAndConfigs();
    await migrateEntityTables(store, [free]);
    for (const code of ['A', 'B', 'A', null, null, 'C', 'C', 'C', 'C'])
      await addRow(store, free, asha, { code });
    const text = expect.stringMatching(/unique.* 1 and 3, 6 and 9 \(and 2 more between them\)\./);
    const report = [{ text, isProblem: true }];
    expect(await migrateEntityTables(store, [unique])).toEqual(report);
    expect(await migrateEntityTables(store, [unique])).toEqual(report);
    await expect(addRow(store, unique, asha, { code: 'B' })).rejects.toMatchObject({
      status: 422,
    });
    for (const id of [3, 7, 8, 9]) await removeRow(store, unique, asha, { id });
    expect(await migrateEntityTables(store, [unique])).toEqual([]);
  });

  test('is reported with its rows while it has values too long for an index, and has none until then', async () => {
    const { free, unique } = nameAndConfigs();
    await migrateEntityTables(store, [free]);
    // Random, because PostgreSQL compresses what repeats itself.
    const long = randomBytes(4000).toString('base64');
    for (const code of ['A', long, 'é'.repeat(1500)]) await addRow(store, free, asha, { code });
    const text = expect.stringMatching(/"code" should be unique.* too long .* rows 2, 3\./);
    const report = [{ text, isProblem: true }];
    expect(await migrateEntityTables(store, [unique])).toEqual(report);
    await expect(addRow(store, unique, asha, { code: 'A' })).rejects.toMatchObject({ status: 422 });
    await updateRow(store, unique, asha, { id: 2, code: 'B' });
    await updateRow(store, unique, asha, { id: 3, code: 'C' });
    expect(await migrateEntityTables(store, [unique])).toEqual([]);
  });

  test('accepts repeated values once it is no longer unique', async () => {
    const { free, unique } = nameAndConfigs();
    await migrateEntityTables(store, [unique]);
    await addRow(store, unique, asha, { code: 'A' });
    await migrateEntityTables(store, [free]);
    await addRow(store, free, asha, { code: 'A' });
    expect(await allRows(store, free)).toHaveLength(2);
  });

  test('rejects a value too long for the index', async () => {
    const { unique } = nameAndConfigs();
    await migrateEntityTables(store, [unique]);
    await expect(addRow(store, unique, asha, { code: 'x'.repeat(3000) })).rejects.toMatchObject({
      body: { errors: { code: [expect.stringContaining('too long')] } },
    });
  });
});
