import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { asha, openTestStore, ravi, type TestStore } from '../testing/test-store';
import { addRow, updateRow } from './change-row';
import type { Input } from './check-input';
import type { EntityRow } from './read-rows';

const thing = entityConfig({
  fields: [
    { name: 'name', type: 'text' },
    { name: 'city', label: 'City', type: 'text' },
    { name: 'rate', type: 'money' },
    { name: 'aadhaarNo', type: 'aadhaar' },
  ],
});
let store: TestStore;
beforeAll(async () => {
  store = await openTestStore(thing);
});
afterAll(() => store.close());

const added = () =>
  addRow(store, thing, asha, { name: 'A', city: 'Pune', rate: 5, aadhaarNo: '234123412346' });
const byAsha = (row: EntityRow, values: Input) =>
  updateRow(store, thing, asha, { id: row.id, ...values });
/** Sends the whole row as it was, with some values changed, and asks for merging. */
const merge = (row: EntityRow, values: Input) =>
  updateRow(store, thing, ravi, { ...row, ...values, $merge: true });

describe('an update that asks for merging', () => {
  test('keeps what someone else has changed, and says so', async () => {
    const row = await added();
    await byAsha(row, { city: 'Nashik' });
    await byAsha(row, { city: 'Thane' });
    expect(await merge(row, { rate: 7 })).toEqual({
      ...row,
      city: 'Thane',
      rate: 7,
      version: 4,
      $merged: [{ label: 'City', by: 'Asha', at: expect.any(String) }],
    });
  });

  test('causes no conflict if both set the same value, or if the other change was reverted', async () => {
    const row = await added();
    await byAsha(row, { city: 'Nashik', name: 'B' });
    await byAsha(row, { name: 'A' });
    const merged = await merge(row, { city: 'Nashik', name: 'C' });
    expect(merged).toEqual({ ...row, city: 'Nashik', name: 'C', version: 4 });
  });

  test('is rejected with the current row if someone else has changed the same field', async () => {
    const row = await added();
    const current = await byAsha(row, { city: 'Nashik' });
    const by = { by: 'Asha', at: expect.any(String) };
    const merged = ['City'].map((label) => ({ label, ...by }));
    const conflict = { status: 409, current: { ...current, $merged: merged } };
    await expect(merge(row, { city: 'Thane', rate: 7 })).rejects.toMatchObject(conflict);
    expect(await merge(current, { city: 'Thane', rate: 7 })).toMatchObject({ version: 3, rate: 7 });
  });

  test('treats a masked number as unchanged', async () => {
    const row = await added();
    await byAsha(row, { city: 'Nashik' });
    expect(await merge(row, { aadhaarNo: 'XXXX XXXX 2346', rate: 9 })).toMatchObject({
      city: 'Nashik',
      rate: 9,
      aadhaarNo: '234123412346',
    });
  });

  test('is rejected if the history does not say what was changed', async () => {
    const row = await added();
    await byAsha(row, { city: 'Nashik' });
    await store.db.deleteFrom('change').where('row_id', '=', row.id).execute();
    await expect(merge(row, { rate: 7 })).rejects.toMatchObject({ status: 409 });
  });
});

test('an update that does not ask is rejected', async () => {
  const row = await added();
  await byAsha(row, { city: 'Nashik' });
  await expect(updateRow(store, thing, ravi, { ...row, rate: 7 })).rejects.toMatchObject({
    status: 409,
  });
});
