import { fireEvent } from '@testing-library/react';
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
