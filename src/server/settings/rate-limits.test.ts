import { verify } from '@node-rs/argon2';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { asha, startTestServer, type TestServer } from '../testing/test-server';
import { minute, second } from '../time/clock';
import type { Limits } from './rate-limits';

vi.mock(import('@node-rs/argon2'), { spy: true });

let testDatabase: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  testDatabase = await openTestDatabase();
});
afterEach(() => server.close());
afterAll(() => testDatabase.close());

const start = async (limits: Partial<Limits>) => {
  server = await startTestServer({ database: testDatabase.database, limits });
  await server.reset();
};
const rule = (max: number) => ({ max, windowMs: minute });

/** Sends a password from an address, in a new browser or a given one. */
async function signIn(
  username: string,
  password: string,
  remoteAddress = '192.0.2.1',
  client = server.visitor(),
) {
  await client.get('/sanctum/csrf-cookie');
  const payload = { username, password };
  return client.send({ method: 'POST', url: '/login', payload, remoteAddress });
}

describe('wrong passwords', () => {
  test('for one username are limited across all addresses, and then even the right one is rejected', async () => {
    await start({ firstSignInsPerUser: rule(3) });
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      expect((await signIn('asha', 'wrong', address)).statusCode).toBe(422);
    }
    server.clock.advance(20 * second);
    const answer = await signIn('Asha', asha.password, '192.0.2.4');
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('40');
    expect(answer.json()).toEqual({
      message: 'You are sending too many requests.',
      errors: { username: ['Too many sign-in attempts. Try again later.'] },
    });
    expect(server.sent).toEqual([]);

    server.clock.advance(40 * second);
    expect((await signIn('Asha', asha.password)).statusCode).toBe(200);
  });

  test.each([
    ['a known user', 'asha'],
    ['an unknown user', 'unknown'],
  ])('let strangers guess ten passwords a minute for %s', async (_whom, username) => {
    await start({});
    for (const minutes of [1, 2, 3]) {
      const tries = Array.from({ length: 60 }, (_, count) => `192.0.2.${count % 20}`);
      const answers = await Promise.all(tries.map((address) => signIn(username, 'wrong', address)));
      const looked = answers.filter(({ statusCode }) => statusCode === 422);
      expect(looked.length, `in minute ${minutes}`).toBeLessThanOrEqual(10);
      expect(looked.length).toBeGreaterThan(0);
      server.clock.advance(minute);
    }
  });

  test('from one address are limited whatever the username', async () => {
    await start({ signInsPerAddress: rule(2) });
    await signIn('one', 'wrong');
    await signIn('two', 'wrong');
    expect((await signIn('Asha', asha.password)).statusCode).toBe(429);
    expect((await signIn('Asha', asha.password, '192.0.2.2')).statusCode).toBe(200);
  });

  test('from one IPv6 network count together', async () => {
    await start({ signInsPerAddress: rule(1) });
    await signIn('one', 'wrong', '2001:db8:1:2::1');
    expect((await signIn('two', 'wrong', '2001:db8:1:2:ffff::2')).statusCode).toBe(429);
    expect((await signIn('two', 'wrong', '2001:db8:1:3::1')).statusCode).toBe(422);
  });

  test('can’t exceed the limit when sent all at once', async () => {
    await start({ signInsPerUserAndAddress: rule(3) });
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn('asha', 'wrong')));
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(3);
  });

  test('are not counted if the server can’t check them, and earlier ones stay counted', async () => {
    await start({ signInsPerUserAndAddress: rule(2) });
    await signIn('asha', 'wrong');
    for (const _ of [1, 2, 3]) {
      vi.mocked(verify).mockRejectedValueOnce(new Error('Out of memory'));
      expect((await signIn('asha', asha.password)).statusCode).toBe(500);
    }
    expect((await signIn('asha', 'wrong')).statusCode).toBe(422);
    expect((await signIn('asha', asha.password)).statusCode).toBe(429);
  });

  test('for one user that are rejected unchecked don’t count against others at the same address', async () => {
    await start({ signInsPerAddress: rule(3), signInsPerUserAndAddress: rule(1) });
    expect((await signIn('asha', 'wrong')).statusCode).toBe(422);
    for (const _ of [1, 2, 3]) expect((await signIn('asha', 'wrong')).statusCode).toBe(429);
    expect((await signIn('other', 'wrong')).statusCode).toBe(422);
  });

  test('are forgotten after the right password, which never counts', async () => {
    const two = rule(2);
    await start({
      signInsPerUserAndAddress: two,
      signInsPerAddress: two,
      signInsPerUser: two,
      firstSignInsPerUser: two,
    });
    for (let round = 0; round < 4; round += 1) {
      expect((await signIn('asha', asha.password)).statusCode).toBe(200);
    }
    await signIn('asha', 'wrong');
    await signIn('asha', asha.password);
    await signIn('asha', 'wrong', '192.0.2.2');
    expect((await signIn('asha', asha.password, '192.0.2.2')).statusCode).toBe(200);
  });
});

