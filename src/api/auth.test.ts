import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchUser, login } from './auth';
import { type ScriptedServer, startServer } from './http/testing';

let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
});
afterEach(() => server.stop());

test.each([
  ['{"otp":"sent"}', true],
  ['[]', true],
  ['1', true],
  ['sent', true],
  ['', false],
  [' ', false],
  ['0', false],
  ['""', false],
  ['null', false],
  ['false', false],
])('the response %j to a sign-in means %s', async (text, expected) => {
  server.on('POST /login', { text });
  expect(await login('ravi', 'secret')).toBe(expected);
  expect(server.requests[0]?.body).toBe('{"username":"ravi","password":"secret"}');
});

test('a user is an id and a name, whatever else the response contains', async () => {
  server.on('GET /api/user', { json: { id: '7', username: 'ravi', email: null } });
  const user = { id: '7', username: 'ravi' };
  expect(await fetchUser()).toEqual({ user, offers: [] });
});

test.each([
  [{ order: ['read'] }, { order: ['read'] }],
  [[], {}],
  [null, undefined],
])('the rights %j of a user are read as %j', async (rights, expected) => {
  server.on('GET /api/user', { json: { id: 7, username: 'ravi', rights } });
  expect((await fetchUser())?.rights).toEqual(expected);
});

test('what our own server offers comes with the user', async () => {
  const headers = { offers: 'account, history' };
  server.on('GET /api/user', { json: { id: 7, username: 'ravi' }, headers });
  expect(await fetchUser()).toMatchObject({ offers: ['account', 'history'] });
});

test('an empty response means no user', async () => {
  server.on('GET /api/user', { text: '' });
  expect(await fetchUser()).toBeNull();
});

test('a response that is not a user is an error', async () => {
  server.on('GET /api/user', { json: { name: 'ravi' } });
  await expect(fetchUser()).rejects.toMatchObject({ kind: 'unexpectedResponse' });
});
