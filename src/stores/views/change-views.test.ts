import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScriptedServer, startServer } from '../../api/http/testing';
import { noticesStore } from '../calls/notices';
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

test('a view that replaces no other is saved without a message', async () => {
  viewStore.setState({ installer: [view] });
  const added = { ...view, id: 2, name: 'Other' };
  server.on(SAVE, { json: [view, added] });
  await saveView('installer', { name: 'Other', address: view.address, isShared: false });
  expect(noticesStore.getState().toasts).toEqual([]);
});
