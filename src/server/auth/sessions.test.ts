import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client';
import { asha, startTestServer, type TestServer } from '../testing/test-server';
import { hour, minute, second } from '../time/clock';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const idOf = (client: TestClient) => client.cookies.get('paperhanger_session') ?? 'there is none';
const statusOf = async (client: TestClient) => (await client.get('/api/user')).statusCode;
const storedSessions = () => server.database.selectFrom('session').selectAll().execute();

describe('a session', () => {
  test('gets a new id after the password and after the one-time password; the old ones are invalid', async () => {
    const client = server.visitor();
    await client.get('/sanctum/csrf-cookie');
    const ids = [idOf(client)];
    await client.post('/login', { username: asha.username, password: asha.password });
    ids.push(idOf(client));
    await client.post('/verifyOTP', { otp: server.sent.at(-1)?.code });
    ids.push(idOf(client));
    expect(new Set(ids).size).toBe(3);

    for (const id of ids.slice(0, 2)) {
      const thief = server.visitor();
      thief.cookies.set('paperhanger_session', id);
      expect(await statusOf(thief)).toBe(401);
    }
    expect(await statusOf(client)).toBe(200);
  });

  test('is not stored with its id', async () => {
    const client = await server.signedIn();
    const stored = await storedSessions();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(idOf(client));
  });

  test('ends after 30 idle minutes', async () => {
    const client = await server.signedIn();
    server.clock.advance(30 * minute);
    const answer = await client.get('/api/user');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'Unauthenticated.' });
  });

  test('is not kept alive by a page’s background requests', async () => {
    const client = await server.signedIn();
    const inBackground = () => client.get('/api/user', { background: '1' });
    server.clock.advance(20 * minute);
    expect((await inBackground()).statusCode).toBe(200);
    server.clock.advance(10 * minute);
    expect((await inBackground()).statusCode).toBe(401);
    expect(await statusOf(client)).toBe(401);
  });

  test('that has ended gets a 401 for an unsafe request with its token', async () => {
    const client = await server.signedIn();
    server.clock.advance(30 * minute);
    expect((await client.post('/api/installer/fetch')).statusCode).toBe(401);
  });

  test('lasts while it is used, for at most 12 hours', async () => {
    const client = await server.signedIn();
    for (let quarter = 1; quarter < 48; quarter += 1) {
      server.clock.advance(15 * minute);
      expect(await statusOf(client)).toBe(200);
    }
    server.clock.advance(15 * minute - second);
    expect(await statusOf(client)).toBe(200);
    server.clock.advance(second);
    expect(await statusOf(client)).toBe(401);
  });

  test('is marked as seen at most once a minute', async () => {
    const client = await server.signedIn();
    const seenAt = async () => (await storedSessions()).map((session) => session.last_seen_at);
    const [atFirst] = await seenAt();
    server.clock.advance(minute - second);
    await client.get('/api/user');
    expect(await seenAt()).toEqual([atFirst]);
    server.clock.advance(second);
    await client.get('/api/user');
    await expect.poll(seenAt).toEqual([new Date(server.clock.now()).toISOString()]);
  });

  test('is marked as seen without waiting for a transaction', async () => {
    const client = await server.signedIn();
    server.clock.advance(20 * minute);
    const asked = () => statusOf(client);
    expect(await server.database.transaction().execute(asked)).toBe(200);
    server.clock.advance(20 * minute);
    expect(await statusOf(client)).toBe(200);
  });

  test('ends when its browser signs in again', async () => {
    const client = await server.signedIn();
    const before = new Map(client.cookies);
    await client.post('/login', { username: asha.username, password: asha.password });
    expect(await statusOf(client)).toBe(401);
    for (const [name, value] of before) client.cookies.set(name, value);
    expect(await statusOf(client)).toBe(401);
  });

  test('of a visitor is only a cookie', async () => {
    const client = server.visitor();
    await client.get('/sanctum/csrf-cookie');
    await client.post('/otpSent');
    expect(await storedSessions()).toEqual([]);
  });

  test.each(['', 'short', `${'a'.repeat(42)}'`, 'a'.repeat(5000)])(
    'with a malformed cookie is none',
    async (id) => {
      const client = server.visitor();
      client.cookies.set('paperhanger_session', id);
      expect(await statusOf(client)).toBe(401);
    },
  );
});

test('ended sessions are removed from the database, live ones are not', async () => {
  await server.waiting();
  server.clock.advance(20 * minute);
  const used = await server.signedIn();
  server.clock.advance(15 * minute);
  await server.sessions.removeExpired();
  expect(await storedSessions()).toHaveLength(1);
  expect(await statusOf(used)).toBe(200);

  server.clock.advance(12 * hour);
  await server.sessions.removeExpired();
  expect(await storedSessions()).toEqual([]);
});

test('several browsers can be signed in at once, and sign out separately', async () => {
  const [one, other] = [await server.signedIn(), await server.signedIn()];
  await one.post('/logout');
  expect(await statusOf(one)).toBe(401);
  expect(await statusOf(other)).toBe(200);
});

test('a new password ends all sessions', async () => {
  const client = await server.signedIn();
  const { id, passwordHash } = await accountOf(asha.username);
  await server.accounts.changePassword(id, passwordHash, { record: async () => {} });
  expect(await statusOf(client)).toBe(401);
  expect(await storedSessions()).toEqual([]);
});

test('removing an account ends its sessions', async () => {
  const client = await server.signedIn();
  const account = await accountOf(asha.username);
  await server.accounts.remove(account.id);
  expect(await statusOf(client)).toBe(401);
  expect(await storedSessions()).toEqual([]);
  await server.accounts.add(account);
});

async function accountOf(username: string) {
  const account = await server.accounts.find(username);
  if (!account) throw new Error(`There is no account ${username}.`);
  return account;
}
