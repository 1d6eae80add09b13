import { createServer } from 'node:http';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScriptedServer, startServer } from '../../api/http/testing';
import { noticesStore } from '../../stores/calls/notices';
import { confirmationStore } from '../../stores/session/rights';
import { signedInAt } from '../../stores/testing';
import { SessionFoot } from './session-foot';

let server: ScriptedServer;
let ledTo: readonly string[];

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  ({ ledTo } = signedInAt('/one'));
  confirmationStore.setState({ offers: ['account'] });
  const lastSignIn = { at: '2026-11-20T12:00:00.000Z', address: '203.0.113.7' };
  server.on('GET /api/account', { json: { username: 'ravi', lastSignIn } });
});
afterEach(() => {
  cleanup();
  server.stop();
});

const account = () => screen.getByRole('button', { name: 'Account ravi' });
const item = (name: string) => screen.getByRole('menuitem', { name });

async function openMenu() {
  render(<SessionFoot />);
  const user = userEvent.setup();
  await user.click(account());
  await screen.findByRole('menu');
  return user;
}

test('if the server offers no account menu, there is only Sign out, and no request is sent', () => {
  confirmationStore.setState({ offers: [] });
  render(<SessionFoot />);
  expect(screen.queryByRole('button', { name: /Account/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  expect(server.requests).toEqual([]);
});

test('the menu is used with the keyboard, and shows the last sign-in', async () => {
  const user = await openMenu();
  const active = () => screen.getByRole('menu').getAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(item('Change password').id);
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(item('Sign out everywhere').id);
  await user.keyboard('{End}');
  expect(active()).toBe(item('Sign out').id);
  expect(await screen.findByText(/20 Nov.* 203\.0\.113\.7/)).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(account());
});

test('a click elsewhere closes the menu', async () => {
  const user = await openMenu();
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the dialog that changes the password says what is wrong with it', async () => {
  server.on(
    'POST /api/account/password',
    { status: 422, json: { errors: { current: ['The current password is wrong.'] } } },
    { status: 204 },
  );
  const user = await openMenu();
  await user.click(item('Change password'));
  const dialog = await screen.findByRole('dialog', { name: 'Change password' });
  const current = within(dialog).getByLabelText('Current password');
  await user.type(current, 'mango');
  await user.type(within(dialog).getByLabelText('New password'), 'a-good-password');
  const submit = within(dialog).getByRole('button', { name: 'Change password' });
  await user.click(submit);
  expect(await within(dialog).findByText('The current password is wrong.')).toBeTruthy();
  expect(document.activeElement).toBe(current);
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.seen('POST /api/account/password').at(-1)?.body).toBe(
    '{"current":"mango","password":"a-good-password"}',
  );
  expect(noticesStore.getState().toasts[0]?.text).toMatch(/password was changed/);
});

test('signing out everywhere leads to the login screen', async () => {
  server.on('POST /api/account/signOutEverywhere', { status: 204 });
  server.on('GET /api/user', { status: 401 });
  const user = await openMenu();
  await user.click(item('Sign out everywhere'));
  await waitFor(() => expect(ledTo).toEqual(['/login']));
});
