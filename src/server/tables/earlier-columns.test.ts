import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntityConfig } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';
import type { FieldTypeName } from '../../field-types';
import { fieldFixtures } from '../../field-types/fixtures';
import { addRow, updateRow } from '../rows/change-row';
import { allRows, asha, openTestStore, type TestStore } from '../testing/test-store';
import { migrateEntityTables } from './migrate-entity-tables';

const types = Object.keys(fieldFixtures) as FieldTypeName[];
let store: TestStore;
let entities = 0;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

/** Configs of one entity. */
function entity() {
  const name = `takenback${++entities}`;
  return (...fields: object[]) => entityConfig({ name, fields });
}

const add = (config: EntityConfig, values: object) => addRow(store, config, asha, { ...values });
const migrate = (config: EntityConfig) => migrateEntityTables(store, [config]);
async function valuesOf(config: EntityConfig, field = 'rate') {
  return (await allRows(store, config)).map((row) => row[field]);
}

test.each(types)('values of the type %s come back from any other type', async (type) => {
  const { field, values } = fieldFixtures[type];
  const config = entity();
  const before = config(...types.map((other) => ({ ...field, name: `to_${other}` })));
  const after = config(
    ...types.map((other) => ({ ...fieldFixtures[other].field, name: `to_${other}` })),
  );
  await migrate(before);
  for (const value of values)
    await add(before, Object.fromEntries(types.map((other) => [`to_${other}`, value])));
  const rows = (await allRows(store, before)).map(({ version: _, ...row }) => row);
  await migrate(after);
  await migrate(before);
  expect((await allRows(store, before)).map(({ version: _, ...row }) => row)).toEqual(rows);
});

describe('a type that is changed back', () => {
  const text = { name: 'rate', type: 'text' };
  const number = { name: 'rate', type: 'number' };

  test('keeps what was entered in between, if the type can read it', async () => {
    const config = entity();
    await migrate(config(text));
    for (const rate of ['1200.0', 'by the day', '7.50', 'gone', null, 'old'])
      await add(config(text), { rate });
    await migrate(config(number));
    expect(await valuesOf(config(number))).toEqual([1200, null, 7.5, null, null, null]);
    await updateRow(store, config(number), asha, { id: 2, rate: 300 });
    await updateRow(store, config(number), asha, { id: 3, rate: null });
    await updateRow(store, config(number), asha, { id: 5, rate: 9 });
    await add(config(number), { rate: 11 });
    const [report] = await migrate(config(text));
    expect(report?.text).toContain(
      'Its earlier values were restored, and 3 newer ones could be read',
    );
    expect(await valuesOf(config(text))).toEqual(['1200.0', '300', null, 'gone', '9', 'old', '11']);

    await updateRow(store, config(text), asha, { id: 1, rate: 'free' });
    expect((await migrate(config(number)))[0]?.text).toContain(
      '3 could not, and are empty now (rows 1, 4, 6)',
    );
    expect(await valuesOf(config(number))).toEqual([null, 300, null, null, 9, null, 11]);
    await migrate(config(text));
    expect((await valuesOf(config(text)))[0]).toBe('free');
  });

  test('keeps what was entered in between after several other types, and for a unique field', async () => {
    const config = entity();
    const as = (type: string) => config({ name: 'rate', type, unique: true });
    await migrate(as('text'));
    for (const rate of ['a', '1', '01.0']) await add(as('text'), { rate });
    for (const type of ['number', 'date', 'list', 'aadhaar', 'text']) await migrate(as(type));
    expect(await valuesOf(as('text'))).toEqual(['a', '1', '01.0']);
    await expect(add(as('text'), { rate: 'a' })).rejects.toMatchObject({ status: 422 });
  });

  test('leaves no encrypted value in a plain column', async () => {
    const config = entity();
    const aadhaar = { name: 'rate', type: 'aadhaar' };
    await migrate(config(aadhaar));
    await add(config(aadhaar), { rate: '234123412346' });
    await migrate(config(text));
    await migrate(config(aadhaar));
    expect(await valuesOf(config(aadhaar))).toEqual(['234123412346']);
    const rows = await store.db.selectFrom(`entity_takenback${entities}`).selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('234123412346');
  });
});

