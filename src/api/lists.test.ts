import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScriptedServer, startServer } from './http/testing';
import { fetchList, rowsIn } from './lists';

const PATH = '/api/things/fetch';
let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
});
afterEach(() => server.stop());

test('a list is a frozen array of unchanged rows', async () => {
  const rows = [{ id: '1', name: null, extra: { deep: [1] } }];
  server.on('POST /api/things/fetch', { json: rows });
  const list = await fetchList(PATH, rowsIn);
  expect(list).toEqual({ content: rows, etag: undefined });
  expect(list !== 'unchanged' && 'content' in list && Object.isFrozen(list.content)).toBe(true);
  expect(server.requests[0]?.headers).not.toHaveProperty('if-none-match');
});

test('the ETag of a list is sent with the next request', async () => {
  server.on(
    'POST /api/things/fetch',
    { json: [], headers: { ETag: '"one"' } },
    { status: 304, headers: { ETag: '"one"' } },
  );
  expect(await fetchList(PATH, rowsIn)).toEqual({ content: [], etag: '"one"' });
  expect(await fetchList(PATH, rowsIn, { etag: '"one"' })).toBe('unchanged');
  expect(server.requests[1]?.headers['if-none-match']).toBe('"one"');
});

test.each([
  ['an object', { json: { data: [] } }],
  ['a list of something else', { json: [{ id: 1 }, null] }],
  ['a text', { text: 'hello' }],
  ['nothing', { status: 204 }],
])('%s instead of a list is an error', async (_, reply) => {
  server.on('POST /api/things/fetch', reply);
  await expect(fetchList(PATH, rowsIn)).rejects.toMatchObject({
    kind: 'unexpectedResponse',
  });
});
