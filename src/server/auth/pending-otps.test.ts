import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { asha, startTestServer, type TestServer } from '../testing/test-server';
import { minute, second } from '../time/clock';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

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

  test('says whether it was printed to the terminal, as in a demo without email', async () => {
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

test('asking for another one-time password too often doesn’t fill the audit log', async () => {
  // The log counts by the minute.
  server.clock.advance(2 * minute);
  const since = new Date(server.clock.now()).toISOString();
  const { client } = await server.waiting();
  for (let round = 0; round < 120; round += 1)
    expect((await client.post('/resendOTP')).statusCode).toBe(429);
  const failed = await server.database
    .selectFrom('audit')
    .select('id')
    .where('kind', '=', 'otp-failed')
    .where('at', '>=', since)
    .execute();
  expect(failed).toHaveLength(100);
});

describe('the one-time password', () => {
  test('signs in if it is right', async () => {
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

  test('if wrong, is rejected with the number of tries left, and the right one still works', async () => {
    const { client, otp } = await server.waiting();
    const answer = await client.post('/verifyOTP', { otp: wrongCode(otp) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      message: 'This one-time password is wrong. You have 4 tries left.',
      errors: { otp: ['This one-time password is wrong. You have 4 tries left.'] },
    });
    expect((await client.post('/verifyOTP', { otp })).statusCode).toBe(200);
  });

  test('is invalid after five wrong tries: the sixth fails even if it is right', async () => {
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

  test('if expired, is rejected with the advice to sign in again', async () => {
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

  test('works only once, even if it is sent twice at the same time', async () => {
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

describe('another one-time password', () => {
  test('is sent after a while, and makes the earlier ones invalid', async () => {
    const { client, otp } = await server.waiting();
    const early = await client.post('/resendOTP');
    expect(early.statusCode).toBe(429);
    expect(early.headers['retry-after']).toBe('10');
    expect((await client.post('/otpSent')).headers['otp-resend-after']).toBe('10');

    server.clock.advance(10 * second);
    expect((await client.post('/otpSent')).headers['otp-resend-after']).toBe('0');
    const both = await Promise.all([client.post('/resendOTP'), client.post('/resendOTP')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
    const next = server.sent.at(-1)?.code ?? '';
    // Two codes can be the same by chance.
    if (next !== otp) expect((await client.post('/verifyOTP', { otp })).statusCode).toBe(422);
    expect((await client.post('/verifyOTP', { otp: next })).statusCode).toBe(200);
  });

  test('is not sent after too many wrong tries, as it could not be used', async () => {
    const { client, otp } = await server.waiting();
    for (let tries = 0; tries < 5; tries++)
      await client.post('/verifyOTP', { otp: wrongCode(otp) });
    server.clock.advance(10 * second);
    const count = server.sent.length;
    const answer = await client.post('/resendOTP');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.otp[0]).toContain('Sign in again');
    expect(server.sent).toHaveLength(count);
  });

  test('is not sent to someone who has not sent the password, or is already signed in', async () => {
    const stranger = server.visitor();
    await stranger.get('/sanctum/csrf-cookie');
    expect((await stranger.post('/resendOTP')).statusCode).toBe(401);
    expect((await (await server.signedIn()).post('/resendOTP')).statusCode).toBe(401);
  });

  test('can be sent at once if the last one was not delivered', async () => {
    let isDown = false;
    const failing = await startTestServer({
      deliverOtp: async () => {
        if (isDown) throw new Error('The gateway is down.');
      },
    });
    onTestFinished(() => failing.close());
    const { client } = await failing.waiting();
    failing.clock.advance(minute);
    isDown = true;
    expect((await client.post('/resendOTP')).statusCode).toBe(422);
    isDown = false;
    expect((await client.post('/otpSent')).headers['otp-resend-after']).toBe('0');
    expect((await client.post('/resendOTP')).statusCode).toBe(200);
  });
});
