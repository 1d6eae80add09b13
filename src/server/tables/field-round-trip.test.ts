import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import type { FieldTypeName } from '../../field-types';
import { fieldFixtures } from '../../field-types/fixtures';
import { addRow, updateRow } from '../rows/change-row';
import { allRows, asha, openTestStore, type TestStore } from '../testing/test-store';
import { migrateEntityTables } from './migrate-entity-tables';

const types = Object.keys(fieldFixtures) as FieldTypeName[];

const configOf = (type: FieldTypeName) =>
  entityConfig({ name: type, label: 'Row', fields: [fieldFixtures[type].field] });

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore(...types.map(configOf));
});
afterAll(() => store.close());

describe.each(types)('a row with a field of the type %s', (type) => {
  const { field, values } = fieldFixtures[type];
  const config = configOf(type);

  test.each(values)('returns %j unchanged', async (value) => {
    const answer = await addRow(store, config, asha, { [field.name]: value });
    expect(answer[field.name]).toEqual(value);
    const rows = await allRows(store, config);
    expect(rows.at(-1)).toEqual(answer);
  });

  test('stores empty values as null', async () => {
    const { id } = await addRow(store, config, asha, { [field.name]: values[0] });
    await updateRow(store, config, asha, { id, [field.name]: null });
    expect((await allRows(store, config)).at(-1)).toEqual({ id, [field.name]: null, version: 2 });
  });

  // With a unique yes or no there could be only two rows, so the configs' checks reject it.
  if (type !== 'boolean') {
    test('can be unique', async () => {
      const unique = entityConfig({ name: `unique${type}`, fields: [{ ...field, unique: true }] });
      await migrateEntityTables(store, [unique]);
      for (const value of values.filter(isComparable)) {
        await addRow(store, unique, asha, { [field.name]: value });
        await expect(addRow(store, unique, asha, { [field.name]: value })).rejects.toMatchObject({
          status: 422,
          body: { errors: { [field.name]: [`${field.label} is already taken.`] } },
        });
      }
    });
  }
});

/** A unique index can't hold very long values. */
function isComparable(value: unknown): boolean {
  return JSON.stringify(value).length < 1000;
}
