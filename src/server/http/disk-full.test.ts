import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { installer, person } from '../testing/installer';
import type { TestClient } from '../testing/test-client';
import { openTestDatabase } from '../testing/test-database';
import { asha, startTestServer, type TestServer } from '../testing/test-server';
import { minute } from '../time/clock';

let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer({ configs: [installer] });
  client = await server.signedIn();
});
afterAll(() => server.close());

/** SQLite then reports a full disk when the file would need more pages. */
const limitPages = (count: number) =>
  sql`${sql.raw(`pragma max_page_count = ${count}`)}`.execute(server.database);
const add = () => client.post('/api/installer/add', { ...person(), notes: 'x'.repeat(4000) });

test('on a full disk, what is stored can be read, and nothing is saved in part', async () => {
  const before = (await client.post('/api/installer/fetch')).json().length;
  await limitPages(1);
  let saved = 0;
  let answer = await add();
  while (answer.statusCode === 201) {
    saved += 1;
    answer = await add();
  }
  expect(answer.statusCode).toBe(507);
  expect(answer.json().message).toContain('disk is full');
  const several = await Promise.all([add(), add(), add()]);
  expect(several.map(({ statusCode }) => statusCode)).toEqual([507, 507, 507]);

  // The session is marked as seen once a minute.
  for (let count = 0; count < 20; count += 1) {
    server.clock.advance(2 * minute);
    expect((await client.get('/api/user')).statusCode).toBe(200);
  }
  expect((await client.post('/api/installer/fetch')).json()).toHaveLength(before + saved);

  await limitPages(1_000_000);
  expect((await add()).statusCode).toBe(201);
});

describe('on a full disk', () => {
  let stored: Awaited<ReturnType<typeof openTestDatabase>>;
  let full: TestServer;
  let isFull: boolean;
  const statusOf = async (one: TestClient) => (await one.get('/api/user')).statusCode;

  /** Rejects every write, even those for which the file happens to have room. */
  const disk: KyselyPlugin = {
    transformQuery({ node }) {
      const isWrite = /^(Insert|Update|Delete)QueryNode$/.test(node.kind);
      if (isFull && isWrite) throw Object.assign(new Error('disk is full'), { errcode: 13 });
      return node;
    },
    transformResult: async ({ result }) => result,
  };

  beforeEach(async () => {
    isFull = false;
    stored = await openTestDatabase();
    const database = stored.database.withPlugin(disk);
    full = await startTestServer({ configs: [installer], database });
  });
  afterEach(async () => {
    await full.close();
    await stored.close();
  });

  test('people can sign in, read and sign out, and remain signed in or out when there is space again', async () => {
    isFull = true;
    const reader = await full.signedIn();
    const other = await full.signedIn();
    expect(full.logLines.join('')).toContain('"kind":"sign-in"');
    expect((await reader.post('/api/installer/fetch')).statusCode).toBe(200);
    expect((await other.post('/logout')).statusCode).toBe(204);
    expect(await statusOf(other)).toBe(401);

    isFull = false;
    await full.sessions.removeExpired();
    expect(await statusOf(reader)).toBe(200);
    expect(await statusOf(other)).toBe(401);
    expect((await reader.post('/api/installer/add', person())).statusCode).toBe(201);
  });

  test('a one-time password opens one session, and allows no extra attempts', async () => {
    const first = await full.waiting();
    const second = await full.waiting();
    isFull = true;
    const cookies = new Map(first.client.cookies);
    expect((await first.client.post('/verifyOTP', { otp: first.otp })).statusCode).toBe(200);
    expect(await statusOf(first.client)).toBe(200);
    for (const [name, value] of cookies) first.client.cookies.set(name, value);
    expect((await first.client.post('/verifyOTP', { otp: first.otp })).statusCode).toBe(401);

    const wrong = second.otp === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await second.client.post('/verifyOTP', { otp: wrong })).statusCode).toBe(422);
    }
    isFull = false;
    await full.sessions.removeExpired();
    expect((await second.client.post('/verifyOTP', { otp: second.otp })).statusCode).toBe(422);
  });

  test('a signed-in user is signed out by a new password, or on all devices', async () => {
    isFull = true;
    const [lost, device, here] = [
      await full.signedIn(),
      await full.signedIn(),
      await full.signedIn(),
    ];
    isFull = false;
    expect((await here.post('/api/account/signOutEverywhere')).statusCode).toBe(204);
    expect([await statusOf(device), await statusOf(here)]).toEqual([401, 401]);

    isFull = true;
    const thief = await full.signedIn();
    isFull = false;
    const { id = 0 } = (await full.accounts.find(asha.username)) ?? {};
    await full.accounts.changePassword(id, 'of another program', { record: async () => {} });
    expect(await statusOf(thief)).toBe(401);
    await full.sessions.removeExpired();
    expect([await statusOf(thief), await statusOf(lost)]).toEqual([401, 401]);
  });

  test('a blocked account stays signed out after it is unblocked', async () => {
    const { id = 0, passwordHash = '' } = (await full.accounts.find(asha.username)) ?? {};
    const uma = { username: 'Uma', contact: asha.contact, passwordHash, isEditor: true };
    await full.accounts.add(uma);
    const manager = await full.signedIn('Uma');
    isFull = true;
    const lost = await full.signedIn();
    isFull = false;
    for (const isBlocked of [true, false]) {
      const answer = await manager.post('/api/accounts/block', { id, isBlocked });
      expect(answer.json()).toMatchObject({ status: isBlocked ? 'blocked' : 'active' });
    }
    expect(await statusOf(lost)).toBe(401);
  });

  test('an account that another program blocks also stays signed out', async () => {
    isFull = true;
    const lost = await full.signedIn();
    isFull = false;
    const { id = 0 } = (await full.accounts.find(asha.username)) ?? {};
    await full.accounts.block(id, true, async () => {});
    await full.sessions.removeExpired();
    await full.accounts.block(id, false, async () => {});
    expect(await statusOf(lost)).toBe(401);
  });
});
