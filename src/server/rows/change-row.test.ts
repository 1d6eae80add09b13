import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { installer, person } from '../testing/installer';
import {
  allRows,
  asha,
  historyOf,
  openTestStore,
  ravi,
  type TestStore,
} from '../testing/test-store';
import { addRow, removeRow, updateRow } from './change-row';

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore(installer);
});
afterAll(() => store.close());

const rowOf = async (id: number) => (await allRows(store, installer)).find((row) => row.id === id);

describe('adding a row', () => {
  test('stores canonical values and ignores unknown fields', async () => {
    const { phone } = person();
    const row = await addRow(store, installer, asha, {
      id: 777,
      version: 9,
      surprise: true,
      __proto__: null,
      name: '  Ramesh ',
      phone: `+91 ${phone}`,
      rate: '₹1,200.50',
      notes: '',
    });
    expect(row).toEqual({
      id: row.id,
      name: 'Ramesh',
      phone,
      rate: 1200.5,
      notes: null,
      version: 1,
    });
    expect(row.id).not.toBe(777);
    expect(await rowOf(row.id)).toEqual(row);
  });

  test('returns a lone surrogate as it is stored, both the first time and when it is sent again', async () => {
    const input = person({ notes: 'Banyan \ud83c' });
    const row = await addRow(store, installer, asha, input, 'half');
    expect(row.notes).toBe('Banyan \ufffd');
    expect(await rowOf(row.id)).toEqual(row);
    expect(await addRow(store, installer, asha, input, 'half')).toEqual(row);
  });

  test('uses the default of a field that was not sent, but not of one sent empty', async () => {
    expect((await addRow(store, installer, asha, person())).rate).toBe(450);
    expect((await addRow(store, installer, asha, person({ rate: null }))).rate).toBeNull();
  });

  test('reports all invalid fields at once, and stores nothing', async () => {
    const before = await allRows(store, installer);
    await expect(addRow(store, installer, asha, { phone: '12', rate: -1 })).rejects.toMatchObject({
      status: 422,
      body: {
        errors: {
          name: ['Name is required.'],
          phone: [expect.stringContaining('must be a mobile number')],
          rate: [expect.stringContaining('or more')],
        },
      },
    });
    expect(await allRows(store, installer)).toEqual(before);
  });

  test('rejects the value of another row in a unique field', async () => {
    const { phone } = await addRow(store, installer, asha, person());
    await expect(addRow(store, installer, asha, person({ phone }))).rejects.toMatchObject({
      status: 422,
      body: { errors: { phone: ['Phone is already taken.'] } },
    });
  });

  test('never reuses the id of a removed row', async () => {
    const { id } = await addRow(store, installer, asha, person());
    await removeRow(store, installer, asha, { id });
    const next = await addRow(store, installer, asha, person());
    expect(next.id).toBeGreaterThan(id);
  });
});