describe('a user whose password strangers keep guessing', () => {
  const guess = async (addresses: readonly string[]) => {
    const tries = [...addresses, ...addresses, ...addresses];
    const answers = await Promise.all(tries.map((address) => signIn('asha', 'wrong', address)));
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
  };
  const many = Array.from({ length: 30 }, (_, count) => `192.0.2.${100 + count}`);
  const one = Array.from({ length: 10 }, () => '192.0.2.66');

  test.each([
    ['one address', one],
    ['many addresses', many],
    ['the user’s own address', one.map(() => '192.0.2.1')],
  ])(
    'can still sign in on a known device while strangers guess from %s',
    async (_from, addresses) => {
      await start({});
      const owner = await server.signedIn();
      await owner.post('/logout');
      await guess(addresses);
      expect((await signIn('asha', 'mistyped', '192.0.2.1', owner)).statusCode).toBe(422);
      expect((await signIn('Asha', asha.password, '192.0.2.1', owner)).statusCode).toBe(200);
      const otp = server.sent.at(-1)?.code;
      expect((await owner.post('/verifyOTP', { otp })).statusCode).toBe(200);
    },
  );

  test('signs in on a new device, from an address that has not failed', async () => {
    await start({});
    await guess(one);
    expect((await signIn('asha', asha.password)).statusCode).toBe(200);
    await guess(many);
    server.clock.advance(10 * minute);
    for (const address of many) await signIn('asha', 'wrong', address);
    server.clock.advance(minute);
    await guess(many.slice(0, 3));
    expect((await signIn('asha', asha.password)).statusCode).toBe(200);
  });

  test('signs in on a new device a minute after being rejected there because of a stranger', async () => {
    await start({ firstSignInsPerUser: rule(1), signInsPerUser: rule(1) });
    await signIn('asha', 'wrong', '192.0.2.66');
    expect((await signIn('asha', asha.password)).statusCode).toBe(429);
    server.clock.advance(minute);
    await signIn('asha', 'wrong', '192.0.2.66');
    expect((await signIn('asha', asha.password)).statusCode).toBe(200);
  });

  test('signs in on a new device while all of a stranger’s IPv6 network fails', async () => {
    await start({});
    for (let network = 0; network < 40; network += 1)
      await signIn('asha', 'wrong', `2001:db8:1:${network.toString(16)}::1`);
    expect((await signIn('asha', asha.password, '2001:db8:2::1')).statusCode).toBe(200);
  });

  test('has a limit on each device, which others can’t claim', async () => {
    await start({ signInsPerDevice: rule(2) });
    await server.accounts.add({ ...asha, username: 'Ravi', passwordHash: '' });
    const owner = await server.signedIn();
    await signIn('asha', 'wrong', '192.0.2.1', owner);
    await signIn('asha', 'wrong', '192.0.2.1', owner);
    expect((await signIn('asha', asha.password, '192.0.2.1', owner)).statusCode).toBe(429);
    // For other users, this device is a stranger's.
    await guess(one);
    const thief = server.visitor();
    const device = owner.cookies.get('paperhanger_device') ?? '';
    thief.cookies.set(
      'paperhanger_device',
      device.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    );
    expect((await signIn('asha', asha.password, '192.0.2.66', thief)).statusCode).toBe(429);
    await server.accounts.remove((await server.accounts.find('ravi'))?.id ?? 0);
  });
});

test('one-time passwords that could not be sent do not count', async () => {
  let isDown = true;
  server = await startTestServer({
    database: testDatabase.database,
    limits: { otpsSent: rule(2) },
    deliverOtp: async () => {
      if (isDown) throw new Error('The gateway is down.');
    },
  });
  await server.reset();
  for (let round = 0; round < 4; round += 1) {
    expect((await signIn('asha', asha.password)).statusCode).toBe(422);
  }
  isDown = false;
  expect((await signIn('asha', asha.password)).statusCode).toBe(200);
});

test('sending one-time passwords is limited', async () => {
  await start({ otpsSent: rule(2) });
  await server.waiting();
  await server.waiting();
  const answer = await signIn('asha', asha.password);
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.json().errors.username).toHaveLength(1);
  expect(server.sent).toHaveLength(2);
});

test('wrong one-time passwords are limited across the codes of an account', async () => {
  await start({ wrongOtps: rule(4) });
  const wrong = 'wrong';
  for (let round = 0; round < 2; round += 1) {
    const { client } = await server.waiting();
    await client.post('/verifyOTP', { otp: wrong });
    await client.post('/verifyOTP', { otp: wrong });
  }
  const { client, otp } = await server.waiting();
  const answer = await client.post('/verifyOTP', { otp });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.json().errors.otp).toHaveLength(1);
  server.clock.advance(minute);
  expect((await client.post('/verifyOTP', { otp })).statusCode).toBe(200);
});

describe('requests', () => {
  test('of an account are limited across all its browsers', async () => {
    await start({ requests: rule(20) });
    const [one, other] = [await server.signedIn(), await server.signedIn()];
    const statuses: number[] = [];
    for (let call = 0; call < 11; call += 1) {
      statuses.push((await one.get('/api/user')).statusCode);
      statuses.push((await other.get('/api/user')).statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
    const answer = await one.get('/api/user');
    expect(answer.json()).toEqual({ message: 'You are sending too many requests.' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('of visitors are limited by their address', async () => {
    await start({ requests: rule(2) });
    const client = server.visitor();
    await client.get('/sanctum/csrf-cookie');
    await client.get('/sanctum/csrf-cookie');
    expect((await client.get('/sanctum/csrf-cookie')).statusCode).toBe(429);
    const elsewhere = await client.send({
      method: 'GET',
      url: '/sanctum/csrf-cookie',
      remoteAddress: '192.0.2.9',
    });
    expect(elsewhere.statusCode).toBe(204);
    expect((await client.get('/livez')).statusCode).toBe(200);
  });

  test('that need a sign-in count even without one', async () => {
    await start({ requests: rule(2) });
    const client = server.visitor();
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1)
      statuses.push((await client.get('/api/history')).statusCode);
    expect(statuses).toEqual([401, 401, 429]);
  });
});
