// @vitest-environment jsdom
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entityConfig } from '../entities/testing';
import { addRow, fetchRows, removeRow, updateRow } from './entities';
import { type ScriptedServer, startServer } from './testing';

const config = entityConfig({
  endpoint: '/api/things',
  endpoints: { remove: '/api/drop' },
  fields: [{ name: 'name', type: 'text' }],
});
let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
});
afterEach(() => {
  server.stop();
  vi.unstubAllEnvs();
});

test('a list is a frozen array of rows, each as it came', async () => {
  const rows = [{ id: '1', name: null, extra: { deep: [1] } }];
  server.on('POST /api/things/fetch', { json: rows });
  const list = await fetchRows(config);
  expect(list).toEqual({ rows, etag: undefined });
  expect(list !== 'unchanged' && Object.isFrozen(list.rows)).toBe(true);
  expect(server.requests[0]?.headers).not.toHaveProperty('if-none-match');
});

test('a list that the server names is asked for by its name', async () => {
  server.on(
    'POST /api/things/fetch',
    { json: [], headers: { ETag: '"one"' } },
    { status: 304, headers: { ETag: '"one"' } },
  );
  expect(await fetchRows(config)).toEqual({ rows: [], etag: '"one"' });
  expect(await fetchRows(config, { etag: '"one"' })).toBe('unchanged');
  expect(server.requests[1]?.headers['if-none-match']).toBe('"one"');
});

test.each([
  ['an object', { json: { data: [] } }],
  ['a list of something else', { json: [{ id: 1 }, null] }],
  ['a text', { text: 'hello' }],
  ['nothing', { status: 204 }],
])('%s where a list should be is an error that names the call', async (_, reply) => {
  server.on('POST /api/things/fetch', reply);
  await expect(fetchRows(config)).rejects.toMatchObject({
    kind: 'unexpectedAnswer',
    message: 'The answer of /api/things/fetch is no list of rows.',
  });
});

test('changes go to their paths, with the key of the submit', async () => {
  server.on('POST /api/things/add', { status: 201 });
  server.on('POST /api/things/update', { text: '1' });
  server.on('POST /api/drop', { status: 204 });
  await addRow(config, { name: 'A' }, 'key-1');
  await updateRow(config, { id: '7', name: 'A', unknown: null });
  await removeRow(config, '7');

  const [add, update, remove] = server.requests;
  expect(add?.headers['idempotency-key']).toBe('key-1');
  expect(add?.body).toBe('{"name":"A"}');
  expect(update?.body).toBe('{"id":"7","name":"A","unknown":null}');
  expect(remove?.body).toBe('{"id":"7"}');
});
