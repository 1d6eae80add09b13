import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { activityStore, clearActivity } from '../calls/activity';
import { noticesStore } from '../calls/notices';
import { listStore, refreshList } from '../lists/lists';
import { confirmationStore } from '../session/rights';
import { signedInAt } from '../testing';
import { isLinked } from './links';
import { catalogueList } from './list';
import { toggleLink } from './toggle';

const FETCH = 'POST /api/customCatalogue/fetch';
const UPDATE = 'POST /api/customCatalogue/update';
const link = { wpId: 'WP-1', catId: '102' };
const other = { wpId: 'WP-2', catId: '102' };
const products = [
  { id: 1, wpId: 'WP-1' },
  { id: 2, wpId: 'WP-2' },
];
const categories = [{ id: 1, catId: 102, text: 'Floral' }];
const answerWith = (...wpIds: string[]) => ({
  json: { products, categories, categoryProduct: wpIds.map((wpId) => ({ wpId, catId: 102 })) },
});

let server: ScriptedServer;
beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/catalogue');
  server.on(FETCH, answerWith());
  await refreshList(catalogueList);
});
afterEach(() => server.stop());

const isIn = (some = link) => isLinked(listStore(catalogueList).getState().content.links, some);
const alerts = () => noticesStore.getState().alerts.map(({ text }) => text);
const bodies = () => server.seen(UPDATE).map(({ body }) => JSON.parse(body));
const fetches = () => server.seen(FETCH).length;

test('a toggle shows at once, sends the ids, and fetches the list once', async () => {
  const reply = deferred<Reply>();
  server.on(UPDATE, reply.promise);
  const toggled = toggleLink(link);
  expect(isIn()).toBe(true);
  server.on(FETCH, answerWith('wp-1'));
  reply.resolve({ text: '1' });
  await toggled;
  expect([isIn(), bodies()]).toEqual([true, [link]]);
  await expect.poll(() => listStore(catalogueList).getState().refreshing).toBe(false);
  expect([isIn(), fetches(), alerts()]).toEqual([true, 2, []]);
});

test('waiting clicks on one box are sent as one request, and the list is fetched after the last one', async () => {
  let running = 0;
  let max = 0;
  server.on(UPDATE, async () => {
    max = Math.max(max, ++running);
    await Promise.resolve();
    running--;
    return { text: '1' };
  });
  const toggles = Array.from({ length: 4 }, () => toggleLink(link));
  expect(isIn()).toBe(false);
  await Promise.all(toggles);
  expect([isIn(), bodies().length, max]).toEqual([false, 2, 1]);
  await expect.poll(fetches).toBe(2);
});

test('after a toggle on another server, an earlier change can’t be undone any more', async () => {
  noticesStore.setState({ undo: { label: 'Undo', run: () => {} } });
  server.on(UPDATE, { text: '1' });
  await toggleLink(link);
  expect(noticesStore.getState().undo).toBeUndefined();
});

test('a message says where the wallpaper was added or removed', async () => {
  confirmationStore.setState({ offers: ['history'] });
  server.on(UPDATE, { json: { change: 5 } });
  const said = () => noticesStore.getState().toasts.map(({ text }) => text);
  await toggleLink(link);
  expect(said()).toEqual(['WP-1 added to Floral']);
  server.on(FETCH, answerWith('WP-1'));
  await refreshList(catalogueList);
  await Promise.all([toggleLink(link), toggleLink(link), toggleLink(link), toggleLink(link)]);
  expect(said()).toEqual(['WP-1 added to Floral']);
  await toggleLink(link);
  expect(said()).toEqual(['WP-1 removed from Floral']);
});

test('clicks that cancel each other while they wait are not sent', async () => {
  server.on(UPDATE, { text: '1' });
  await Promise.all(Array.from({ length: 5 }, () => toggleLink(link)));
  expect([isIn(), bodies().length]).toEqual([true, 1]);
});

test('a waiting click is sent when the page is left', async () => {
  const first = deferred<Reply>();
  server.on(UPDATE, first.promise, { text: '1' });
  const toggles = [toggleLink(link), toggleLink(link)];
  await expect.poll(bodies).toHaveLength(1);
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(bodies).toEqual([link, link]);
  first.resolve({ text: '1' });
  await Promise.all(toggles);
  expect(bodies()).toHaveLength(2);
});

test('a box does not wait for other boxes', async () => {
  const reply = deferred<Reply>();
  server.on(UPDATE, reply.promise, { text: '1' });
  const slow = toggleLink(link);
  const quick = toggleLink(other);
  await expect.poll(bodies).toHaveLength(2);
  reply.resolve({ status: 422, json: { message: 'No.', errors: { wpId: ['Not this one.'] } } });
  await Promise.all([slow, quick]);
  expect([bodies()[0], bodies()[1]].map(({ wpId }) => wpId).sort()).toEqual(['WP-1', 'WP-2']);
  expect(alerts()).toEqual(['Not this one.']);
});

describe('a failed toggle is reverted, and', () => {
  const cases: [what: string, step: Reply | 'drop', said: string[]][] = [
    ['422', { status: 422, json: { errors: { wpId: ['Unknown.'] } } }, ['Unknown.']],
    ['404', { status: 404 }, ['This server cannot do that.']],
    ['405', { status: 405 }, ['This server cannot do that.']],
    ['no response', 'drop', ['There was no answer from the server. Check your connection.']],
    ['500', { status: 500 }, ['Oops, something went wrong!  The team have been notified.']],
    ['503', { status: 503 }, []],
  ];
  test.each(cases)('%s shows its message', async (_, step, said) => {
    server.on(UPDATE, step);
    await toggleLink(link);
    expect([isIn(), alerts(), bodies().length]).toEqual([false, said, 1]);
    await expect.poll(fetches).toBe(2);
  });

  test('later clicks that wait for it are not sent', async () => {
    server.on(UPDATE, { status: 503 }, { text: '1' });
    const toggles = [toggleLink(link), toggleLink(link), toggleLink(link)];
    expect(isIn()).toBe(true);
    await Promise.all(toggles);
    expect([isIn(), bodies().length]).toEqual([false, 1]);
    expect(activityStore.getState().entries).toMatchObject([
      { what: 'Change WP-1 in category 102' },
    ]);
    await toggleLink(link);
    expect([isIn(), bodies().length]).toEqual([true, 2]);
  });
});

describe('the list', () => {
  test('may lack categories and links', async () => {
    server.on(FETCH, { json: { products } });
    await refreshList(catalogueList);
    expect(listStore(catalogueList).getState()).toMatchObject({
      status: 'ready',
      content: { products, categories: [] },
    });
  });

  test('keeps its parts while nothing changes', async () => {
    const before = listStore(catalogueList).getState().content;
    await refreshList(catalogueList);
    expect(listStore(catalogueList).getState().content).toBe(before);
    server.on(FETCH, answerWith('WP-2'));
    await refreshList(catalogueList);
    const after = listStore(catalogueList).getState().content;
    expect(after.products).toBe(before.products);
    expect(isIn(other)).toBe(true);
  });

  test('in another shape is an error', async () => {
    for (const json of [[], { products: {} }, { products, categories: 'none' }]) {
      clearActivity();
      server.on(FETCH, { json });
      await refreshList(catalogueList);
      const [entry] = activityStore.getState().entries;
      expect(entry?.kind).toBe('unexpectedResponse');
    }
  });
});