describe('updating a row', () => {
  test('changes the fields sent, keeps the others, and raises the version', async () => {
    const row = await addRow(store, installer, asha, person({ notes: 'tall ladder' }));
    const updated = await updateRow(store, installer, ravi, {
      id: String(row.id),
      version: '1',
      rate: '500',
      more: 'of it',
    });
    expect(updated).toEqual({ ...row, rate: 500, version: 2 });
    expect(await rowOf(row.id)).toEqual(updated);
  });

  test('changes nothing if a lone surrogate is sent again', async () => {
    const row = await addRow(store, installer, asha, person({ notes: 'Banyan \ud83c' }));
    const again = { id: row.id, notes: 'Banyan \ud83c' };
    expect(await updateRow(store, installer, asha, again)).toEqual(row);
  });

  test('rejects an older version, and returns the current row', async () => {
    const row = await addRow(store, installer, asha, person());
    const current = await updateRow(store, installer, ravi, { ...row, name: 'Ravi' });
    await expect(updateRow(store, installer, asha, { ...row, name: 'X' })).rejects.toMatchObject({
      status: 409,
      current,
    });
    expect(await rowOf(row.id)).toEqual(current);
  });

  test('makes no new version if nothing changes', async () => {
    const row = await addRow(store, installer, asha, person());
    expect(await updateRow(store, installer, asha, row)).toEqual(row);
    expect(await historyOf(store, row.id)).toHaveLength(1);
  });

  test('allows a row its own unique value, but not that of another', async () => {
    const first = await addRow(store, installer, asha, person());
    const second = await addRow(store, installer, asha, person());
    await updateRow(store, installer, asha, { ...second, name: 'Same phone' });
    const stolen = { id: second.id, phone: first.phone };
    await expect(updateRow(store, installer, asha, stolen)).rejects.toMatchObject({
      status: 422,
      body: { errors: { phone: ['Phone is already taken.'] } },
    });
  });

  test('does not empty a required field', async () => {
    const row = await addRow(store, installer, asha, person());
    await expect(updateRow(store, installer, asha, { ...row, name: ' ' })).rejects.toMatchObject({
      status: 422,
      body: { errors: { name: ['Name is required.'] } },
    });
  });

  test('accepts an unchanged value that breaks a newer rule, if the form does not show it', async () => {
    const row = await addRow(store, installer, asha, person({ notes: 'a long story' }));
    const stricter = entityConfig({
      name: 'installer',
      fields: [
        ...installer.fields.filter(({ name }) => name !== 'notes'),
        { name: 'notes', type: 'text', max: 3 },
      ],
      form: ['name', 'phone', 'rate'],
    });
    const updated = await updateRow(store, stricter, asha, { ...row, name: 'Suresh' });
    expect(updated).toMatchObject({ name: 'Suresh', notes: 'a long story' });
    await expect(
      updateRow(store, stricter, asha, { ...updated, notes: 'another one' }),
    ).rejects.toMatchObject({ status: 422 });
  });
});

describe('removing a row', () => {
  test('removes the row', async () => {
    const { id } = await addRow(store, installer, asha, person());
    await removeRow(store, installer, asha, { id });
    expect(await rowOf(id)).toBeUndefined();
  });

  test('rejects the removal of a row that has changed since', async () => {
    const row = await addRow(store, installer, asha, person());
    await updateRow(store, installer, ravi, { id: row.id, name: 'Changed' });
    await expect(removeRow(store, installer, asha, row)).rejects.toMatchObject({ status: 409 });
    expect(await rowOf(row.id)).toBeDefined();
  });
});

describe.each([
  ['updating', updateRow],
  ['removing', removeRow],
])('%s', (_, change) => {
  test.each([0, 999_999, 99_999_999_999, 1.5, 'one', '1e3', {}, [1], true])(
    'reports that no row has the id %j',
    async (id) => {
      await expect(change(store, installer, asha, { id })).rejects.toMatchObject({
        status: 404,
        message: expect.stringContaining('Installer'),
      });
    },
  );

  test('reports a missing id', async () => {
    await expect(change(store, installer, asha, { name: 'X' })).rejects.toMatchObject({
      status: 422,
      body: { errors: { id: [expect.stringContaining('missing')] } },
    });
  });

  test('rejects an invalid version', async () => {
    const { id } = await addRow(store, installer, asha, person());
    await expect(change(store, installer, asha, { id, version: 'new' })).rejects.toMatchObject({
      status: 422,
    });
  });
});

describe('the history', () => {
  test('records who did what, with the values before and after', async () => {
    const row = await addRow(store, installer, asha, person({ rate: 400 }));
    const { id, version, ...added } = row;
    await updateRow(store, installer, ravi, { id, rate: 425.5, name: 'Ramesh K' });
    await removeRow(store, installer, null, { id });
    const last = { ...added, rate: 425.5, name: 'Ramesh K' };
    expect(await historyOf(store, id)).toEqual([
      { username: 'Asha', action: 'add', version: 1, before: null, after: added },
      {
        username: 'Ravi',
        action: 'update',
        version: 2,
        before: { name: 'Ramesh', rate: 400 },
        after: { name: 'Ramesh K', rate: 425.5 },
      },
      { username: null, action: 'remove', version: 3, before: last, after: null },
    ]);
  });
});
