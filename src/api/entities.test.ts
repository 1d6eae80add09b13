import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entityConfig } from '../entities/testing';
import { addRow, removeRow, updateRow } from './entities';
import { type ScriptedServer, startServer } from './http/testing';

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
afterEach(() => server.stop());

test('changes are sent to the paths of the config, an addition with its idempotency key', async () => {
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
