import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { expireSession, startSession } from '../session/session';
import { signedInAt } from '../testing';
import { saveView } from './change-views';
import { loadViews, viewStore } from './views';

const VIEWS = 'POST /api/views';
const view = { id: 1, name: 'Mine', address: 'f.city=Pune', isShared: false };
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

test('a view that is saved while the views are loading stays in the menu', async () => {
  const late = deferred<Reply>();
  server.on(VIEWS, late.promise);
  server.on('POST /api/views/save', { json: [view] });
  const loaded = loadViews('installer');
  await saveView('installer', view);
  late.resolve({ json: [] });
  await loaded;
  expect(viewStore.getState().installer).toEqual([view]);
});
