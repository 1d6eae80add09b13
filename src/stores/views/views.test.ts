import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { expireSession, startSession } from '../session/session';
import { signedInAt } from '../testing';
import { loadViews, viewStore } from './views';

const VIEWS = 'POST /api/views';
const view = { id: 1, name: 'Mine', address: 'f.city=Pune', isShared: false };
const ofAsha = { ...view, id: 2, name: 'Asha’s' };
const views = () => viewStore.getState().installer;
let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/installer');
});
afterEach(() => server.stop());

test('views that arrive after their user’s session has ended are not shown to the next user', async () => {
  const late = deferred<Reply>();
  server.on(VIEWS, late.promise);
  const loaded = loadViews('installer');
  expireSession();
  startSession({ id: 8, username: 'asha' });
  late.resolve({ json: [view] });
  await loaded;
  expect(viewStore.getState()).toEqual({});
});

test('views that arrive after another user has signed in in another tab are replaced by that user’s', async () => {
  const late = deferred<Reply>();
  server.on(VIEWS, late.promise, { json: [ofAsha] });
  const loaded = loadViews('installer');
  await expect.poll(() => server.requests).toHaveLength(1);
  startSession({ id: 8, username: 'asha' });
  late.resolve({ json: [view] });
  await loaded;
  await expect.poll(views).toEqual([ofAsha]);
});

test('another user, who has signed in in another tab, gets their own views of the tables that are shown', async () => {
  server.on(VIEWS, { json: [view] }, { json: [ofAsha] });
  await loadViews('installer');
  expect(views()).toEqual([view]);
  startSession({ id: 8, username: 'asha' });
  expect(views()).not.toEqual([view]);
  await expect.poll(views).toEqual([ofAsha]);
});
