import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database';
import { databaseLocation, readSettings, type Settings } from '../settings/settings';
import { makeTestLocation, type TestLocation } from '../testing/test-database';
import { startTestServer } from '../testing/test-server';
import { arrivalRoute } from './arrival';
import { runCheck } from './checks';

const secret = 'a secret that is only good for tests';

let temporary: TestLocation;
let folder: string;
beforeEach(async () => {
  temporary = await makeTestLocation();
  folder = await mkdtemp(join(tmpdir(), 'paperhanger-doctor-'));
});
afterEach(async () => {
  await temporary.remove();
  await rm(folder, { recursive: true });
});

function settingsOf(more: Record<string, string> = {}): Settings {
  const { url } = temporary.location;
  const result = readSettings({
    PAPERHANGER_DATA: join(folder, 'data'),
    PAPERHANGER_CONFIGS: join(folder, 'configs'),
    ...(url === undefined ? {} : { DATABASE_URL: url }),
    ...more,
  });
  if ('problems' in result) throw new Error(result.problems.join());
  return result.settings;
}

/** What the doctor finds about one thing, in a line. */
async function look(name: string, settings = settingsOf(), sendTo?: string): Promise<string> {
  const findings = await runCheck(name, { settings, secret, sendTo });
  return findings.map(({ level, text }) => `${level} ${text}`).join('\n');
}

test('the doctor looks at the database without changing it', async () => {
  const location = databaseLocation(settingsOf());
  await mkdir(join(folder, 'data'));
  const db = await openDatabase(location);
  expect(await look('database')).toMatch(/^ok .*(SQLite|PostgreSQL) \d/);
  await db.insertInto('seal').values({ purpose: 'sealed fields', proof: 'another' }).execute();
  expect(await look('database')).toMatch(/^fail PAPERHANGER_SECRET is not/);
  await db.destroy();
});

test('the doctor finds damaged entity files, and messages that can’t be sent', async () => {
  await mkdir(join(folder, 'configs'));
  await writeFile(join(folder, 'configs', 'supplier.json'), '{"name": 1}');
  expect(await look('configs')).toMatch(/^fail Correct the entity files:\n.*supplier\.json/);
  const settings = settingsOf({ MAIL_URL: 'smtp://127.0.0.1:9' });
  expect(await look('messages', settings, 'a@example.com')).toMatch(
    /^fail No message could be sent/,
  );
  expect(await look('backup')).toMatch(/^warn There is none/);
});

describe('the doctor asks the server through its proxy and finds', () => {
  /** A server, and a proxy before it that changes X-Forwarded-For. */
  async function lookThrough(
    forward: (received: string | undefined) => string | undefined,
    trustedProxies: string[],
  ): Promise<string> {
    const server = await startTestServer({
      settings: { trustedProxies },
      openRoutes: [arrivalRoute(secret, Date.now)],
    });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const proxy = createServer(({ url, headers }, response) => {
      const forwarded = forward(headers['x-forwarded-for']?.toString());
      const { 'x-forwarded-for': _dropped, ...rest } = headers;
      const all = { ...rest, ...(forwarded && { 'x-forwarded-for': forwarded }) };
      const { port } = server.app.server.address() as AddressInfo;
      request({ port, host: '127.0.0.1', path: url, headers: all }, (answer) => {
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.pipe(response);
      }).end();
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    const settings = { ...settingsOf({ PAPERHANGER_ORIGIN: origin }), trustedProxies };
    const found = await look('proxy', settings);
    proxy.closeAllConnections();
    proxy.close();
    await server.close();
    return found;
  }
  const sender = '198.51.100.4';

  test.each<[string, string | undefined, string[], RegExp]>([
    ['that all is well', sender, ['127.0.0.1'], /^ok .* this one had 198.51.100.4/],
    [
      'that it sends no address',
      undefined,
      ['127.0.0.1'],
      /^fail The proxy sends no X-Forwarded-For/,
    ],
    [
      'that it is not trusted',
      sender,
      ['10.0.0.1'],
      /^fail .* come from 127.0.0.1, which is not in/,
    ],
    [
      'that it passes on any address',
      'as received',
      ['127.0.0.1'],
      /^fail The server believes any/,
    ],
  ])('%s', async (_what, forwarded, trusted, expected) => {
    const forward = (received?: string) => (forwarded === 'as received' ? received : forwarded);
    expect(await lookThrough(forward, trusted)).toMatch(expected);
  });

  test('that none answers', async () => {
    const settings = settingsOf({ PAPERHANGER_ORIGIN: 'http://127.0.0.1:9' });
    expect(await look('proxy', settings)).toMatch(/^fail The server can’t be asked/);
  });
});

test('only the doctor learns how its request arrived', async () => {
  const server = await startTestServer({ openRoutes: [arrivalRoute(secret, Date.now)] });
  expect((await server.visitor().get('/readyz/arrival')).statusCode).toBe(404);
  await server.close();
});
