import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { HttpError } from '../http/errors';
import { forSignedIn } from '../http/needs';
import { asha, startTestServer, type TestServer } from '../testing/test-server';

const aadhaar = '234123412346';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    configs: [
      entityConfig({
        name: 'installer',
        label: 'Installer',
        fields: [
          { name: 'name', type: 'text', required: true },
          { name: 'aadhaarNo', type: 'aadhaar', required: true },
        ],
      }),
    ],
    routes: [
      async (app) => {
        app.post('/api/test/echo', forSignedIn, async (request) => ({
          body: request.body ?? null,
        }));
        app.post('/api/test/conflict', forSignedIn, async () => {
          throw new HttpError(409, 'Somebody was faster.', { current: 7 }, { 'x-test': 'yes' });
        });
        app.post('/api/test/crash', forSignedIn, async () => {
          throw new Error(`Broke at ${aadhaar} in secret-file.ts`);
        });
      },
    ],
  });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

describe('an error', () => {
  test('that a handler throws becomes the response', async () => {
    const client = await server.signedIn();
    const answer = await client.post('/api/test/conflict');
    expect(answer.statusCode).toBe(409);
    expect(answer.headers['x-test']).toBe('yes');
    expect(answer.json()).toEqual({ message: 'Somebody was faster.', current: 7 });
  });

  test('that is unexpected reveals nothing, and is logged with the id of the response', async () => {
    const client = await server.signedIn();
    const answer = await client.post('/api/test/crash');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ message: 'Server error.' });
    const logged = server.logLines.map((line) => JSON.parse(line));
    expect(logged).toContainEqual(
      expect.objectContaining({
        errorId: answer.headers['x-request-id'],
        err: expect.objectContaining({
          message: 'Broke at [number] in secret-file.ts',
          stack: expect.stringContaining('app.test.ts'),
        }),
      }),
    );
  });

  test.each([
    ['JSON that breaks off', '{"a": ', 'application/json', 400],
    ['JSON that reaches for prototypes', '{"__proto__": {"a": 1}}', 'application/json', 400],
    ['a form', 'a=1', 'application/x-www-form-urlencoded', 415],
    ['plain text', 'a', 'text/plain', 415],
    ['too much', `{"a": "${'x'.repeat(1024 * 1024)}"}`, 'application/json', 413],
  ])('of a body: %s', async (_what, payload, type, status) => {
    const client = await server.signedIn();
    const answer = await client.send({
      method: 'POST',
      url: '/api/test/echo',
      payload,
      headers: { 'content-type': type },
    });
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json())).toEqual(['message']);
  });

  test('for a sign-in body that is too large comes early', async () => {
    const client = await server.signedIn();
    const password = 'x'.repeat(20_000);
    expect((await client.post('/login', { username: 'a', password })).statusCode).toBe(413);
  });

  test('for a path that can’t be decoded is JSON', async () => {
    const answer = await server.visitor().get('/%E0%A4%A');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual(['message']);
  });

  test('for a path that can’t be decoded leads browsers to the page that says so', async () => {
    const answer = await server.visitor().get('/%', { accept: 'text/html,*/*;q=0.8' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/404']);
  });
});

test('an empty body of type JSON counts as none', async () => {
  const client = await server.signedIn();
  const answer = await client.send({
    method: 'POST',
    url: '/api/test/echo',
    payload: '',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.json()).toEqual({ body: null });
});

test('responses are not cached', async () => {
  const client = await server.signedIn();
  expect((await client.get('/api/user')).headers['cache-control']).toBe('no-store');
});

describe('demo mode', () => {
  test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:80', '[::1]:3000', '[::1]'])(
    'answers to the host %s',
    async (host) => {
      expect((await server.visitor().get('/livez', { host })).statusCode).toBe(200);
    },
  );

  test('rejects a request with several hosts', async () => {
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n');
    const [beginning] = await once(socket, 'data');
    socket.destroy();
    expect(String(beginning)).toMatch(/^HTTP\/1.1 400 /);
  });

  test.each(['evil.example', 'localhost.evil.example', 'evil.example:3000', '192.168.1.5'])(
    'rejects the host "%s"',
    async (host) => {
      for (const path of ['/livez', '/', '/api/user', '/sanctum/csrf-cookie']) {
        const answer = await server.visitor().get(path, { host });
        expect(answer.statusCode).toBe(421);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    },
  );
});

test('production accepts any host and makes browsers use https', async () => {
  const settings = { mode: 'production' } as const;
  const production = await startTestServer({ database: server.database, settings });
  const { statusCode, headers } = await production
    .visitor()
    .get('/livez', { host: 'shop.example' });
  expect(statusCode).toBe(200);
  expect(headers['strict-transport-security']).toContain('max-age=');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  await production.close();
});

test('the address of a request is the proxy’s unless the proxy is trusted', async () => {
  const limits = { signInsPerAddress: { max: 1, windowMs: 1000 } };
  const { database } = server;
  const statusesWith = async (trustedProxies: string[]) => {
    const behind = await startTestServer({ database, limits, settings: { trustedProxies } });
    const statuses: number[] = [];
    for (const client of ['203.0.113.1', '203.0.113.2']) {
      const visitor = behind.visitor();
      await visitor.get('/sanctum/csrf-cookie');
      const wrong = { username: 'nobody', password: 'wrong' };
      const answer = await visitor.post('/login', wrong, { 'x-forwarded-for': client });
      statuses.push(answer.statusCode);
    }
    await behind.close();
    return statuses;
  };
  expect(await statusesWith([])).toEqual([422, 429]);
  expect(await statusesWith(['127.0.0.1'])).toEqual([422, 422]);
});

describe('the log', () => {
  test('describes requests without secrets', async () => {
    const client = await server.signedIn();
    const otp = server.sent.at(-1)?.code ?? '';
    await client.get(`/api/user?token=${aadhaar}`);
    await client.post('/api/installer/add', { name: 'Asha', aadhaarNo: aadhaar });
    await client.post('/api/installer/fetch');
    await client.post('/login', { username: asha.username, password: 'wrong-mango-tree' });
    const log = server.logLines.join('\n');
    expect(log).toContain('"path":"/api/user"');
    expect(log).toContain('"path":"/login"');
    const [id = '', token = ''] = client.cookies.values();
    // As a separate number: by chance, a duration may contain the same digits.
    expect(otp).toMatch(/^\d{6}$/);
    expect(log).not.toMatch(new RegExp(`(?<!\\d)${otp}(?!\\d)`));
    for (const secret of [aadhaar, asha.password, 'mango', id, token, asha.contact]) {
      expect(secret).not.toBe('');
      expect(log).not.toContain(secret);
      expect(log).not.toContain(decodeURIComponent(secret));
    }
  });
});
