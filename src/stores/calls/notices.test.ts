import { beforeEach, expect, test } from 'vitest';
import { endSession, expireSession, startSession } from '../session/session';
import { signedInAt } from '../testing';
import { noticesStore, showAlert, showChange, showToast } from './notices';

beforeEach(() => {
  signedInAt('/installer');
});

test.each([
  ['ended', endSession],
  ['expired', expireSession],
])('what was changed can’t be undone by the next user after the session has %s', (_, end) => {
  const action = { label: 'Undo', run: () => undefined };
  showChange('Asha removed', action);
  showToast('Password changed');
  showAlert('Not saved.');
  expect(noticesStore.getState().undo).toBe(action);
  end();
  const { undo, toasts, alerts } = noticesStore.getState();
  expect(undo).toBeUndefined();
  expect([...toasts, ...alerts].map(({ text }) => text)).toEqual([
    'Password changed',
    'Not saved.',
  ]);
});

test('what was changed can’t be undone by the next user if the response came after the session had ended', () => {
  const action = { label: 'Undo', run: () => undefined };
  endSession();
  showChange('Asha removed', action);
  startSession({ id: 8, username: 'asha' });
  const { undo, toasts } = noticesStore.getState();
  expect([undo, toasts]).toEqual([undefined, []]);
});

test('a toast replaces the one with the same group or text', () => {
  showToast('No category was chosen.');
  showToast('The PDF is being made.', undefined, 'pdf');
  showToast('No category was chosen.');
  showToast('The PDF was saved.', undefined, 'pdf');
  expect(noticesStore.getState().toasts.map(({ text }) => text)).toEqual([
    'No category was chosen.',
    'The PDF was saved.',
  ]);
});
