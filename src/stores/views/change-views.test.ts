import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { noticesStore } from '../calls/notices';
import { endSession, startSession } from '../session/session';
import { signedInAt } from '../testing';
import { removeView, saveView } from './change-views';
import { viewStore } from './views';

const SAVE = 'POST /api/views/save';
const view = { id: 1, name: 'Mine', address: 'f.city=Pune', isShared: false };
let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/installer');
  server.on('POST /api/views/remove', { json: [] });
});
afterEach(() => server.stop());

const undo = () => noticesStore.getState().undo;
const views = () => viewStore.getState().installer;

test('a removed view is restored once, by the key or by the button of the message', async () => {
  server.on(SAVE, { json: [view] });
  await removeView('installer', view);
  const [toast] = noticesStore.getState().toasts;
  undo()?.run();
  toast?.action?.run();
  await expect.poll(views).toEqual([view]);
  expect(undo()).toBeUndefined();
  expect(server.seen(SAVE)).toHaveLength(1);
});

test('a removed view that could not be restored can be restored later', async () => {
  server.on(SAVE, { status: 404 }, { json: [view] });
  await removeView('installer', view);
  undo()?.run();
  await expect.poll(undo).toBeDefined();
  undo()?.run();
  await expect.poll(views).toEqual([view]);
});

test('Undo restores one’s own view after another view of the same name has replaced it', async () => {
  viewStore.setState({ installer: [view] });
  const replacing = { ...view, address: 'f.city=Surat' };
  server.on(SAVE, { json: [replacing] }, { json: [view] });
  await saveView('installer', { name: 'mine', address: replacing.address, isShared: false });
  expect(noticesStore.getState().toasts[0]?.text).toBe('View mine replaced');
  undo()?.run();
  await expect.poll(views).toEqual([view]);
  expect(JSON.parse(server.seen(SAVE)[1]?.body ?? '')).toMatchObject({
    name: 'Mine',
    address: view.address,
  });
});

test('views that are removed one right after the other stay removed, whichever response is slow', async () => {
  const other = { ...view, id: 2, name: 'Other' };
  const slow = deferred<Reply>();
  const remaining = (...views: readonly object[]) => ({ json: views });
  server.on('POST /api/views/remove', slow.promise, remaining());
  const both = [removeView('installer', view), removeView('installer', other)];
  await expect.poll(() => server.requests.length).toBeGreaterThan(0);
  slow.resolve(remaining(other));
  await Promise.all(both);
  expect(views()).toEqual([]);
});

test('a view can be removed after another one could not be', async () => {
  server.on('POST /api/views/remove', { status: 404 }, { json: [] });
  await Promise.all([removeView('installer', view), removeView('installer', { ...view, id: 2 })]);
  expect(server.requests).toHaveLength(2);
  expect(views()).toEqual([]);
});

test('a removal that waits for another one is not sent for the next user', async () => {
  const slow = deferred<Reply>();
  server.on('POST /api/views/remove', slow.promise, { json: [] });
  const both = [removeView('installer', view), removeView('installer', { ...view, id: 2 })];
  await expect.poll(() => server.requests).toHaveLength(1);
  endSession();
  startSession({ id: 8, username: 'asha' });
  slow.resolve({ json: [] });
  await Promise.all(both);
  expect(server.requests).toHaveLength(1);
});

test('a view that is saved while the session ends is not shown to the next user', async () => {
  const late = deferred<Reply>();
  server.on(SAVE, late.promise);
  const saved = saveView('installer', view);
  endSession();
  late.resolve({ json: [view] });
  await saved;
  startSession({ id: 8, username: 'asha' });
  expect(views()).toBeUndefined();
});

test('a view that replaces no other is saved without a message', async () => {
  viewStore.setState({ installer: [view] });
  const added = { ...view, id: 2, name: 'Other' };
  server.on(SAVE, { json: [view, added] });
  await saveView('installer', { name: 'Other', address: view.address, isShared: false });
  expect(noticesStore.getState().toasts).toEqual([]);
});
