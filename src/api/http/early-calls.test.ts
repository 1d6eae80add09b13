import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { send } from './client';
import { startEarly } from './early-calls';
import { inFlight } from './in-flight';
import { type ScriptedServer, startServer } from './testing';

const user = { method: 'GET', path: '/user' } as const;
const list = { method: 'POST', path: '/list' } as const;
const callList = () => send({ method: 'post', path: '/list', isRead: true });

let server: ScriptedServer;
beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  server.on('POST /list', { text: '[]' });
});
afterEach(() => server.stop());
const sent = () => server.requests.map(({ line }) => line);

test('the application takes the response once', async () => {
  startEarly(list);
  await callList();
  expect(sent()).toEqual(['POST /list']);
  await callList();
  expect(sent()).toEqual(['POST /list', 'POST /list']);
});

test('an early request for a list can wait for the response about the user', async () => {
  server.on('GET /user', { json: {} });
  startEarly(list, startEarly(user));
  await callList();
  expect(sent()).toEqual(['GET /user', 'POST /list']);
});

test('without a user, the list is not fetched early', async () => {
  server.on('GET /user', { status: 401 });
  await expect(startEarly(list, startEarly(user))).rejects.toThrow();
  expect(sent()).toEqual(['GET /user']);
  await callList();
  expect(sent()).toEqual(['GET /user', 'POST /list']);
});

test('a new session gets no response of the previous session', async () => {
  await startEarly(list);
  inFlight.abort();
  await callList();
  expect(sent()).toEqual(['POST /list', 'POST /list']);
});
