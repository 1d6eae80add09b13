// @vitest-environment jsdom
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { entityConfig } from '../../entities/testing';
import { activityStore, retryActivity } from '../calls/activity';
import { noticesStore } from '../calls/notices';
import { endSession, sessionStore } from '../session/session';
import { signedInAt } from '../testing';
import { clearLists, listStore } from './lists';
import { refreshRows, rowsOf } from './rows';

const config = entityConfig({ fields: [{ name: 'name', type: 'text' }] });
const store = listStore(rowsOf(config));
const FETCH = 'POST /api/thing/fetch';
let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
});
afterEach(() => {
  server.stop();
  vi.unstubAllEnvs();
});

test('rows come, and stay while they are asked for again', async () => {
  signedInAt('/thing');
  const second = later<Reply>();
  server.on(FETCH, { json: [{ id: 1 }] }, second.promise);
  const first = refreshRows(config);
  expect(store.getState()).toMatchObject({ status: 'loading', refreshing: true, content: [] });
  await first;
  expect(store.getState()).toMatchObject({
    status: 'ready',
    refreshing: false,
    content: [{ id: 1 }],
  });

  const again = refreshRows(config);
  expect(store.getState()).toMatchObject({
    status: 'ready',
    refreshing: true,
    content: [{ id: 1 }],
  });
  second.give({ json: [{ id: 2 }] });
  await again;
  expect(store.getState().content).toEqual([{ id: 2 }]);
});

test('the same rows are the same array, with an ETag and without', async () => {
  signedInAt('/thing');
  const etag = { headers: { ETag: '"a"' } };
  server.on(FETCH, { json: [{ id: 1 }] }, { json: [{ id: 1 }], ...etag }, { status: 304, ...etag });
  await refreshRows(config);
  const { content } = store.getState();
  await refreshRows(config);
  expect(store.getState().content).toBe(content);
  await refreshRows(config);
  expect(server.requests[2]?.headers['if-none-match']).toBe('"a"');
  expect(store.getState()).toMatchObject({ status: 'ready', refreshing: false });
  expect(store.getState().content).toBe(content);
});

test('the last request wins, whatever order answers arrive in', async () => {
  signedInAt('/thing');
  const slow = later<Reply>();
  const arrived = later<void>();
  server.on(
    FETCH,
    () => {
      arrived.give();
      return slow.promise;
    },
    { json: [{ id: 'new' }] },
  );
  const first = refreshRows(config);
  await arrived.promise;
  await refreshRows(config);
  slow.give({ json: [{ id: 'old' }] });
  await first;
  expect(store.getState()).toMatchObject({ content: [{ id: 'new' }], refreshing: false });
});

test('an answer that arrives after the session ended changes nothing', async () => {
  signedInAt('/thing');
  const slow = later<Reply>();
  const arrived = later<void>();
  server.on(FETCH, { json: [{ id: 1 }] }, () => {
    arrived.give();
    return slow.promise;
  });
  await refreshRows(config);
  const late = refreshRows(config);
  await arrived.promise;
  endSession();
  expect(store.getState()).toMatchObject({ status: 'loading', content: [], refreshing: false });
  slow.give({ json: [{ id: 2 }] });
  await late;
  expect(store.getState()).toMatchObject({ status: 'loading', content: [], refreshing: false });
});

test('what is forgotten is not asked for by its old ETag', async () => {
  signedInAt('/thing');
  server.on(FETCH, { json: [], headers: { ETag: '"a"' } });
  await refreshRows(config);
  clearLists();
  await refreshRows(config);
  expect(server.requests[1]?.headers).not.toHaveProperty('if-none-match');
});

test('a first request that fails says so, and can be repeated from the Activity panel', async () => {
  signedInAt('/thing');
  server.on(FETCH, { status: 503, headers: { 'Retry-After': '60' } }, { json: [{ id: 1 }] });
  await refreshRows(config);
  expect(store.getState()).toMatchObject({ status: 'failed', error: { kind: 'unavailable' } });
  expect(noticesStore.getState().alerts).toEqual([]);

  const [entry] = activityStore.getState().entries;
  expect(entry).toMatchObject({
    what: 'Load Things',
    cause: 'The server is not available at the moment.',
  });
  if (entry) retryActivity(entry);
  await vi.waitFor(() => expect(store.getState().status).toBe('ready'));
  expect(store.getState().error).toBeUndefined();
  expect(activityStore.getState().entries).toEqual([]);
});

test('a later request that fails leaves the rows', async () => {
  signedInAt('/thing');
  server.on(FETCH, { json: [{ id: 1 }] }, { status: 500 });
  await refreshRows(config);
  await refreshRows(config);
  expect(store.getState()).toMatchObject({
    status: 'ready',
    content: [{ id: 1 }],
    error: { kind: 'serverError' },
  });
});

test('an expired session leads to the login screen', async () => {
  const { ledTo } = signedInAt('/thing?page=2');
  server.on(FETCH, { status: 401 });
  await refreshRows(config);
  expect(ledTo).toEqual(['/login']);
  expect(sessionStore.getState()).toEqual({ authenticated: false, user: null });
});
