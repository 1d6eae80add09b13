import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { entityConfig } from '../../entities/testing';
import { activityStore, retryActivity } from '../calls/activity';
import { noticesStore } from '../calls/notices';
import { endSession, sessionStore } from '../session/session';
import { signedInAt } from '../testing';
import { clearLists, listStore, refreshList, refreshShownLists, retainList } from './lists';
import { rowsOf } from './rows';

const config = entityConfig({ fields: [{ name: 'name', type: 'text' }] });
const store = listStore(rowsOf(config));
const FETCH = 'POST /api/thing/fetch';
/** Long enough for its first rows to be shown before the others. */
const longList = Array.from({ length: 5000 }, (_, id) => ({ id, name: 'x'.repeat(100) }));
let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
});
afterEach(() => server.stop());

test('rows stay while they are fetched again', async () => {
  signedInAt('/thing');
  const second = deferred<Reply>();
  server.on(FETCH, { json: [{ id: 1 }] }, second.promise);
  const first = refreshList(rowsOf(config));
  expect(store.getState()).toMatchObject({ status: 'loading', refreshing: true, content: [] });
  await first;
  expect(store.getState()).toMatchObject({
    status: 'ready',
    refreshing: false,
    content: [{ id: 1 }],
  });

  const again = refreshList(rowsOf(config));
  expect(store.getState()).toMatchObject({
    status: 'ready',
    refreshing: true,
    content: [{ id: 1 }],
  });
  second.resolve({ json: [{ id: 2 }] });
  await again;
  expect(store.getState().content).toEqual([{ id: 2 }]);
});

test('a list counts as failed after half a minute without a response; a late one is still shown, its first rows first', async () => {
  signedInAt('/thing');
  const late = deferred<Reply>();
  server.on(FETCH, late.promise);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const loading = refreshList(rowsOf(config));
  vi.advanceTimersByTime(29_000);
  expect(store.getState()).toMatchObject({ status: 'loading', refreshing: true });
  vi.advanceTimersByTime(1000);
  expect(store.getState()).toMatchObject({ status: 'failed', refreshing: true });
  vi.useRealTimers();
  const states: unknown[] = [];
  const stop = store.subscribe(({ status, content }) => states.push([status, content.length]));
  late.resolve({ json: longList });
  await loading;
  stop();
  expect(states).toEqual([
    ['loading', 50],
    ['ready', 5000],
  ]);
});

test('rows stay in view however long fetching them again takes', async () => {
  signedInAt('/thing');
  const late = deferred<Reply>();
  server.on(FETCH, { json: [{ id: 1 }] }, late.promise);
  await refreshList(rowsOf(config));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  void refreshList(rowsOf(config));
  vi.advanceTimersByTime(30_000);
  expect(store.getState()).toMatchObject({ status: 'ready', refreshing: true });
});

test('a list that failed is ready once it has been fetched in the background', async () => {
  signedInAt('/thing');
  server.on(FETCH, { status: 500 }, { json: [{ id: 1 }] });
  const hide = retainList(rowsOf(config));
  await expect.poll(() => store.getState().status).toBe('failed');
  expect(await refreshShownLists()).toBe(true);
  expect(store.getState()).toMatchObject({ status: 'ready', content: [{ id: 1 }] });
  hide();
});

test('unchanged rows stay the same array, with or without an ETag', async () => {
  signedInAt('/thing');
  const etag = { headers: { ETag: '"a"' } };
  server.on(FETCH, { json: [{ id: 1 }] }, { json: [{ id: 1 }], ...etag }, { status: 304, ...etag });
  await refreshList(rowsOf(config));
  const { content } = store.getState();
  await refreshList(rowsOf(config));
  expect(store.getState().content).toBe(content);
  await refreshList(rowsOf(config));
  expect(server.requests[2]?.headers['if-none-match']).toBe('"a"');
  expect(store.getState()).toMatchObject({ status: 'ready', refreshing: false });
  expect(store.getState().content).toBe(content);
});

test('only changes since a version are fetched, and a server may send the whole list instead', async () => {
  signedInAt('/thing');
  const changes = { changed: [{ id: 2, name: 'new' }], removed: [3], order: 'asc' };
  const whole = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const sinceFirst = `${FETCH}?since=a%20b`;
  const sinceSecond = `${FETCH}?since=c`;
  server.on(FETCH, { json: whole, headers: { 'List-Version': 'a b' } }, { json: [] });
  server.on(sinceFirst, { json: changes, headers: { 'List-Version': 'c', 'List-Since': 'a b' } });
  server.on(sinceSecond, { json: [{ id: 9 }] });
  await refreshList(rowsOf(config));
  const [first] = store.getState().content;
  await refreshList(rowsOf(config));
  expect(store.getState().content).toEqual([{ id: 1 }, { id: 2, name: 'new' }]);
  expect(store.getState().content[0]).toBe(first);
  await refreshList(rowsOf(config));
  expect(store.getState().content).toEqual([{ id: 9 }]);
  await refreshList(rowsOf(config));
  const asked = server.requests.map(({ line }) => line);
  expect(asked).toEqual([FETCH, sinceFirst, sinceSecond, FETCH]);
});

