import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noticesStore } from '../../stores/calls/notices';
import { sessionStore } from '../../stores/session/session';
import { followKeys, loadShortcuts } from './follow-keys';
import { press } from './press';
import { texts } from './texts';

beforeEach(() => {
  noticesStore.setState(noticesStore.getInitialState(), true);
  sessionStore.setState({ authenticated: true });
});

afterEach(() => {
  removeEventListener('keydown', press);
  noticesStore.setState(noticesStore.getInitialState(), true);
  sessionStore.setState(sessionStore.getInitialState(), true);
});

const toasts = () => noticesStore.getState().toasts.map(({ text }) => text);

test('once the shortcuts have loaded, a key is handled before the browser types it', async () => {
  followKeys();
  loadShortcuts();
  await vi.dynamicImportSettled();
  expect(fireEvent.keyDown(document.body, { key: 'u' })).toBe(false);
  expect(toasts()).toEqual([texts.nothingToUndo]);
});

test('keys that were pressed while the shortcuts load are handled once', async () => {
  followKeys();
  loadShortcuts();
  fireEvent.keyDown(document.body, { key: 'u' });
  await vi.dynamicImportSettled();
  expect(toasts()).toEqual([texts.nothingToUndo]);
});

test.each(['ctrlKey', 'metaKey'])(
  'while the shortcuts load, K with %s does not trigger the browser’s own shortcut',
  async (modifier) => {
    followKeys();
    expect(fireEvent.keyDown(document.body, { key: 'k', [modifier]: true })).toBe(false);
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  },
);

test('keys work with Caps Lock, but not capitals', async () => {
  followKeys();
  loadShortcuts();
  await vi.dynamicImportSettled();
  fireEvent.keyDown(document.body, { key: 'U' });
  expect(toasts()).toEqual([texts.nothingToUndo]);
  expect(fireEvent.keyDown(document.body, { key: 'N', shiftKey: true })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true })).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
