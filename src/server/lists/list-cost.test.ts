import { createHook } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { apply } from '../rows/apply';
import { addRow, removeRow, updateRow } from '../rows/change-row';
import { added } from '../rows/change-set';
import { writeTo } from '../tables/transactions';
import type { TestClient } from '../testing/test-client';
import { isPostgresRun } from '../testing/test-database';
import { startTestServer, type TestServer } from '../testing/test-server';
import { asha, openTestStore, type TestStore } from '../testing/test-store';

// What requests cost, in numbers that are the same on every machine.

const ROWS = 2300;
/** Including some that the test itself makes. */
const MAX_PROMISES = 40;
const thing = entityConfig({ fields: [{ name: 'name', type: 'text' }] });
let store: TestStore;
let server: TestServer;
let client: TestClient;
let queries = 0;

const count: KyselyPlugin = {
  transformQuery({ node }) {
    queries += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};
const fetchList = (headers = {}, query = '') =>
  client.post(`/api/thing/fetch${query}`, undefined, { 'accept-encoding': 'br', ...headers });

beforeAll(async () => {
  store = await openTestStore(thing);
  const changes = Array.from({ length: ROWS }, (_, index) => added({ name: `Thing ${index}` }));
  await writeTo(store, thing, asha, (transaction) => apply(transaction, { changes }));
  server = await startTestServer({ database: store.db.withPlugin(count), configs: [thing] });
  client = await server.signedIn();
});
afterAll(async () => {
  await server.close();
  await store.close();
});
beforeEach(async () => {
  await fetchList();
  queries = 0;
});

/** The queries for session and revision. SQLite is not asked again until its file has changed. */
const checks = isPostgresRun ? 2 : 0;

test('a cached list costs no queries other than those for session and revision', async () => {
  const { statusCode, headers } = await fetchList();
  expect([statusCode, queries]).toEqual([200, checks]);
  const again = await fetchList({ 'if-none-match': headers.etag });
  expect([again.statusCode, queries]).toEqual([304, 2 * checks]);
  expect(Object.keys(again.headers).sort()).toEqual([
    'cache-control',
    'connection',
    'date',
    'etag',
    'vary',
  ]);
});

test.each([200, 304])('a request for a cached list makes few promises: %i', async (status) => {
  const { headers } = await fetchList();
  const known = status === 304 ? { 'if-none-match': headers.etag } : {};
  let promises = 0;
  const counting = createHook({
    init(_id, type) {
      promises += Number(type === 'PROMISE');
    },
  });
  counting.enable();
  const { statusCode } = await fetchList(known);
  counting.disable();
  expect(statusCode).toBe(status);
  if (!isPostgresRun) expect(promises).toBeLessThanOrEqual(MAX_PROMISES);
});

test.each([
  ['an update', () => updateRow(store, thing, asha, { id: 700, name: 'Changed' })],
  ['an addition', () => addRow(store, thing, asha, { name: 'Added' })],
  ['a removal', () => removeRow(store, thing, asha, { id: 5 })],
])('after %s only that row is read', async (_, write) => {
  await write();
  expect((await fetchList()).statusCode).toBe(200);
  // Session, revision, history, fields, and rows.
  expect(queries).toBe(5);
});

test('what changed since a version is read without the other rows', async () => {
  const { headers } = await fetchList();
  await updateRow(store, thing, asha, { id: 9, name: 'Nine' });
  queries = 0;
  const since = encodeURIComponent(String(headers['list-version']));
  const answer = await fetchList({}, `?since=${since}`);
  expect(answer.json()).toMatchObject({ changed: [{ id: 9, name: 'Nine' }], removed: [] });
  expect(Number(answer.headers['content-length'])).toBeLessThan(200);
  expect(queries).toBe(5);
});