test('the first rows of a long list show before the others, and stay the same objects', async () => {
  signedInAt('/thing');
  server.on(FETCH, { json: longList });
  const states: unknown[] = [];
  const stop = store.subscribe(({ status, content }) => states.push({ status, content }));
  await refreshList(rowsOf(config));
  stop();
  const { content } = store.getState();
  expect(content).toEqual(longList);
  expect(states.slice(-2)).toEqual([
    { status: 'loading', content: longList.slice(0, 50) },
    { status: 'ready', content: longList },
  ]);
  const [first] = states.slice(-2).map((state) => (state as { content: unknown[] }).content[0]);
  expect(first).toBe(content[0]);
});

test('the first rows of a long list are removed when the request fails', async () => {
  signedInAt('/thing');
  server.on(FETCH, { text: JSON.stringify(longList).slice(0, -1) });
  await refreshList(rowsOf(config));
  expect(store.getState()).toMatchObject({ status: 'failed', content: [] });
});

test('the first rows of a long list stay in view however long fetching them again takes', async () => {
  signedInAt('/thing');
  server.on(FETCH, { json: longList }, deferred<Reply>().promise);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const first = refreshList(rowsOf(config));
  await new Promise<void>((resolve) => {
    const stop = store.subscribe(({ content }) => {
      if (content.length === 0) return;
      stop();
      void refreshList(rowsOf(config));
      resolve();
    });
  });
  await first;
  vi.advanceTimersByTime(30_000);
  expect(store.getState()).toMatchObject({ status: 'loading', content: longList.slice(0, 50) });
});

test('the last request wins, in whatever order responses arrive', async () => {
  signedInAt('/thing');
  const slow = deferred<Reply>();
  const arrived = deferred<void>();
  server.on(
    FETCH,
    () => {
      arrived.resolve();
      return slow.promise;
    },
    { json: [{ id: 'new' }] },
  );
  const first = refreshList(rowsOf(config));
  await arrived.promise;
  await refreshList(rowsOf(config));
  slow.resolve({ json: [{ id: 'old' }] });
  await first;
  expect(store.getState()).toMatchObject({ content: [{ id: 'new' }], refreshing: false });
});

test('a response that arrives after the session is ignored', async () => {
  signedInAt('/thing');
  const slow = deferred<Reply>();
  const arrived = deferred<void>();
  server.on(FETCH, { json: [{ id: 1 }] }, () => {
    arrived.resolve();
    return slow.promise;
  });
  await refreshList(rowsOf(config));
  const late = refreshList(rowsOf(config));
  await arrived.promise;
  endSession();
  expect(store.getState()).toMatchObject({ status: 'loading', content: [], refreshing: false });
  slow.resolve({ json: [{ id: 2 }] });
  await late;
  expect(store.getState()).toMatchObject({ status: 'loading', content: [], refreshing: false });
});

test('a cleared list is fetched without its old ETag', async () => {
  signedInAt('/thing');
  server.on(FETCH, { json: [], headers: { ETag: '"a"' } });
  await refreshList(rowsOf(config));
  clearLists();
  await refreshList(rowsOf(config));
  expect(server.requests[1]?.headers).not.toHaveProperty('if-none-match');
});

test('after a failed first request, the list counts as failed, and can be fetched again in the Activity panel', async () => {
  signedInAt('/thing');
  server.on(FETCH, { status: 503, headers: { 'Retry-After': '60' } }, { json: [{ id: 1 }] });
  await refreshList(rowsOf(config));
  expect(store.getState()).toMatchObject({ status: 'failed' });
  expect(noticesStore.getState().alerts).toEqual([]);

  const [entry] = activityStore.getState().entries;
  expect(entry).toMatchObject({
    what: 'Load Things',
    cause: 'The server is not available at the moment.',
  });
  if (entry) retryActivity(entry);
  await expect.poll(() => store.getState().status).toBe('ready');
  expect(activityStore.getState().entries).toEqual([]);
});

test('a later failure keeps the rows', async () => {
  signedInAt('/thing');
  server.on(FETCH, { json: [{ id: 1 }] }, { status: 500 });
  await refreshList(rowsOf(config));
  await refreshList(rowsOf(config));
  expect(server.requests).toHaveLength(2);
  expect(store.getState()).toMatchObject({ status: 'ready', content: [{ id: 1 }] });
});

test('an expired session redirects to the login screen', async () => {
  const { ledTo } = signedInAt('/thing?page=2');
  server.on(FETCH, { status: 401 });
  await refreshList(rowsOf(config));
  expect(ledTo).toEqual(['/login']);
  expect(sessionStore.getState()).toEqual({ authenticated: false, user: null });
});
