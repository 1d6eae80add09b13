import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ask } from './ask';
import { type ScriptedServer, startServer } from './testing';

let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
});
afterEach(() => server.stop());

const askForName = () => ask({ method: 'get', path: '/name' }, z.object({ name: z.string() }));

test('a response is parsed by its schema', async () => {
  server.on('GET /name', { json: { name: 'Asha', age: 7 } });
  expect(await askForName()).toEqual({ name: 'Asha' });
});

test.each(['', '1', '[]', '{}', '{"name":7}', 'Asha'])(
  'the response %j is a failure where an object with a name is expected',
  async (text) => {
    server.on('GET /name', { text });
    await expect(askForName()).rejects.toMatchObject({ kind: 'unexpectedResponse', status: 200 });
  },
);
