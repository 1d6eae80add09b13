import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../api/http/testing';
import { activityStore } from './calls/activity';
import { noticesStore } from './calls/notices';
import { ensureList, listStore, refreshList, retainList } from './lists/lists';
import { rowList } from './lists/rows';
import { catchUpWithServer, followRights, isSignedOut } from './server-news';
import { hasDrafts } from './session/draft-store';
import { writeDraft } from './session/drafts';
import { confirmationStore, may } from './session/rights';
import { sessionStore } from './session/session';
import { loadUser } from './sign-in/load-user';
import { ravi, signedInAt } from './testing';

const list = rowList('installer', 'Installers', '/api/installer/fetch');
const fetches = 'POST /api/installer/fetch';
const names = () =>
  listStore(list)
    .getState()
    .content.map(({ name }) => name);

let server: ScriptedServer;
beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
});
afterEach(() => server.stop());

test.each([401, 419, 500, 503])(
  'a %i in the background is not retried, shows no message, and does not interrupt typing',
  async (status) => {
    const { ledTo } = signedInAt('/installer');
    writeDraft('installer:add', { values: { name: 'Asha' } });
    server.on('GET /api/studio/version', { status, json: { message: 'No.' } });
    await expect(catchUpWithServer()).rejects.toSatisfy(
      (error) => isSignedOut(error) === status < 500,
    );
    expect(server.requests).toHaveLength(1);
    expect(ledTo).toEqual([]);
    expect(sessionStore.getState().authenticated).toBe(true);
    expect(hasDrafts()).toBe(true);
    const { toasts, alerts } = noticesStore.getState();
    expect([...toasts, ...alerts, ...activityStore.getState().entries]).toEqual([]);
  },
);

test('when the user’s rights have changed, the user is fetched, the lists are cleared, and a message says so', async () => {
  signedInAt('/installer');
  const stop = followRights();
  const current = { configs: 'a', report: null, rows: '1', user: ravi.id };
  server.on('GET /api/user', { json: { ...ravi, rights: { installer: ['read'] } } });
  server.on('POST /api/installer/fetch', { json: [{ id: 1 }] });
  await loadUser();
  await refreshList(list);

  server.on('GET /api/studio/version', { json: { ...current, rights: { installer: ['read'] } } });
  await catchUpWithServer();
  expect(server.seen('GET /api/user')).toHaveLength(1);
  expect(listStore(list).getState().content).toHaveLength(1);

  server.on('GET /api/studio/version', { json: { ...current, rights: { coupon: ['read'] } } });
  server.on('GET /api/user', { json: { ...ravi, rights: { coupon: ['read'] } } });
  await catchUpWithServer();
  expect(may('coupon', 'read')).toBe(true);
  expect(may('installer', 'read')).toBe(false);
  expect(listStore(list).getState()).toMatchObject({ status: 'loading', content: [] });
  const { toasts } = noticesStore.getState();
  expect(toasts.map(({ text }) => text)).toEqual(['What you may do has changed.']);
  stop();
});

test('a list that could not be fetched in the background is fetched the next time', async () => {
  signedInAt('/installer');
  const rights = { installer: ['read'] };
  const current = { configs: 'a', report: null, rights, user: ravi.id };
  server.on('GET /api/user', { json: { ...ravi, rights } });
  server.on(fetches, { json: [{ id: 1 }] });
  await loadUser();
  const hide = retainList(list);
  await refreshList(list);

  confirmationStore.setState({ lists: '1' });
  server.on('GET /api/studio/version', { json: { ...current, rows: '2' } });
  server.on(fetches, { status: 429 }, { json: [{ id: 1 }, { id: 2 }] });
  await catchUpWithServer();
  expect(listStore(list).getState().content).toHaveLength(1);
  await catchUpWithServer();
  expect(listStore(list).getState().content).toHaveLength(2);
  const asked = server.seen(fetches).length;
  await catchUpWithServer();
  expect(server.seen(fetches)).toHaveLength(asked);
  hide();
});

test('a list that others have changed while it was out of view is fetched once when it is shown again', async () => {
  signedInAt('/installer');
  const current = { configs: 'a', report: null, user: ravi.id };
  server.on(fetches, { json: [{ id: 1, name: 'Asha' }] });
  const hide = retainList(list);
  await expect.poll(names).toEqual(['Asha']);
  hide();

  confirmationStore.setState({ lists: '1' });
  server.on('GET /api/studio/version', { json: { ...current, rows: 'changed out of view' } });
  server.on(fetches, { json: [{ id: 1, name: 'Banu' }] });
  await catchUpWithServer();
  expect(server.seen(fetches)).toHaveLength(1);
  const hideAgain = retainList(list);
  await expect.poll(names).toEqual(['Banu']);
  hideAgain();
  retainList(list)();
  expect(listStore(list).getState().refreshing).toBe(false);
});

test('a change that others make while a list out of view is being fetched is not missed', async () => {
  signedInAt('/installer');
  const current = { configs: 'a', report: null, user: ravi.id };
  const before = deferred<Reply>();
  server.on(fetches, before.promise, { json: [{ id: 1, name: 'Banu' }] });
  ensureList(list);
  confirmationStore.setState({ lists: '1' });
  server.on('GET /api/studio/version', { json: { ...current, rows: 'changed while fetched' } });
  await catchUpWithServer();
  before.resolve({ json: [{ id: 1, name: 'Asha' }] });
  await expect.poll(names).toEqual(['Asha']);
  await catchUpWithServer();
  ensureList(list);
  await expect.poll(names).toEqual(['Banu']);
});

test('a sign-in by another user in another tab is noticed, even if the rights are the same', async () => {
  signedInAt('/installer');
  const asha = { id: 8, username: 'asha' };
  server.on('GET /api/user', { json: asha });
  const current = { configs: 'a', report: null, rows: '1' };
  server.on('GET /api/studio/version', { json: { ...current, user: asha.id } });
  await catchUpWithServer();
  expect(sessionStore.getState().user).toEqual(asha);
});
