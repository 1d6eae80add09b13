import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { EntityConfig } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';
import { migrateEntityTables } from '../tables/migrate-entity-tables';
import { installer, person } from '../testing/installer';
import { allRows, asha, openTestStore, ravi, type TestStore } from '../testing/test-store';
import { addRow, removeRow, updateRow } from './change-row';

const couponWith = (kind: string) =>
  entityConfig({
    name: 'coupon',
    fields: [
      { name: 'code', type: 'text' },
      { name: 'aadhaarNo', type: 'aadhaar' },
      { name: 'kind', type: 'text', default: kind },
      { name: 'from', type: 'date', min: 'today' },
    ],
  });
const coupon = couponWith('gift');

let store: TestStore;
const count = async () => (await allRows(store, installer)).length;

beforeAll(async () => {
  store = await openTestStore(installer, coupon);
});
afterEach(() => vi.useRealTimers());
afterAll(() => store.close());

describe('an add repeated with its key', () => {
  test('gets the first response and adds nothing', async () => {
    const input = person();
    const first = await addRow(store, installer, asha, input, 'again');
    const before = await count();
    expect(await addRow(store, installer, asha, input, 'again')).toEqual(first);
    expect(await count()).toBe(before);
  });

  test('gets the first response even if the row was changed or removed since', async () => {
    const input = person();
    const first = await addRow(store, installer, asha, input, 'late');
    await updateRow(store, installer, ravi, { id: first.id, name: 'Other' });
    expect(await addRow(store, installer, asha, input, 'late')).toEqual(first);
    await removeRow(store, installer, ravi, { id: first.id });
    expect(await addRow(store, installer, asha, input, 'late')).toEqual(first);
  });

  test('is recognised, however its values are written', async () => {
    const { name, phone } = person();
    const first = await addRow(store, installer, asha, { name, phone }, 'form');
    const same = { phone: `+91${phone}`, name: ` ${name}` };
    expect(await addRow(store, installer, asha, same, 'form')).toEqual(first);
  });

  test('gets the first response even if the rules or the day have changed since', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] });
    const input = { code: 'DIWALI', from: '2026-11-20' };
    const first = await addRow(store, coupon, asha, input, 'midnight');
    expect(first).toMatchObject({ kind: 'gift' });
    vi.setSystemTime(new Date('2026-11-21T06:00:00Z'));
    await expect(addRow(store, coupon, asha, input, 'new')).rejects.toMatchObject({ status: 422 });
    expect(await addRow(store, couponWith('sale'), asha, input, 'midnight')).toEqual(first);
  });

  test('adds one row when sent several times at once', async () => {
    const input = person();
    const before = await count();
    const rows = await Promise.all(
      Array.from({ length: 5 }, () => addRow(store, installer, asha, input, 'at once')),
    );
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  test('is rejected with different values', async () => {
    await addRow(store, installer, asha, person(), 'other');
    const before = await count();
    await expect(addRow(store, installer, asha, person(), 'other')).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('Idempotency-Key'),
    });
    expect(await count()).toBe(before);
  });

  test('may be retried after it was rejected', async () => {
    const input = person();
    await expect(
      addRow(store, installer, asha, { ...input, name: '' }, 'corrected'),
    ).rejects.toMatchObject({ status: 422 });
    expect(await addRow(store, installer, asha, input, 'corrected')).toMatchObject(input);
  });
});

test('an add repeated after a field was renamed gets its current name', async () => {
  const fields = (...names: object[]) => entityConfig({ name: 'lamp', fields: names });
  const code = { name: 'code', type: 'text' };
  const before = fields(code, { name: 'city', type: 'text', default: 'Pune' });
  const after = fields(code, { name: 'town', type: 'text', was: 'city' });
  await migrateEntityTables(store, [before]);
  const request = (config: EntityConfig) => addRow(store, config, asha, { code: 'A' }, 'renamed');
  const { id } = await request(before);
  await migrateEntityTables(store, [after]);
  expect(await request(after)).toEqual({ id, version: 1, code: 'A', town: 'Pune' });
});

test('keys of different people and entities are independent', async () => {
  const { id } = await addRow(store, installer, asha, person(), 'mine');
  expect((await addRow(store, installer, ravi, person(), 'mine')).id).not.toBe(id);
  expect(await addRow(store, coupon, asha, { code: 'DIWALI' }, 'mine')).toMatchObject({
    code: 'DIWALI',
  });
});

test('encrypted values are not stored as plain text, but the repeated response has them', async () => {
  const input = { aadhaarNo: '234123412346' };
  const first = await addRow(store, coupon, asha, input, 'encrypted');
  expect(await addRow(store, coupon, asha, input, 'encrypted')).toEqual(first);
  const keys = await store.db.selectFrom('idempotency_key').selectAll().execute();
  expect(JSON.stringify(keys)).not.toContain('234123412346');
});

test('keys are forgotten after a day', async () => {
  const input = person();
  await addRow(store, installer, asha, input, 'old');
  await store.db
    .updateTable('idempotency_key')
    .set({ created_at: new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString() })
    .where('key', '=', 'old')
    .execute();
  await addRow(store, installer, asha, person(), 'new');
  const keys = await store.db.selectFrom('idempotency_key').select('key').execute();
  expect(keys.map(({ key }) => key)).not.toContain('old');
});
