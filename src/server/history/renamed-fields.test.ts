import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EntityConfig } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';
import { addRow, removeRow, updateRow } from '../rows/change-row';
import type { EntityStore } from '../tables/entity-store';
import { migrateEntityTables } from '../tables/migrate-entity-tables';
import { type PartServer, startPartServer } from '../testing/part-server';
import { allRows, asha, ravi } from '../testing/test-store';
import { describeFields } from './describe-change';
import { reversalsOf } from './reversal';
import { historyRoutes } from './routes';

const config = (...phones: readonly object[]) =>
  entityConfig({
    name: 'worker',
    fields: [{ name: 'name', type: 'text' }, ...phones],
    actions: { update: {} },
  });
const before = config({ name: 'phone', type: 'text' });
const after = config({ name: 'mobile', type: 'text', was: 'phone' });

let server: PartServer;
let configs: EntityConfig[];
beforeEach(async () => {
  configs = [after];
  server = await startPartServer(configs, (parts) => ({ routes: historyRoutes(parts) }));
  await migrateEntityTables(server.store, [before]);
});
afterEach(() => server.close());

const rename = () => migrateEntityTables(server.store, [after]);
const undo = async (version?: number) => {
  const answer = await server.post('/api/history/undo', { entity: 'worker', row: 1, version });
  expect(answer.statusCode, answer.body).toBe(200);
};

test('a row that was removed before a field was renamed is restored with its value', async () => {
  const { id } = await addRow(server.store, before, asha, { name: 'Uma', phone: '98' });
  await removeRow(server.store, before, asha, { id });
  await rename();
  await undo();
  expect(await allRows(server.store, after)).toMatchObject([{ name: 'Uma', mobile: '98' }]);
});

test('a change from before a field was renamed is shown and can be undone', async () => {
  const { id } = await addRow(server.store, before, asha, { name: 'Uma', phone: '98' });
  await updateRow(server.store, before, asha, { id, phone: '77' });
  await rename();
  const { entries } = (await server.post('/api/history', { entity: 'worker' })).json();
  expect(entries[0].fields).toMatchObject([{ label: 'Mobile', before: '98', after: '77' }]);
  const query = { entity: 'worker', field: 'mobile' };
  expect((await server.post('/api/history', query)).json().entries).toEqual([entries[0]]);
  await undo(2);
  expect(await allRows(server.store, after)).toMatchObject([{ mobile: '98' }]);
});

test('an update from an older page keeps what someone else changed before a field was renamed', async () => {
  const row = await addRow(server.store, before, asha, { name: 'Uma', phone: '98' });
  await updateRow(server.store, before, ravi, { id: row.id, phone: '77' });
  await rename();
  const stale = { ...row, $merge: true };
  const conflict = await server.post('/api/worker/update', { ...stale, phone: '66' });
  expect(conflict.statusCode).toBe(409);
  const merged = await server.post('/api/worker/update', { ...stale, name: 'Uma Rao' });
  expect(merged.json()).toMatchObject({ name: 'Uma Rao', mobile: '77' });
});

test('a value that was encrypted under a former name is not shown', async () => {
  const secret = config({ name: 'no', type: 'aadhaar' });
  await migrateEntityTables(server.store, [secret]);
  await addRow(server.store, secret, asha, { name: 'Uma', no: '234123412346' });
  const open = config({ name: 'mobile', type: 'text', was: 'no' });
  await migrateEntityTables(server.store, [open]);
  const shown = await reversalsOf(server.store, open, await entriesOf(server.store));
  expect(shown.flatMap(({ change }) => describeFields(open, change))).toContainEqual({
    label: 'Mobile',
    before: null,
    after: null,
    isSecret: true,
  });
});

describe('a field that was renamed twice', () => {
  const tel = config({ name: 'tel', type: 'text', was: 'mobile' });

  beforeEach(async () => {
    const { id } = await addRow(server.store, before, asha, { name: 'Uma', phone: '98' });
    await updateRow(server.store, before, asha, { id, phone: '77' });
    await rename();
    configs.splice(0, 1, tel);
    await migrateEntityTables(server.store, [tel]);
  });

  test('keeps its first changes in the history, where they can be found and undone', async () => {
    const query = { entity: 'worker', field: 'tel' };
    const { entries } = (await server.post('/api/history', query)).json();
    expect(entries).toMatchObject([{ fields: [{ label: 'Tel', before: '98', after: '77' }] }]);
    await undo(2);
    expect(await allRows(server.store, tel)).toMatchObject([{ tel: '98' }]);
  });

  test('leaves no plain text in the history when it becomes encrypted', async () => {
    const { db } = server.store;
    await addRow(server.store, tel, asha, { name: 'Uma', tel: '234123412346' });
    await migrateEntityTables(server.store, [config({ name: 'tel', type: 'aadhaar' })]);
    const history = await db.selectFrom('change').select(['before', 'after']).execute();
    const texts = history.flatMap(({ before, after }) => [before, after]).join();
    expect(texts).not.toMatch(/"(98|77|234123412346)"/);
  });

  test('keeps the values of its page from before', async () => {
    const sent = { id: 1, version: 2, name: 'Uma', phone: '66' };
    expect((await server.post('/api/worker/update', sent)).json()).toMatchObject({ tel: '66' });
  });

  test('loses a former name that another field gets', async () => {
    const both = config({ name: 'tel', type: 'text' }, { name: 'phone', type: 'text' });
    await migrateEntityTables(server.store, [both]);
    await addRow(server.store, both, asha, { name: 'Uma', phone: '55' });
    const [, , added] = await reversalsOf(server.store, both, await entriesOf(server.store));
    expect(added?.change.after).toEqual({ name: 'Uma', phone: '55', tel: null });
  });
});

const entriesOf = ({ db }: EntityStore) => db.selectFrom('change').selectAll().execute();
