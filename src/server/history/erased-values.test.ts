import { afterEach, beforeEach, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { eraseCommand } from '../commands/erase-command';
import { addRow, removeRow } from '../rows/change-row';
import { removeSelected } from '../selection/change-selection';
import { type PartServer, startPartServer } from '../testing/part-server';
import { allRows, asha } from '../testing/test-store';
import { historyRoutes } from './routes';

const worker = entityConfig({
  name: 'worker',
  label: 'Worker',
  fields: [{ name: 'city', type: 'text' }],
  actions: { add: {}, remove: {} },
});

let server: PartServer;
let row: number;
/** Erases the row once a request has read its removal. */
let eraseOnceRead: boolean;

beforeEach(async () => {
  eraseOnceRead = false;
  server = await startPartServer([worker], (parts) => {
    const db = parts.store.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (eraseOnceRead && result.rows.some(({ action }) => action === 'remove')) {
          eraseOnceRead = false;
          await erase();
        }
        return result;
      },
    });
    return { routes: historyRoutes({ ...parts, store: { ...parts.store, db } }) };
  });
  row = (await addRow(server.store, worker, asha, { city: 'Visakhapatnam' })).id;
});
afterEach(() => server.close());

const erase = () =>
  eraseCommand(['worker', `${row}`], {
    database: server.store.db,
    audit: { recordIn: async () => {} },
  });
async function expectNoValues() {
  expect(await allRows(server.store, worker)).toEqual([]);
  const changes = await server.store.db.selectFrom('change').select(['before', 'after']).execute();
  expect(JSON.stringify(changes)).not.toContain('Visakhapatnam');
}

test('an undo does not restore a row that is erased while it starts', async () => {
  await removeRow(server.store, worker, asha, { id: row });
  eraseOnceRead = true;
  const undone = await server.post('/api/history/undo', { entity: 'worker', row });
  expect([undone.statusCode, eraseOnceRead]).toEqual([409, false]);
  await expectNoValues();
});

test('a rollback does not restore a row that is erased while it is prepared', async () => {
  const chosen = new Map([[row, undefined]]);
  const { change: id } = await removeSelected(server.store, worker, asha, chosen);
  eraseOnceRead = true;
  const done = await server.post('/api/history/rollBack', { id, take: [] });
  expect([done.json(), eraseOnceRead]).toMatchObject([{ rolledBack: 0 }, false]);
  await expectNoValues();
});