describe('a renamed field', () => {
  const phone = { name: 'phone', type: 'text' };
  const mobile = { name: 'mobile', type: 'text', was: 'phone' };

  test('keeps its values, under both names', async () => {
    const config = entity();
    await migrate(config({ ...phone, unique: true }));
    await add(config(phone), { phone: '98' });
    const renamed = config({ ...mobile, unique: true });
    expect(await migrate(renamed)).toEqual([
      { text: expect.stringContaining('"mobile" has the values of "phone"'), isProblem: false },
    ]);
    expect(await migrate(renamed)).toEqual([]);
    expect(await valuesOf(renamed, 'mobile')).toEqual(['98']);
    await expect(add(renamed, { mobile: '98' })).rejects.toMatchObject({ status: 422 });
    await migrate(config(phone));
    expect(await valuesOf(config(phone), 'phone')).toEqual(['98']);
  });

  test('keeps its values in another type, in another case, or encrypted', async () => {
    const config = entity();
    const aadhaar = { name: 'number', type: 'aadhaar' };
    await migrate(config(phone, aadhaar));
    await add(config(phone, aadhaar), { phone: '98', number: '234123412346' });
    const next = config(
      { name: 'Phone', type: 'number', was: 'phone' },
      { ...aadhaar, name: 'no', was: 'number' },
    );
    await migrate(next);
    expect(await valuesOf(next, 'Phone')).toEqual([98]);
    expect(await valuesOf(next, 'no')).toEqual(['234123412346']);
    await migrate(config(phone, aadhaar));
    expect(await valuesOf(config(phone, aadhaar), 'phone')).toEqual(['98']);
    expect(await valuesOf(config(phone, aadhaar), 'number')).toEqual(['234123412346']);
  });

  test('keeps its values even if its new column was made first', async () => {
    const config = entity();
    await migrate(config(phone));
    await add(config(phone), { phone: '98' });
    await add(config(phone), { phone: '99' });
    const unrelated = { ...mobile, was: undefined };
    await migrate(config(unrelated));
    await updateRow(store, config(unrelated), asha, { id: 2, mobile: '77' });
    await migrate(config(mobile));
    await migrate(config(mobile));
    expect(await valuesOf(config(mobile), 'mobile')).toEqual(['98', '77']);
  });

  test('keeps what was entered under a name that it had in between, when its type is changed back', async () => {
    const config = entity();
    await migrate(config(phone));
    await add(config(phone), { phone: '98' });
    await migrate(config({ ...phone, type: 'number' }));
    const between = config({ ...mobile, type: 'number' });
    await migrate(between);
    await updateRow(store, between, asha, { id: 1, mobile: 77 });
    const after = config({ name: 'tel', type: 'text', was: 'mobile' });
    await migrate(after);
    expect(await valuesOf(after, 'tel')).toEqual(['77']);
  });

  test('is reported if its values repeat those of its new column, which should be unique', async () => {
    const config = entity();
    await migrate(config(phone));
    await add(config(phone), { phone: '98' });
    const unique = { ...mobile, was: undefined, unique: true };
    await migrate(config(unique));
    await add(config(unique), { mobile: '98' });
    const renamed = config({ ...mobile, unique: true });
    expect(await migrate(renamed)).toEqual([
      { text: expect.stringContaining('"mobile" has the values of "phone"'), isProblem: false },
      { text: expect.stringContaining('rows have the same'), isProblem: true },
    ]);
    expect(await valuesOf(renamed, 'mobile')).toEqual(['98', '98']);
  });

  test('stays unique with the values that its new encrypted column gets', async () => {
    const config = entity();
    await migrate(config(phone));
    await add(config(phone), { phone: '234123412346' });
    const number = { name: 'number', type: 'aadhaar', unique: true };
    await migrate(config(number));
    const renamed = config({ ...number, was: 'phone' });
    await migrate(renamed);
    expect(await valuesOf(renamed, 'number')).toEqual(['234123412346']);
    await expect(add(renamed, { number: '234123412346' })).rejects.toMatchObject({ status: 422 });
  });
});
