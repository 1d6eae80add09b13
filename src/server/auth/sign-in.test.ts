import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client';
import { asha, startTestServer, type TestServer } from '../testing/test-server';
import { minute, second } from '../time/clock';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the password', () => {
  test('when right sends a one-time password and returns something truthy', async () => {
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

describe('POST /otpSent', () => {
  test('is true while a one-time password can be entered, and false before and after', async () => {
    const stranger = server.visitor();
    await stranger.get('/sanctum/csrf-cookie');
    expect((await stranger.post('/otpSent')).json()).toBe(false);

    const { client, otp } = await server.waiting();
    const sent = await client.post('/otpSent');
    expect(sent.statusCode).toBe(200);
    expect(sent.json()).toBe(true);
    expect(sent.headers['otp-length']).toBe(String(otp.length));

    await client.post('/verifyOTP', { otp });
    expect((await client.post('/otpSent')).json()).toBe(false);
  });

  test('says whether it is in the terminal, as in a demo without email', async () => {
    const { client } = await server.waiting();
    expect((await client.post('/otpSent')).headers['otp-printed']).toBe('true');
    const stranger = await server.signedIn();
    expect((await stranger.post('/otpSent')).headers).not.toHaveProperty('otp-printed');
  });

  test('is false once it has expired', async () => {
    const { client } = await server.waiting();
    server.clock.advance(5 * minute);
    expect((await client.post('/otpSent')).json()).toBe(false);
  });
});

describe('the one-time password', () => {
  test('when right signs in', async () => {
    const { client, otp } = await server.waiting();
    const answer = await client.post('/verifyOTP', { otp });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toBeTruthy();

    const user = await client.get('/api/user');
    expect(user.statusCode).toBe(200);
    expect(user.json()).toEqual({ id: expect.any(Number), username: 'Asha' });
  });

  test('may be written with spaces, and sent as a number', async () => {
    const { client, otp } = await server.waiting();
    const spaced = await client.post('/verifyOTP', { otp: ` ${otp.slice(0, 3)} ${otp.slice(3)}` });
    expect(spaced.statusCode).toBe(200);
  });

  test.each([[undefined], [{}], [{ otp: '' }], [{ otp: null }]])(
    'is required when %j is sent, which does not count as a try',
    async (body) => {
      const { client, otp } = await server.waiting();
      for (let round = 0; round < 6; round += 1) {
        const answer = await client.post('/verifyOTP', body);
        expect(answer.statusCode).toBe(422);
        expect(answer.json().errors).toEqual({ otp: ['One-time password is required.'] });
      }
      expect((await client.post('/verifyOTP', { otp })).statusCode).toBe(200);
    },
  );

  test('when wrong says how many tries are left, and the right one still works', async () => {
    const { client, otp } = await server.waiting();
    const answer = await client.post('/verifyOTP', { otp: wrongCode(otp) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      message: 'This one-time password is wrong. You have 4 tries left.',
      errors: { otp: ['This one-time password is wrong. You have 4 tries left.'] },
    });
    expect((await client.post('/verifyOTP', { otp })).statusCode).toBe(200);
  });

  test('is invalid after five wrong tries: the sixth fails even when right', async () => {
    const { client, otp } = await server.waiting();
    const messages: string[] = [];
    for (let round = 1; round <= 5; round += 1) {
      const answer = await client.post('/verifyOTP', { otp: wrongCode(otp) });
      messages.push(answer.json().errors.otp[0]);
    }
    expect(messages.slice(3)).toEqual([
      'This one-time password is wrong. You have one try left.',
      'Too many wrong one-time passwords. Sign in again to get a new one.',
    ]);
    const sixth = await client.post('/verifyOTP', { otp });
    expect(sixth.statusCode).toBe(422);
    expect(sixth.json().errors.otp).toEqual([messages[4]]);
    expect((await client.post('/otpSent')).json()).toBe(false);
    expect((await client.get('/api/user')).statusCode).toBe(401);

    await client.post('/login', { username: 'Asha', password: asha.password });
    const next = await client.post('/verifyOTP', { otp: server.sent.at(-1)?.code });
    expect(next.statusCode).toBe(200);
  });

  test('can’t be guessed by many simultaneous requests', async () => {
    const { client, otp } = await server.waiting();
    const guesses = Array.from({ length: 12 }, () =>
      client.post('/verifyOTP', { otp: wrongCode(otp) }),
    );
    const messages = (await Promise.all(guesses)).map((answer) => answer.json().errors.otp[0]);
    expect(messages.filter((message) => message.includes('left'))).toHaveLength(4);
    expect((await client.post('/verifyOTP', { otp })).statusCode).toBe(422);
  });

  test('is valid for five minutes', async () => {
    const { client, otp } = await server.waiting();
    server.clock.advance(5 * minute - second);
    expect((await client.post('/verifyOTP', { otp })).statusCode).toBe(200);
  });

  test('when expired asks to sign in again', async () => {
    const { client, otp } = await server.waiting();
    server.clock.advance(5 * minute);
    const answer = await client.post('/verifyOTP', { otp });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      otp: ['This one-time password has expired. Sign in again to get a new one.'],
    });
  });

  test('of another session is invalid', async () => {
    const one = await server.waiting();
    const other = await server.waiting();
    const answer = await other.client.post('/verifyOTP', { otp: one.otp });
    expect(answer.statusCode).toBe(one.otp === other.otp ? 200 : 422);
    expect((await one.client.post('/verifyOTP', { otp: one.otp })).statusCode).toBe(200);
  });

  test('works once, even when it is sent twice at the same time', async () => {
    const { client, otp } = await server.waiting();
    const answers = await Promise.all([
      client.post('/verifyOTP', { otp }),
      client.post('/verifyOTP', { otp }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const again = await client.post('/verifyOTP', { otp });
    expect(again.statusCode).toBe(422);
    expect((await client.get('/api/user')).statusCode).toBe(200);
  });

  test('without a session that is waiting for one is a 401', async () => {
    const client = server.visitor();
    await client.get('/sanctum/csrf-cookie');
    const answer = await client.post('/verifyOTP', { otp: '123456' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'Unauthenticated.' });
  });

  test('is not stored as plain text', async () => {
    const { otp } = await server.waiting();
    const rows = await server.database.selectFrom('session').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(otp);
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

describe('nobody signs in or out without an entry in the audit log', () => {
  const isSignedIn = async (client: TestClient) =>
    (await client.get('/api/user')).statusCode === 200;

  test('signing in', async () => {
    const { client, otp } = await server.waiting();
    const answer = await server.withoutAudit(() => client.post('/verifyOTP', { otp }));
    expect(answer.statusCode).toBe(500);
    expect(await isSignedIn(client)).toBe(false);
    expect((await client.post('/verifyOTP', { otp })).statusCode).toBe(200);
    expect(await isSignedIn(client)).toBe(true);
  });

  test('signing out', async () => {
    const client = await server.signedIn();
    expect((await server.withoutAudit(() => client.post('/logout'))).statusCode).toBe(500);
    expect(await isSignedIn(client)).toBe(true);
    expect((await client.post('/logout')).statusCode).toBe(204);
    expect(await isSignedIn(client)).toBe(false);
  });
});
