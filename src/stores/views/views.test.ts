import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deferred, type Reply, startServer } from '../../api/http/testing';
import { expireSession, startSession } from '../session/session';
import { signedInAt } from '../testing';
import { loadViews, viewStore } from './views';

test.each([
  ['after their session has ended', true],
  ['after another user has signed in in another tab', false],
])('views that arrive %s are not shown to the next user', async (_, expires) => {
  const server = await startServer(createServer);
  onTestFinished(() => server.stop());
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/installer');
  const late = deferred<Reply>();
  server.on('POST /api/views', late.promise);
  const loaded = loadViews('installer');
  if (expires) expireSession();
  startSession({ id: 8, username: 'asha' });
  late.resolve({ json: [{ id: 1, name: 'Mine', address: 'f.city=Pune', isShared: false }] });
  await loaded;
  expect(viewStore.getState()).toEqual({});
});

test('another user, who has signed in in another tab, gets their own views of the tables that are shown', async () => {
  const server = await startServer(createServer);
  onTestFinished(() => server.stop());
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/installer');
  const view = { id: 1, name: 'Mine', address: 'f.city=Pune', isShared: false };
  server.on('POST /api/views', { json: [view] }, { json: [{ ...view, id: 2, name: 'Asha’s' }] });
  await loadViews('installer');
  expect(viewStore.getState().installer).toMatchObject([{ name: 'Mine' }]);
  startSession({ id: 8, username: 'asha' });
  expect(viewStore.getState()).toEqual({});
  await expect.poll(() => viewStore.getState().installer).toMatchObject([{ name: 'Asha’s' }]);
});
