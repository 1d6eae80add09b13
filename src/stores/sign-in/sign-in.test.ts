// @vitest-environment jsdom
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { later, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { entityConfig } from '../../entities/testing';
import { noticesStore } from '../calls/notices';
import { listStore } from '../lists/lists';
import { refreshRows, rowsOf } from '../lists/rows';
import { endSession, sessionStore } from '../session/session';
import { ravi, signedInAt } from '../testing';
import { askOtpSent, signIn, verifyOtp } from './sign-in';

const config = entityConfig({ fields: [{ name: 'name', type: 'text' }] });
const CSRF = 'GET /sanctum/csrf-cookie';
const UNAUTHORIZED = { kind: 'invalid', errors: { '': 'Unauthorized' } };
let server: ScriptedServer;
let ledTo: readonly string[];

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  ({ ledTo } = signedInAt('/login'));
  endSession();
  server.on(CSRF, { status: 204 });
});
afterEach(() => {
  server.stop();
  vi.unstubAllEnvs();
});

const alerts = () => noticesStore.getState().alerts.map(({ text }) => text);

describe('the first step', () => {
  test('asks for the cookie first, then sends name and password', async () => {
    server.on('POST /login', { json: { sent: true } });
    expect(await signIn('ravi', 'secret')).toEqual({ kind: 'done' });
    expect(server.requests.map(({ line }) => line)).toEqual([CSRF, 'POST /login']);
    expect(sessionStore.getState().authenticated).toBe(false);
  });

  const failures: [what: string, reply: Reply, expected: object][] = [
    ['an empty answer', { text: '' }, UNAUTHORIZED],
    ['a falsy answer', { json: false }, UNAUTHORIZED],
    ['401', { status: 401, json: {} }, UNAUTHORIZED],
    ['422 without errors', { status: 422, json: {} }, UNAUTHORIZED],
    [
      '422',
      { status: 422, json: { errors: { username: ['Unknown.'], password: ['Short.', 'Odd.'] } } },
      { kind: 'invalid', errors: { username: 'Unknown.', password: 'Short.' } },
    ],
    ['500', { status: 500 }, { kind: 'failed', message: undefined }],
    [
      '503',
      { status: 503 },
      { kind: 'failed', message: 'The server is not available at the moment.' },
    ],
  ];
  test.each(failures)('says what is wrong after %s, and stays', async (_, reply, expected) => {
    server.on('POST /login', reply);
    expect(await signIn('ravi', 'secret')).toEqual(expected);
    expect(server.seen('POST /login')).toHaveLength(1);
    expect(ledTo).toEqual([]);
  });

  test('shows a lock-out under the field and as the alert of too many requests', async () => {
    server.on('POST /login', {
      status: 429,
      json: { errors: { username: ['Too many login attempts.'] } },
    });
    expect(await signIn('ravi', 'secret')).toEqual({
      kind: 'invalid',
      errors: { username: 'Too many login attempts.' },
    });
    expect(alerts()).toEqual(['You are sending too many request. Wait for 10 second.']);
  });

  test('tells of a lost connection, and never sends the password twice', async () => {
    server.on('POST /login', 'drop');
    expect(await signIn('ravi', 'secret')).toEqual({
      kind: 'failed',
      message: 'There was no answer from the server. Check the connection.',
    });
    expect(server.seen('POST /login')).toHaveLength(1);
  });

  test('calls off what is under way, and forgets what somebody before has seen', async () => {
    signedInAt('/login');
    const arrived = later<void>();
    server.on('POST /api/thing/fetch', { json: [{ id: 1 }] }, () => {
      arrived.give();
      return later<Reply>().promise;
    });
    await refreshRows(config);
    const late = refreshRows(config);
    await arrived.promise;
    server.on('POST /login', { json: 1 });
    await signIn('asha', 'secret');
    await late;
    expect(listStore(rowsOf(config)).getState()).toMatchObject({ status: 'loading', content: [] });
  });
});

describe('whether an OTP was sent', () => {
  test.each<[string, Reply, boolean]>([
    ['a truthy answer', { json: true }, true],
    ['a falsy answer', { json: false }, false],
    ['an empty answer', { text: '' }, false],
    ['no such call', { status: 404 }, false],
    ['a stale token', { status: 419 }, false],
  ])('%s', async (_, reply, expected) => {
    server.on('POST /otpSent', reply);
    expect(await askOtpSent()).toBe(expected);
  });
});

describe('the second step', () => {
  test('loads the user, who is signed in from then on', async () => {
    server.on('POST /verifyOTP', { json: { ok: true } });
    server.on('GET /api/user', { json: { ...ravi, email: 'x' } });
    expect(await verifyOtp('123456')).toEqual({ kind: 'done' });
    expect(server.requests[0]?.body).toBe('{"otp":"123456"}');
    expect(sessionStore.getState()).toEqual({ authenticated: true, user: ravi });
    expect(sessionStorage.getItem('auth')).toBe(
      JSON.stringify({ authenticated: true, user: ravi }),
    );
  });

  test.each<[string, Reply, object]>([
    ['an empty answer', { text: '' }, UNAUTHORIZED],
    [
      '422',
      { status: 422, json: { errors: { otp: ['Wrong.'] } } },
      { kind: 'invalid', errors: { otp: 'Wrong.' } },
    ],
    [
      '422 without `errors` around',
      { status: 422, json: { otp: ['Wrong.'] } },
      { kind: 'invalid', errors: { otp: 'Wrong.' } },
    ],
  ])('says what is wrong after %s', async (_, reply, expected) => {
    server.on('POST /verifyOTP', reply);
    expect(await verifyOtp('1')).toEqual(expected);
    expect(server.seen('GET /api/user')).toHaveLength(0);
  });

  test('of a session that is over leads back to the first', async () => {
    ({ ledTo } = signedInAt('/otp'));
    endSession();
    server.on('POST /verifyOTP', { status: 419 });
    await verifyOtp('1');
    expect(ledTo).toEqual(['/login']);
  });

  test('is not lost with its answer', async () => {
    server.on('POST /verifyOTP', 'drop');
    server.on('GET /api/user', { json: ravi }, { status: 401 });
    expect(await verifyOtp('123456')).toEqual({ kind: 'done' });
    expect(await verifyOtp('123456')).toMatchObject({ kind: 'failed' });
    expect(server.seen('POST /verifyOTP')).toHaveLength(2);
  });

  test('without a user after it is no sign-in', async () => {
    server.on('POST /verifyOTP', { json: 1 });
    server.on('GET /api/user', { status: 401 });
    expect(await verifyOtp('1')).toEqual(UNAUTHORIZED);
    expect(sessionStore.getState().authenticated).toBe(false);
  });
});
