import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client';
import { asha, startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

describe('the password', () => {
  test('if right, sends a one-time password and returns something truthy', async () => {
    const client = server.visitor();
    await client.get('/sanctum/csrf-cookie');
    const answer = await client.post('/login', { username: 'Asha', password: asha.password });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toBeTruthy();
    expect(server.sent).toEqual([
      { username: 'Asha', contact: asha.contact, code: expect.stringMatching(/^\d{6}$/) },
    ]);
  });

  test('works with the username in any case and with surrounding spaces', async () => {
    const client = server.visitor();
    await client.get('/sanctum/csrf-cookie');
    const answer = await client.post('/login', { username: ' aSHA ', password: asha.password });
    expect(answer.statusCode).toBe(200);
  });

  test.each([
    ['nothing', undefined],
    ['empty texts', { username: '  ', password: '' }],
    ['a name with NUL', { username: 'As\u0000ha', password: '' }],
    ['other things than texts', { username: 7, password: ['a'] }],
    ['a list', []],
  ])('says what is missing when sent %s', async (_what, body) => {
    const client = server.visitor();
    await client.get('/sanctum/csrf-cookie');
    const answer = await client.post('/login', body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      message: 'Username is required.',
      errors: { username: ['Username is required.'], password: ['Password is required.'] },
    });
  });

  test.each([
    ['wrong', { username: 'Asha', password: 'mango-tree-43' }],
    ['of an unknown user', { username: 'nobody', password: 'mango-tree-42' }],
  ])('that is %s is rejected with the same words and sends nothing', async (_what, body) => {
    const client = server.visitor();
    await client.get('/sanctum/csrf-cookie');
    const answer = await client.post('/login', body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      message: 'These credentials do not match our records.',
      errors: { username: ['These credentials do not match our records.'] },
    });
    expect(server.sent).toEqual([]);
    expect((await client.post('/otpSent')).json()).toBe(false);
  });

  test('alone does not sign in', async () => {
    const { client } = await server.waiting();
    expect((await client.get('/api/user')).statusCode).toBe(401);
    expect((await client.post('/api/installer/fetch')).statusCode).toBe(401);
  });
});

describe('while the one-time password is being sent', () => {
  /** A server on which the account changes before a one-time password is delivered, and a visitor. */
  async function serverWithSlowDelivery(change: (server: TestServer, id: number) => Promise<void>) {
    const slow: TestServer = await startTestServer({
      deliverOtp: async ({ username }) => {
        const account = await slow.accounts.find(username);
        await change(slow, account?.id ?? 0);
      },
    });
    const visitor = slow.visitor();
    await visitor.get('/sanctum/csrf-cookie');
    return { slow, visitor };
  }
  const record = async () => {};

  test.each([
    [
      'a new password',
      async ({ accounts }: TestServer, id: number) => {
        const other = await accounts.find('Ravi');
        await accounts.changePassword(id, other?.passwordHash ?? '', { record });
      },
    ],
    [
      'a block, even if it is lifted soon',
      async ({ accounts }: TestServer, id: number) => accounts.block(id, true, record),
    ],
  ])('%s ends the sign-in', async (_what, change) => {
    const { slow, visitor } = await serverWithSlowDelivery(change);
    const answer = await visitor.post('/login', asha);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      username: ['These credentials do not match our records.'],
    });
    expect(await slow.database.selectFrom('session').selectAll().execute()).toEqual([]);
    await slow.close();
  });
});

describe('POST /logout', () => {
  test('ends the session on the server and in the browser', async () => {
    const client = await server.signedIn();
    const cookies = new Map(client.cookies);
    const answer = await client.post('/logout');
    expect(answer.statusCode).toBe(204);
    // Only what shows that this device is known.
    expect([...client.cookies.keys()]).toEqual(['paperhanger_device']);

    for (const [name, value] of cookies) client.cookies.set(name, value);
    expect((await client.get('/api/user')).statusCode).toBe(401);
  });

  test('without a session is not an error', async () => {
    const client = server.visitor();
    await client.get('/sanctum/csrf-cookie');
    expect((await client.post('/logout')).statusCode).toBe(204);
  });
});

describe('if the audit log can’t be written', () => {
  const isSignedIn = async (client: TestClient) =>
    (await client.get('/api/user')).statusCode === 200;

  test('a sign-in fails, and can be tried again', async () => {
    const { client, otp } = await server.waiting();
    const answer = await server.withoutAudit(() => client.post('/verifyOTP', { otp }));
    expect(answer.statusCode).toBe(500);
    expect(await isSignedIn(client)).toBe(false);
    expect((await client.post('/verifyOTP', { otp })).statusCode).toBe(200);
    expect(await isSignedIn(client)).toBe(true);
  });

  test('a sign-out fails, and can be tried again', async () => {
    const client = await server.signedIn();
    expect((await server.withoutAudit(() => client.post('/logout'))).statusCode).toBe(500);
    expect(await isSignedIn(client)).toBe(true);
    expect((await client.post('/logout')).statusCode).toBe(204);
    expect(await isSignedIn(client)).toBe(false);
  });
});
