import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { entityConfig } from '../../entities/testing';
import { noticesStore } from '../calls/notices';
import { texts as callTexts } from '../calls/texts';
import { listStore, refreshList } from '../lists/lists';
import { rowsOf } from '../lists/rows';
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
afterEach(() => server.stop());

const alerts = () => noticesStore.getState().alerts.map(({ text }) => text);

describe('the first step', () => {
  test('fetches the cookie first, then sends username and password', async () => {
    server.on('POST /login', { json: { sent: true } });
    expect(await signIn('ravi', 'secret')).toEqual({ kind: 'done' });
    expect(server.requests.map(({ line }) => line)).toEqual([CSRF, 'POST /login']);
    expect(sessionStore.getState().authenticated).toBe(false);
  });

  const failures: [what: string, reply: Reply, expected: object][] = [
    ['an empty response', { text: '' }, UNAUTHORIZED],
    ['a falsy response', { json: false }, UNAUTHORIZED],
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
  test.each(failures)(
    'returns what is wrong after %s, and stays on the screen',
    async (_, reply, expected) => {
      server.on('POST /login', reply);
      expect(await signIn('ravi', 'secret')).toEqual(expected);
      expect(server.seen('POST /login')).toHaveLength(1);
      expect(ledTo).toEqual([]);
    },
  );

  test('shows a lock-out both under the field and as an alert', async () => {
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

  test('reports a lost connection, and never sends the password twice', async () => {
    server.on('POST /login', 'drop');
    expect(await signIn('ravi', 'secret')).toEqual({
      kind: 'failed',
      message: 'There was no answer from the server. Check your connection.',
    });
    expect(server.seen('POST /login')).toHaveLength(1);
  });

  test('cancels requests in flight, and clears the lists of the previous user', async () => {
    signedInAt('/login');
    const arrived = deferred<void>();
    server.on('POST /api/thing/fetch', { json: [{ id: 1 }] }, () => {
      arrived.resolve();
      return deferred<Reply>().promise;
    });
    await refreshList(rowsOf(config));
    const late = refreshList(rowsOf(config));
    await arrived.promise;
    server.on('POST /login', { json: 1 });
    await signIn('asha', 'secret');
    await late;
    expect(listStore(rowsOf(config)).getState()).toMatchObject({ status: 'loading', content: [] });
  });
});

describe('whether an OTP was sent', () => {
  test.each<[string, Reply, boolean]>([
    ['a truthy response', { json: true }, true],
    ['a falsy response', { json: false }, false],
    ['an empty response', { text: '' }, false],
    ['a missing endpoint', { status: 404 }, false],
    ['a stale token', { status: 419 }, false],
  ])('%s', async (_, reply, expected) => {
    server.on('POST /otpSent', reply);
    expect(await askOtpSent()).toBe(expected);
  });

  test('is asked about again if the response is lost', async () => {
    server.on('POST /otpSent', 'drop', { json: true });
    expect(await askOtpSent()).toBe(true);
  });

  test('is unknown, as an alert says, if no response comes at all', async () => {
    server.on('POST /otpSent', 'drop');
    expect(await askOtpSent()).toBe(false);
    expect(alerts()).toEqual([callTexts.noResponse]);
  });
});

describe('the second step', () => {
  test('loads the user and starts the session', async () => {
    server.on('POST /verifyOTP', { json: { ok: true } });
    server.on('GET /api/user', { json: { ...ravi, email: 'x' } });
    expect(await verifyOtp('123456')).toEqual({ kind: 'done' });
    expect(server.requests[0]?.body).toBe('{"otp":"123456"}');
    expect(sessionStore.getState()).toEqual({ authenticated: true, user: ravi });
    expect(JSON.parse(sessionStorage.getItem('auth') ?? '')).toMatchObject({
      state: { authenticated: true, user: ravi },
    });
  });

  test.each<[string, Reply, object]>([
    ['an empty response', { text: '' }, UNAUTHORIZED],
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

  test('redirects to the first step when the session has expired', async () => {
    ({ ledTo } = signedInAt('/otp'));
    endSession();
    server.on('POST /verifyOTP', { status: 419 });
    await verifyOtp('1');
    expect(ledTo).toEqual(['/login']);
  });

  test('succeeds even if its response is lost', async () => {
    server.on('POST /verifyOTP', 'drop');
    server.on('GET /api/user', { json: ravi }, { status: 401 });
    expect(await verifyOtp('123456')).toEqual({ kind: 'done' });
    expect(await verifyOtp('123456')).toMatchObject({ kind: 'failed' });
    expect(server.seen('POST /verifyOTP')).toHaveLength(2);
  });

  test.each([401, 419])(
    'redirects to the first when the user is rejected by %i',
    async (status) => {
      ({ ledTo } = signedInAt('/otp'));
      endSession();
      server.on('POST /verifyOTP', { json: 1 });
      server.on('GET /api/user', { status });
      expect(await verifyOtp('1')).toEqual({ kind: 'failed', message: undefined });
      expect(ledTo).toEqual(['/login']);
      expect(sessionStore.getState().authenticated).toBe(false);
    },
  );

  test('is unauthorized when there is no user', async () => {
    server.on('POST /verifyOTP', { json: 1 });
    server.on('GET /api/user', { text: '' });
    expect(await verifyOtp('1')).toEqual(UNAUTHORIZED);
    expect(sessionStore.getState().authenticated).toBe(false);
  });
});
