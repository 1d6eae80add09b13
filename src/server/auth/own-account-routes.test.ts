import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../audit/read-audit';
import { asha, startTestServer, type TestServer } from '../testing/test-server';
import { minute } from '../time/clock';

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  passwordHash = (await server.accounts.find('asha'))?.passwordHash ?? '';
});
beforeEach(async () => {
  await server.reset();
  server.clock.advance(10 * minute);
});
afterEach(async () => {
  const { id } = (await server.accounts.find('asha')) ?? { id: 0 };
  await server.accounts.changePassword(id, passwordHash, { record: async () => {} });
});
afterAll(() => server.close());

/** The log’s entries of a kind, the newest last. */
async function logged(kind: string) {
  const lines: object[] = [];
  for await (const line of readAudit(server.database, { kind })) lines.push(line);
  return lines;
}

describe('a sign-in', () => {
  test('is logged with its one-time password, its failures and its end', async () => {
    const stranger = server.visitor();
    await stranger.get('/sanctum/csrf-cookie');
    await stranger.post('/login', { username: 'asha', password: 'wrong' });
    await stranger.post('/login', { username: 'mango-tree-42', password: 'wrong' });
    const [known, unknown] = (await logged('sign-in-failed')).slice(-2);
    expect(known).toMatchObject({ person: 'Asha', address: '127.0.0.1' });
    // What was typed as a name may be a password.
    expect(unknown).toMatchObject({ person: null });
    expect(JSON.stringify(unknown)).not.toContain('mango');

    const client = await server.signedIn();
    expect((await logged('otp-sent')).at(-1)).toMatchObject({ person: 'Asha' });
    expect((await logged('sign-in')).at(-1)).toMatchObject({ person: 'Asha' });
    const answer = await client.post('/logout');
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect((await logged('sign-out')).at(-1)).toMatchObject({
      person: 'Asha',
      request: answer.headers['x-request-id'],
    });
  });

  test('shows when and from where the account was last used', async () => {
    const before = new Date(server.clock.now()).toISOString();
    await server.signedIn();
    server.clock.advance(5 * minute);
    const client = await server.signedIn();
    expect((await client.get('/api/user')).headers.offers).toContain('account');
    const { lastSignIn } = (await client.get('/api/account')).json();
    expect(lastSignIn).toEqual({ at: before, address: '127.0.0.1' });
  });
});

describe('the password', () => {
  const change = async (current: string, password: string) => {
    const client = await server.signedIn();
    return await client.post('/api/account/password', { current, password });
  };

  test.each([
    ['too short', 'mango-42', 'at least 10 characters'],
    ['among those that leaked', 'iloveyou123', 'leaked'],
    ['nearly one that leaked', 'Sunshine!23', 'leaked'],
    ['of few characters', 'abababababab', 'easy to guess'],
    ['as before', asha.password, 'current'],
  ])('is rejected if it is %s', async (_what, password, words) => {
    const answer = await change(asha.password, password);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.password[0]).toContain(words);
  });

  test('can’t be changed without the current one, which can’t be tried often', async () => {
    const client = await server.signedIn();
    const tries = Array.from({ length: 11 }, () =>
      client.post('/api/account/password', { current: 'wrong', password: 'a-good-password' }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test('is changed once by two requests that both have the current one', async () => {
    const clients = [await server.signedIn(), await server.signedIn()];
    const changes = clients.map((client, index) =>
      client.post('/api/account/password', {
        current: asha.password,
        password: `mango-tree-4${index}-by-the-lake`,
      }),
    );
    const statuses = (await Promise.all(changes)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([204, 422]);
  });

  test('ends all other sessions when it is changed', async () => {
    const other = await server.signedIn();
    const client = await server.signedIn();
    const password = 'tamarind-tree-43';
    const sent = { current: asha.password, password };
    expect((await client.post('/api/account/password', sent)).statusCode).toBe(204);
    expect((await client.get('/api/user')).statusCode).toBe(200);
    expect((await other.get('/api/user')).statusCode).toBe(401);
    const visitor = server.visitor();
    await visitor.get('/sanctum/csrf-cookie');
    const login = (secret: string) =>
      visitor.post('/login', { username: 'asha', password: secret });
    expect((await login(asha.password)).statusCode).toBe(422);
    expect((await login(password)).statusCode).toBe(200);
    const back = { current: password, password: asha.password };
    expect((await client.post('/api/account/password', back)).statusCode).toBe(204);
    expect((await logged('account-changed')).at(-1)).toMatchObject({ subject: 'Asha' });
    expect(JSON.stringify(await logged('account-changed'))).not.toContain('tree');
  });
});

test('signing out everywhere ends all sessions of the account', async () => {
  const [one, two] = [await server.signedIn(), await server.signedIn()];
  expect((await one.post('/api/account/signOutEverywhere')).statusCode).toBe(204);
  for (const client of [one, two]) expect((await client.get('/api/user')).statusCode).toBe(401);
  expect((await logged('sign-out-everywhere')).at(-1)).toMatchObject({ person: 'Asha' });
});

describe('events are recorded even if the connection is reset', () => {
  const deeds: [path: string, kind: string, body?: object][] = [
    [
      '/api/account/password',
      'account-changed',
      { current: asha.password, password: 'tamarind-tree-43' },
    ],
    ['/api/account/password', 'sign-in-failed', { current: 'wrong', password: 'tamarind-tree-43' }],
    ['/api/account/signOutEverywhere', 'sign-out-everywhere'],
    ['/logout', 'sign-out'],
  ];
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  test.each(deeds)('%s: %s', async (path, kind, body = {}) => {
    const before = (await logged(kind)).length;
    const client = await server.signedIn();
    const { port } = server.app.server.address() as AddressInfo;
    const asked = request({
      port,
      path,
      method: 'POST',
      headers: { ...client.headers(), 'content-type': 'application/json' },
    });
    server.app.server.once('request', (arrived: IncomingMessage) =>
      arrived.once('end', () => asked.socket?.resetAndDestroy()),
    );
    asked.on('error', () => {});
    asked.end(JSON.stringify(body));
    await expect
      .poll(async () => (await logged(kind)).slice(before))
      .toMatchObject([{ person: 'Asha', address: '127.0.0.1' }]);
  });
});

test('a change that can’t be recorded is not made', async () => {
  const client = await server.signedIn();
  await server.database.schema.alterTable('audit').renameTo('audit_away').execute();
  const sent = { current: asha.password, password: 'tamarind-tree-43' };
  const statuses = [
    (await client.post('/api/account/password', sent)).statusCode,
    (await client.post('/api/account/signOutEverywhere')).statusCode,
  ];
  await server.database.schema.alterTable('audit_away').renameTo('audit').execute();
  expect(statuses).toEqual([500, 500]);
  expect((await client.get('/api/user')).statusCode).toBe(200);
  await server.signedIn();
});

test('log lines name the account and the request', async () => {
  const client = await server.signedIn();
  const { headers } = await client.get('/api/user');
  const lines = server.logLines.map((line) => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({ reqId: headers['x-request-id'], account: 'Asha' }),
  );
});
