import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import type { HistoryPage, HistoryQuery } from '../../entities/wire/history';
import { addRow } from '../rows/change-row';
import { type PartServer, startPartServer } from '../testing/part-server';
import { ravi } from '../testing/test-store';
import { historyRoutes } from './routes';

const worker = entityConfig({
  name: 'worker',
  label: 'Worker',
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'city', type: 'text' },
    { name: 'phone', type: 'text', unique: true },
    { name: 'rate', type: 'money' },
    { name: 'aadhaarNo', label: 'Aadhaar No.', type: 'aadhaar' },
    { name: 'sealed', type: 'date' },
  ],
  actions: { add: {}, update: {}, remove: {} },
});

let server: PartServer;
beforeAll(async () => {
  server = await startPartServer([worker], (parts) => ({ routes: historyRoutes(parts) }));
});
beforeEach(async () => {
  for (const table of ['idempotency_key', 'change', 'entity_worker'] as const)
    await server.store.db.deleteFrom(table).execute();
});
afterAll(() => server.close());

const NUMBER = '234123412346';
const call = async (path: string, body: object) => {
  const answer = await server.post(path, body);
  expect([200, 201, 204]).toContain(answer.statusCode);
  return answer.body === '' ? undefined : answer.json();
};
const added = (values: object = {}) => call('/api/worker/add', { name: 'Asha', ...values });
const changed = (row: { id: number }, values: object) =>
  call('/api/worker/update', { id: row.id, ...values });
const removed = (row: { id: number }) => call('/api/worker/remove', { id: row.id });
const history = (query: Partial<HistoryQuery> = {}): Promise<HistoryPage> =>
  call('/api/history', { entity: 'worker', ...query });
const undo = async (name: object) => await call('/api/history/undo', name);
const rows = () => call('/api/worker/fetch', {});
const latest = async () => ({ change: (await history()).entries[0]?.id });

describe('the history', () => {
  test('treats anything but text as missing where text is expected', async () => {
    const odd = { entity: 'worker', day: { toString: 1 }, person: { toString: 1 } };
    expect(await call('/api/history', odd)).toMatchObject({ entries: [] });
    const undone = await server.post('/api/history/undo', { entity: { toString: 1 }, row: 1 });
    expect(undone.statusCode).toBe(404);
  });

  test('says who changed what, and in which way, newest first', async () => {
    const row = await added({ city: 'Pune', rate: 450 });
    await changed(row, { city: 'Nashik' });
    const { entries, next, people, fields } = await history();
    expect([next, people]).toEqual([null, ['Asha']]);
    expect(fields[1]).toEqual({ name: 'city', label: 'City' });
    expect(entries[0]).toMatchObject({
      who: 'Asha',
      action: 'update',
      way: 'form',
      title: 'Asha',
      fields: [{ label: 'City', before: 'Pune', after: 'Nashik', isSecret: false }],
    });
    expect(entries[1]).toMatchObject({ action: 'add' });
    expect(entries[1]?.fields.map(({ label }) => label)).toEqual(['Name', 'City', 'Rate']);
  });

  test('is of one row, or of one person, day or field', async () => {
    const row = await added({ city: 'Pune' });
    const other = await addRow(server.store, worker, ravi, { name: 'Ravi' });
    await changed(row, { city: 'Nashik', rate: 5 });
    await changed(other, { rate: 7 });
    const titles = async (query: object) =>
      (await history(query)).entries.map(({ title, action }) => `${title} ${action}`);
    expect(await titles({ row: row.id })).toEqual(['Asha update', 'Asha add']);
    expect(await titles({ person: 'Ravi' })).toEqual(['Ravi add']);
    expect((await history()).people).toEqual(['Asha', 'Ravi']);
    expect(await titles({ field: 'city' })).toEqual(['Asha update']);
    expect(await titles({ field: 'rate' })).toEqual(['Ravi update', 'Asha update']);
    const india = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    expect(await titles({ day: india })).toHaveLength(4);
    expect(await titles({ day: '2020-01-01' })).toEqual([]);
    expect(await titles({ day: '2020-13-45' })).toHaveLength(4);
    expect(await titles({ field: 'x'.repeat(100_000) })).toHaveLength(4);
  });

  test('shows only a field’s changes, even if the field has the same name as a key of encrypted values', async () => {
    const row = await added();
    await changed(row, { aadhaarNo: NUMBER });
    await changed(row, { sealed: '2026-11-20' });
    await changed(row, { city: 'Pune', sealed: '2026-11-21' });
    const { entries } = await history({ field: 'sealed' });
    expect(entries.map(({ fields }) => fields.map(({ label }) => label))).toEqual([
      ['City', 'Sealed'],
      ['Sealed'],
    ]);
  });

  test('cuts long texts between characters', async () => {
    await added({ city: `${'x'.repeat(599)}😀 and more` });
    const [entry] = (await history()).entries;
    expect(entry?.fields.find(({ label }) => label === 'City')?.after).toBe(`${'x'.repeat(599)}…`);
  });

  test('comes in pages', async () => {
    for (let count = 0; count < 35; count += 1) await added({ name: `Worker ${count}` });
    const first = await history();
    const second = await history({ from: first.next ?? '' });
    expect([first.entries.length, second.entries.length, second.next]).toEqual([30, 5, null]);
    const all = [...first.entries, ...second.entries];
    expect(all.map(({ title }) => title).toReversed()).toEqual(
      Array.from({ length: 35 }, (_, count) => `Worker ${count}`),
    );
  });

  test('has no secret value in any response', async () => {
    const row = await added({ aadhaarNo: NUMBER });
    await changed(row, { aadhaarNo: null });
    await changed(row, { aadhaarNo: '999941057058' });
    const page = await history({ row: row.id });
    expect(page.entries[0]?.fields).toEqual([
      { label: 'Aadhaar No.', before: null, after: null, isSecret: true },
    ]);
    const change = page.entries[1]?.id;
    const rejection = await undo({ change });
    expect(rejection).toMatchObject({
      undone: [],
      rejected: [{ label: 'Aadhaar No.', value: null, isSecret: true }],
    });
    expect(JSON.stringify([page, rejection])).not.toMatch(/\d{12}/);
  });

  test('requires a sign-in', async () => {
    for (const path of ['', '/undo', '/preview', '/rollBack', '/report']) {
      const answer = await server.visitor().post(`/api/history${path}`, { entity: 'worker' });
      expect([401, 419]).toContain(answer.statusCode);
    }
  });

  test('answers 404 for what does not exist', async () => {
    expect((await server.post('/api/history', { entity: 'nothing' })).statusCode).toBe(404);
    const paths = {
      '': { entity: 'worker', from: 2 ** 31 },
      '/undo': { change: 99 },
      '/rollBack': { id: 'x' },
    };
    for (const [path, body] of Object.entries(paths))
      expect((await server.post(`/api/history${path}`, body)).statusCode).toBe(404);
  });
});

