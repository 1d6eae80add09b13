import { afterAll, beforeAll, expect, test } from 'vitest';
import { asha, startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the audit log is read page by page, newest first', async () => {
  const account = await server.accounts.find(asha.username);
  await server.accounts.change(account?.id ?? 0, { isEditor: true });
  const client = await server.signedIn();
  const read = async (query: object) => (await client.post('/api/accounts/auditLog', query)).json();
  for (let round = 0; round < 60; round += 1)
    await server.audit.record({ kind: 'download', subject: `file ${round}` });
  const first = await read({ kind: 'download' });
  expect(first.entries).toHaveLength(50);
  expect(first.entries[0].subject).toBe('file 59');
  const second = await read({ kind: 'download', from: first.next });
  expect(second.entries.at(0).subject).toBe('file 9');
  expect(second.entries.at(-1).subject).toBe('file 0');
  expect(second.next).toBeNull();
});
