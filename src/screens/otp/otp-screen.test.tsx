import { createServer } from 'node:http';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { askOtpSent } from '../../stores/sign-in/sign-in';
import { signedInAt } from '../../stores/testing';
import { OtpScreen } from './otp-screen';

let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
});
afterEach(() => {
  cleanup();
  server.stop();
});

function open() {
  const { ledTo, router } = signedInAt('/otp', <OtpScreen nextAddress={() => '/order'} />);
  render(<RouterProvider router={router} useTransitions={false} />);
  return {
    user: userEvent.setup(),
    ledTo,
    otp: screen.getByLabelText<HTMLInputElement>('OTP'),
    button: screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' }),
  };
}

test('phones can fill in the one-time password from a message', () => {
  const { otp } = open();
  expect([otp.inputMode, otp.autocomplete]).toEqual(['numeric', 'one-time-code']);
  expect(document.activeElement).toBe(otp);
});

test('a success leads to the next screen, and the button is busy until then', async () => {
  const user = deferred<Reply>();
  server.on('POST /verifyOTP', { json: 1 });
  server.on('GET /api/user', user.promise);
  const { user: person, ledTo, otp, button } = open();
  await person.type(otp, '123456{Enter}');
  await expect.poll(() => server.seen('GET /api/user')).toHaveLength(1);
  expect(button.getAttribute('aria-busy')).toBe('true');
  user.resolve({ json: { id: 1, username: 'ravi' } });
  await expect.poll(() => ledTo).toEqual(['/order']);
});

test('a wrong one-time password stays in the field, selected, with a message below', async () => {
  server.on('POST /verifyOTP', { status: 422, json: { errors: { otp: ['Wrong code.'] } } });
  const { user, otp, button } = open();
  await user.type(otp, '000000');
  await user.click(button);
  const message = await screen.findByText('Wrong code.');
  expect(otp.getAttribute('aria-describedby')).toBe(message.id);
  expect(otp.value).toBe('000000');
  expect(document.activeElement).toBe(otp);
  await expect.poll(() => [otp.selectionStart, otp.selectionEnd]).toEqual([0, 6]);
});

describe('if the server says how long its one-time passwords are,', () => {
  beforeEach(async () => {
    server.on('POST /otpSent', { json: true, headers: { 'otp-length': '6' } });
    server.on('POST /verifyOTP', { status: 422, json: { errors: { otp: ['Wrong code.'] } } });
    await askOtpSent();
  });

  test('one is sent once its last digit is typed, and each time it is corrected', async () => {
    const { user, otp } = open();
    await user.type(otp, '12345');
    expect(server.seen('POST /verifyOTP')).toHaveLength(0);
    await user.type(otp, '6');
    await screen.findByText('Wrong code.');
    await user.type(otp, '{End}{Backspace}7');
    await expect
      .poll(() => server.seen('POST /verifyOTP').map(({ body }) => body))
      .toEqual(['{"otp":"123456"}', '{"otp":"123457"}']);
  });

  test('one is sent only once, even if its last digit is typed again before the response', async () => {
    const reply = deferred<Reply>();
    server.on('POST /verifyOTP', reply.promise);
    const { user, otp } = open();
    await user.type(otp, '123456{Backspace}6');
    reply.resolve({ json: 1 });
    server.on('GET /api/user', { json: { id: 1, username: 'ravi' } });
    await expect.poll(() => server.seen('GET /api/user')).toHaveLength(1);
    expect(server.seen('POST /verifyOTP')).toHaveLength(1);
  });

  test('one that was pasted with a space in it is sent', async () => {
    const { user, otp } = open();
    await user.click(otp);
    await user.paste('123 456');
    await expect.poll(() => server.seen('POST /verifyOTP')).toHaveLength(1);
  });

  test('one that a program filled in is sent only after a click', async () => {
    const { user, otp, button } = open();
    fireEvent.input(otp, { target: { value: '123456' } });
    await user.click(button);
    await screen.findByText('Wrong code.');
    expect(server.seen('POST /verifyOTP')).toHaveLength(1);
  });
});

test('the OTP screen says where to find a one-time password that the server printed', async () => {
  server.on('POST /otpSent', { json: true });
  await askOtpSent();
  open();
  expect(screen.getByText(/was sent to you/)).toBeTruthy();
  cleanup();
  server.on('POST /otpSent', { json: true, headers: { 'otp-printed': 'true' } });
  await askOtpSent();
  open();
  expect(screen.getByText(/in the terminal that runs npm start/)).toBeTruthy();
});

test('an empty response shows Unauthorized', async () => {
  server.on('POST /verifyOTP', { text: '' });
  const { user, button } = open();
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('Unauthorized');
});

test('a link leads back to the login screen', async () => {
  const { user, ledTo } = open();
  await user.click(screen.getByRole('link', { name: 'Back to login' }));
  expect(ledTo).toEqual(['/login']);
});

test('a server that can’t send another one-time password is not asked for one', async () => {
  server.on('POST /otpSent', { json: true });
  await askOtpSent();
  open();
  expect(screen.queryByRole('button', { name: /Resend/ })).toBeNull();
});

test('another one-time password can be requested after a countdown', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server.on('POST /otpSent', { json: true, headers: { 'otp-resend-after': '60' } });
  server.on('POST /resendOTP', { json: 1, headers: { 'otp-resend-after': '30' } });
  await askOtpSent();
  const { user, otp } = open();
  const wait = screen.getByRole<HTMLButtonElement>('button', { name: 'Resend OTP in 60 s' });
  expect(wait.disabled).toBe(true);
  vi.setSystemTime(Date.now() + 60_000);
  await user.click(await screen.findByRole('button', { name: 'Resend OTP' }));
  expect(await screen.findByText(/Earlier ones are no longer valid/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Resend OTP in 30 s' })).toBeTruthy();
  expect(document.activeElement).toBe(otp);
});
