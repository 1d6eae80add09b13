import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const mismatch = { message: 'CSRF token mismatch.' };
const tokenOf = (client: TestClient) =>
  decodeURIComponent(client.cookies.get('XSRF-TOKEN') ?? 'there is none');

describe('GET /sanctum/csrf-cookie', () => {
  test('sets a token that scripts can read and a session cookie that they can’t', async () => {
    const answer = await server.visitor().get('/sanctum/csrf-cookie');
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    const cookies = [answer.headers['set-cookie']].flat();
    expect(cookies).toEqual([
      expect.stringMatching(/^paperhanger_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      // Base64 ends in `=`, which is sent percent-encoded.
      expect.stringMatching(/^XSRF-TOKEN=[\w%]+%3D; Path=\/; SameSite=Lax$/),
    ]);
  });

  test('in production sets cookies for https and this host only', async () => {
    const { database } = server;
    const production = await startTestServer({ database, settings: { mode: 'production' } });
    const answer = await production.visitor().get('/sanctum/csrf-cookie');
    await production.close();
    const cookies = [answer.headers['set-cookie']].flat();
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Host-paperhanger-session=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(/^XSRF-TOKEN=[^;]+; Path=\/; Secure; SameSite=Lax$/),
    ]);
  });

  test('keeps a signed-in session and its token', async () => {
    const client = await server.signedIn();
    const token = tokenOf(client);
    await client.get('/sanctum/csrf-cookie');
    expect(tokenOf(client)).toBe(token);
    expect((await client.get('/api/user')).statusCode).toBe(200);
  });

  test('rejects a session id that was made elsewhere', async () => {
    const client = server.visitor();
    client.cookies.set('paperhanger_session', 'a'.repeat(43));
    await client.get('/sanctum/csrf-cookie');
    expect(client.cookies.get('paperhanger_session')).not.toBe('a'.repeat(43));
  });
});

describe('an unsafe request', () => {
  test.each(['/login', '/otpSent', '/verifyOTP', '/logout', '/api/installer/fetch', '/nowhere'])(
    'to %s without a token is rejected',
    async (path) => {
      const client = await server.signedIn();
      const answer = await client.post(path, undefined, { 'x-xsrf-token': undefined });
      expect(answer.statusCode).toBe(419);
      expect(answer.json()).toEqual(mismatch);
    },
  );

  test.each(['PUT', 'PATCH', 'DELETE'] as const)(
    'by %s is treated the same way',
    async (method) => {
      const client = await server.signedIn();
      const headers = { 'x-xsrf-token': undefined };
      expect((await client.send({ method, url: '/api/user', headers })).statusCode).toBe(419);
    },
  );

  test('with a token but without its session is rejected', async () => {
    const client = await server.signedIn();
    client.cookies.delete('paperhanger_session');
    expect((await client.post('/logout')).statusCode).toBe(419);
  });

  test.each([
    ['of another length', 'short'],
    ['of the right length', `${'A'.repeat(43)}=`],
    ['that is still URL-encoded', '%3D'],
  ])('with a wrong token %s is rejected', async (_what, token) => {
    const client = await server.signedIn();
    const sent = token === '%3D' ? encodeURIComponent(tokenOf(client)) : token;
    expect((await client.post('/logout', undefined, { 'x-xsrf-token': sent })).statusCode).toBe(
      419,
    );
  });

  test('with the token of another session is rejected', async () => {
    const [one, other] = [await server.signedIn(), await server.signedIn()];
    const answer = await one.post('/logout', undefined, { 'x-xsrf-token': tokenOf(other) });
    expect(answer.statusCode).toBe(419);
  });

  test('with a token from before the sign-in, or from before the OTP, is rejected', async () => {
    const visitor = server.visitor();
    await visitor.get('/sanctum/csrf-cookie');
    const { client, otp } = await server.waiting();
    const beforeOtp = tokenOf(client);
    await client.post('/verifyOTP', { otp });
    for (const stale of [tokenOf(visitor), beforeOtp]) {
      const answer = await client.post('/logout', undefined, { 'x-xsrf-token': stale });
      expect(answer.statusCode).toBe(419);
    }
    expect((await client.post('/logout')).statusCode).toBe(204);
  });
});

describe('a request that, according to the browser, comes', () => {
  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 419],
    ['from a sibling domain', { 'sec-fetch-site': 'same-site' }, 419],
    ['from another origin', { origin: 'https://evil.example' }, 419],
    ['from another port', { origin: 'http://localhost:4000' }, 419],
    ['from an opaque origin', { origin: 'null' }, 419],
    ['from here', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, 204],
    ['from this origin', { origin: 'http://localhost:3000' }, 204],
    ['from the person', { 'sec-fetch-site': 'none' }, 204],
  ])('%s', async (_from, headers, status) => {
    const client = await server.signedIn();
    expect((await client.post('/logout', undefined, headers)).statusCode).toBe(status);
  });

  test('from the origin of a proxy', async () => {
    const origin = 'https://office.example.com';
    const settings = { mode: 'production', origin } as const;
    const production = await startTestServer({ database: server.database, settings });
    const headers = { host: '10.0.0.7:3000' };
    const client = await production.signedIn();
    const foreign = await client.post('/otpSent', undefined, {
      ...headers,
      origin: 'http://10.0.0.7:3000',
    });
    expect(foreign.statusCode).toBe(419);
    expect((await client.post('/otpSent', undefined, { ...headers, origin })).statusCode).toBe(200);
    await production.close();
  });
});
