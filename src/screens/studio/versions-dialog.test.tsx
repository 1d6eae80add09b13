import { createServer } from 'node:http';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { noticesStore } from '../../stores/calls/notices';
import { editConfig } from '../../stores/studio/drafts';
import { studioStore, textOf } from '../../stores/studio/state';
import { signedInAt } from '../../stores/testing';
import { VersionsDialog } from './versions-dialog';

const VERSIONS = 'GET /api/studio/versions/coupon';
const version = (id: number) => ({
  id,
  hash: `hash ${id}`,
  at: '2026-11-22T12:00:00.000Z',
  by: 'ravi',
  note: `Note ${id}`,
});
const draft = { text: 'draft', hash: 'draft' };
let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/studio');
  studioStore.setState({ configs: [{ name: 'coupon', label: 'Coupon', live: null, draft }] });
  server.on(VERSIONS, { json: [version(2), version(1)] });
});
afterEach(() => {
  cleanup();
  server.stop();
});

/** Opens the dialog, and returns the buttons with a name, newest version first. */
async function open(name: string) {
  const onClose = vi.fn();
  render(<VersionsDialog name="coupon" onClose={onClose} />);
  const buttons = await screen.findAllByRole('button', { name });
  return { buttons, onClose };
}

const click = (button: HTMLElement | undefined) => userEvent.click(button ?? document.body);

test('a double click restores a version once, and Undo brings the draft back', async () => {
  const reply = deferred<Reply>();
  server.on(`${VERSIONS}/1`, reply.promise);
  const { buttons, onClose } = await open('Restore');
  await userEvent.dblClick(buttons[1] ?? document.body);
  reply.resolve({ json: { text: 'first' } });
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(textOf('coupon')).toBe('first');
  expect(server.seen(`${VERSIONS}/1`)).toHaveLength(1);
  noticesStore.getState().undo?.run();
  expect(textOf('coupon')).toBe('draft');
});

test('Undo brings the draft back once, and never replaces what was typed since', async () => {
  server.on(`${VERSIONS}/1`, { json: { text: 'first' } });
  const { buttons, onClose } = await open('Restore');
  await click(buttons[1]);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  const { undo } = noticesStore.getState();
  undo?.run();
  editConfig('coupon', 'typed');
  undo?.run();
  expect(textOf('coupon')).toBe('typed');
});

test('Undo brings the draft back, even if two versions were restored at once', async () => {
  const late = deferred<Reply>();
  server.on(`${VERSIONS}/2`, late.promise);
  server.on(`${VERSIONS}/1`, { json: { text: 'first' } });
  const { buttons } = await open('Restore');
  await click(buttons[0]);
  await click(buttons[1]);
  await expect.poll(() => textOf('coupon')).toBe('first');
  late.resolve({ json: { text: 'second' } });
  await expect.poll(() => textOf('coupon')).toBe('second');
  noticesStore.getState().undo?.run();
  expect(textOf('coupon')).toBe('draft');
});

test('versions that failed to load don’t look like an empty list', async () => {
  server.on(VERSIONS, { status: 404 }, { json: [] });
  await open('Try again');
  expect(screen.queryByText('This config has no versions yet.')).toBeNull();
  await click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This config has no versions yet.')).toBeDefined();
});

test('the last chosen version is compared, even if an earlier choice arrives later', async () => {
  const late = deferred<Reply>();
  server.on(`${VERSIONS}/2`, late.promise);
  server.on(`${VERSIONS}/1`, { json: { text: 'first' } });
  const { buttons } = await open('Compare');
  await click(buttons[0]);
  await click(buttons[1]);
  await screen.findByText(/first/);
  late.resolve({ json: { text: 'second' } });
  // If the late one were shown, this click would hide it.
  await click(buttons[0]);
  expect(await screen.findByText(/second/)).toBeDefined();
});
