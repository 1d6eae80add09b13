import { createServer } from 'node:http';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { signedInAt } from '../../stores/testing';
import { LoginScreen } from './login-screen';

let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  server.on('GET /sanctum/csrf-cookie', { status: 204 });
});
afterEach(() => {
  cleanup();
  server.stop();
});

function open() {
  const { ledTo, router } = signedInAt('/login', <LoginScreen />);
  render(<RouterProvider router={router} useTransitions={false} />);
  return {
    user: userEvent.setup(),
    ledTo,
    username: screen.getByLabelText<HTMLInputElement>('Username'),
    password: screen.getByLabelText<HTMLInputElement>('Password'),
    button: screen.getByRole<HTMLButtonElement>('button', { name: 'Login' }),
  };
}

test('the login form focuses the username, and works with password managers', () => {
  const { username, password } = open();
  expect(document.activeElement).toBe(username);
  expect([username.autocomplete, password.autocomplete]).toEqual(['username', 'current-password']);
  expect(password.type).toBe('password');
});

test('a success leads to the OTP screen', async () => {
  server.on('POST /login', { json: { sent: true } });
  const { user, ledTo, username, password } = open();
  await user.type(username, 'ravi');
  await user.type(password, 'secret{Enter}');
  await waitFor(() => expect(ledTo).toEqual(['/otp']));
});

test('an empty form is sent, and the first message of each field is shown below it', async () => {
  server.on('POST /login', {
    status: 422,
    json: { errors: { username: ['Name, please.'], password: ['Short.', 'Odd.'] } },
  });
  const { user, username, password, button } = open();
  await user.click(button);
  const message = await screen.findByText('Name, please.');
  expect(username.getAttribute('aria-describedby')).toBe(message.id);
  expect(username.getAttribute('aria-invalid')).toBe('true');
  expect(password.getAttribute('aria-describedby')).toBe(screen.getByText('Short.').id);
  expect(screen.queryByText('Odd.')).toBeNull();
  expect(document.activeElement).toBe(username);
  expect(server.seen('POST /login')[0]?.body).toBe('{"username":"","password":""}');
});

test.each<[string, Reply]>([
  ['empty', { text: '' }],
  ['falsy', { json: null }],
])('a response that is %s means Unauthorized', async (_, reply) => {
  server.on('POST /login', reply);
  const { user, button } = open();
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('Unauthorized');
});

test('a wrong password is selected, so that typing replaces it', async () => {
  server.on('POST /login', { status: 422, json: { errors: { username: ['Wrong.'] } } });
  const { user, username, password, button } = open();
  await user.type(username, 'ravi');
  await user.type(password, 'secert');
  await user.click(button);
  await screen.findByText('Wrong.');
  await waitFor(() => expect(document.activeElement).toBe(password));
  await user.keyboard('secret');
  expect([username.value, password.value]).toEqual(['ravi', 'secret']);
});

test('the password can be shown', async () => {
  const { user, password } = open();
  await user.type(password, 'secret');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect([password.type, password.value]).toEqual(['text', 'secret']);
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect([password.type, password.value]).toEqual(['password', 'secret']);
});

test('messages for unknown fields are shown too', async () => {
  server.on('POST /login', { status: 422, json: { errors: { account: ['Locked.'] } } });
  const { user, button } = open();
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('Locked.');
});

test('a lost connection is reported, and the inputs keep their values', async () => {
  server.on('POST /login', 'drop');
  const { user, username, password, button } = open();
  await user.type(username, 'ravi');
  await user.type(password, 'secret');
  await user.click(button);
  expect((await screen.findByRole('status')).textContent).toMatch(/no answer from the server/);
  expect([username.value, password.value]).toEqual(['ravi', 'secret']);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
});

test('two clicks send one request, and the button is busy until it ends', async () => {
  const reply = deferred<Reply>();
  server.on('POST /login', reply.promise);
  const { user, button } = open();
  await user.dblClick(button);
  await waitFor(() => expect(server.seen('POST /login')).toHaveLength(1));
  expect(button.getAttribute('aria-busy')).toBe('true');
  reply.resolve({ status: 422, json: { errors: { username: ['No.'] } } });
  await screen.findByText('No.');
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(server.seen('POST /login')).toHaveLength(1);
});

test('messages of the previous attempt disappear after the next', async () => {
  server.on(
    'POST /login',
    { status: 422, json: { errors: { username: ['Name, please.'] } } },
    { status: 422, json: { errors: { password: ['Short.'] } } },
  );
  const { user, username, password, button } = open();
  await user.click(button);
  await screen.findByText('Name, please.');
  await user.click(button);
  await screen.findByText('Short.');
  expect(screen.queryByText('Name, please.')).toBeNull();
  expect(username.getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(password);
});