describe('an undo', () => {
  test('restores the fields that no one has changed since, and is a change itself', async () => {
    const row = await added({ city: 'Pune', rate: 450 });
    const { version } = await changed(row, { city: 'Nashik', rate: 500 });
    await changed(row, { rate: 525 });
    expect(await undo({ entity: 'worker', row: row.id, version })).toEqual({
      action: 'update',
      title: 'Asha',
      undone: ['City'],
      rejected: [{ label: 'Rate', value: '₹525', isSecret: false }],
    });
    expect(await rows()).toMatchObject([{ city: 'Pune', rate: 525, version: 4 }]);
    const [entry] = (await history()).entries;
    expect(entry).toMatchObject({ way: 'undo', fields: [{ before: 'Nashik', after: 'Pune' }] });
    expect(await undo({ change: entry?.id })).toMatchObject({ undone: ['City'] });
    expect(await rows()).toMatchObject([{ city: 'Nashik' }]);
  });

  test('marks the change as undone until the undo is undone', async () => {
    const row = await added({ city: 'Pune' });
    await changed(row, { city: 'Nashik' });
    const change = await latest();
    const undone = async () => (await history()).entries.map(({ isUndone }) => isUndone);
    expect(await undone()).toEqual([false, false]);
    await undo(change);
    expect(await undone()).toEqual([false, true, false]);
    await undo(await latest());
    expect(await undone()).toEqual([false, true, false, false]);
    await undo(change);
    expect(await undone()).toEqual([false, false, false, true, false]);
    await changed(row, { city: 'Nashik' });
    expect((await undone())[4]).toBe(false);
  });

  test('does nothing if the row is already as it was', async () => {
    const row = await added({ city: 'Pune' });
    const { version } = await changed(row, { city: 'Nashik' });
    await changed(row, { city: 'Pune' });
    const change = { entity: 'worker', row: row.id, version };
    expect(await undo(change)).toMatchObject({ undone: [], rejected: [] });
    expect(await rows()).toMatchObject([{ version: 3 }]);
  });

  test('restores a removed row with its id, values and place', async () => {
    const row = await added({ name: 'First', phone: '1', aadhaarNo: NUMBER });
    await added({ name: 'Second' });
    await removed(row);
    await undo(await latest());
    const { version, ...values } = row;
    expect(await rows()).toMatchObject([values, { name: 'Second' }]);
    const again = await added({ name: 'Third' });
    expect(again.id).toBeGreaterThan(row.id + 1);
    expect(await changed(row, { city: 'Pune' })).toMatchObject({ version: version + 3 });
  });

  test('gives a row a new version each time it is restored', async () => {
    const row = await added();
    await removed(row);
    const first = await latest();
    await undo(first);
    await removed(row);
    await undo(first);
    expect(await rows()).toMatchObject([{ id: row.id, version: 5 }]);
  });

  test('removes a row that was added, unless it has been changed since', async () => {
    const row = await added();
    const { version } = row;
    await changed(row, { city: 'Pune' });
    const add = { entity: 'worker', row: row.id, version };
    expect(await undo(add)).toMatchObject({
      action: 'add',
      undone: [],
      rejected: [{ label: 'City', value: 'Pune', isSecret: false }],
    });
    await changed(row, { city: null });
    expect((await undo(add)).undone).not.toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('removes an added row with a lone surrogate', async () => {
    await added({ city: 'Pune \ud83c' });
    expect(await undo(await latest())).toMatchObject({ action: 'add', rejected: [] });
    expect(await rows()).toEqual([]);
  });

  test('is rejected if the row would not be valid, or no longer exists', async () => {
    const row = await added({ phone: '1' });
    await removed(row);
    const remove = await latest();
    await added({ name: 'Other', phone: '1' });
    const answer = await server.post('/api/history/undo', remove);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([409, ['phone']]);
    expect(answer.json().message).toMatch(
      /^The change to Asha was not undone\. Phone is already taken/,
    );
    const second = await added({ name: 'Second' });
    const { version } = await changed(second, { city: 'Pune' });
    await removed(second);
    const gone = { entity: 'worker', row: second.id, version };
    expect((await server.post('/api/history/undo', gone)).statusCode).toBe(409);
  });
});
