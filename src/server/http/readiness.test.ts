import { expect, test } from 'vitest';
import { startTestServer } from '../testing/test-server';

test('without a database the server is alive but not ready', async () => {
  const server = await startTestServer();
  expect((await server.visitor().get('/readyz')).json()).toEqual({ status: 'ready' });
  await server.database.destroy();
  const answer = await server.visitor().get('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ message: 'The database does not respond.' });
  expect((await server.visitor().get('/livez')).statusCode).toBe(200);
  await server.app.close();
});
