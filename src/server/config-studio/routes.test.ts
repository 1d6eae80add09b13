import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { startTestServer, type TestServer } from '../testing/test-server';

const report = 'entity-configs/coupon.json:3:1';
let server: TestServer;

beforeAll(async () => {
  const configs = [entityConfig({ name: 'coupon', fields: [{ name: 'code', type: 'text' }] })];
  server = await startTestServer({ configs, report });
});
afterAll(() => server.close());

async function makeEditor(isEditor: boolean) {
  const account = await server.accounts.find('asha');
  await server.accounts.makeEditor(account?.id ?? 0, isEditor);
}

test('everyone learns which entities are current, but only editors what is wrong with the files', async () => {
  const version = (await server.visitor().get('/api/studio/version')).json();
  const hash = expect.stringMatching(/^[\w-]{12}$/);
  expect(version).toEqual({ configs: hash, report: hash });

  expect((await server.visitor().get('/api/studio/report')).statusCode).toBe(401);
  const client = await server.signedIn();
  expect((await client.get('/api/studio/report')).statusCode).toBe(403);
  expect((await client.get('/api/user')).headers.offers).toBe('account, history');
  await makeEditor(true);
  expect((await client.get('/api/user')).headers.offers).toBe('account, history, studio');
  const answer = await client.get('/api/studio/report');
  expect(answer.json()).toEqual({ text: report });
  await makeEditor(false);
  expect((await client.get('/api/studio/report')).statusCode).toBe(403);
});

test('a server with problems in its files is ready, and logs them', async () => {
  expect((await server.visitor().get('/readyz')).statusCode).toBe(200);
  expect(server.logLines.join()).toContain('coupon.json:3:1');
});
