import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { entityConfig } from '../../entities/testing';
import { noticesStore } from '../calls/notices';
import { listStore, refreshList } from '../lists/lists';
import { rowsOf } from '../lists/rows';
import { hasDrafts } from '../session/draft-store';
import { writeDraft } from '../session/drafts';
import { takeRememberedLocation } from '../session/router';
import { sessionStore } from '../session/session';
import { ravi, signedInAt } from '../testing';
import { signOut } from './sign-out';

const config = entityConfig({ fields: [{ name: 'name', type: 'text' }] });
const FETCH = 'POST /api/thing/fetch';
const STILL = 'You are still signed in: the server could not be reached. Try again.';
let server: ScriptedServer;
let ledTo: readonly string[];

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  ({ ledTo } = signedInAt('/thing'));
  server.on('GET /api/user', { status: 401 });
});
afterEach(() => server.stop());

const alerts = () => noticesStore.getState().alerts.map(({ text }) => text);

test('signs out on the server, clears everything and goes to the login screen', async () => {
  const arrived = deferred<void>();
  const slow = deferred<Reply>();
  server.on(FETCH, { json: [{ id: 1 }] }, () => {
    arrived.resolve();
    return slow.promise;
  });
  server.on('POST /logout', { status: 204 });
  writeDraft('thing:add', { values: { name: 'B' } });
  await refreshList(rowsOf(config));
  const late = refreshList(rowsOf(config));
  await arrived.promise;

  await signOut();
  slow.resolve({ json: [{ id: 2 }] });
  await late;

  expect(sessionStore.getState()).toEqual({ authenticated: false, user: null });
  expect(sessionStorage.getItem('auth')).not.toContain(ravi.username);
  expect(listStore(rowsOf(config)).getState()).toMatchObject({ status: 'loading', content: [] });
  expect(hasDrafts()).toBe(false);
  expect(ledTo).toEqual(['/login']);
  expect(takeRememberedLocation()).toBeUndefined();
  expect(alerts()).toEqual([]);
});

test('succeeds when the session has already expired', async () => {
  server.on('POST /logout', { status: 419 });
  await signOut();
  expect(sessionStore.getState().authenticated).toBe(false);
  expect(new Set(ledTo)).toEqual(new Set(['/login']));
  expect(takeRememberedLocation()).toBeUndefined();
});

test.each<[string, Reply | 'drop', Reply]>([
  ['there is no response', 'drop', { status: 401 }],
  ['the server is unavailable', { status: 503 }, { status: 401 }],
  ['the server still knows the user', { status: 200 }, { json: ravi }],
])('says that the user is still signed in when %s', async (_, logout, user) => {
  server.on('POST /logout', logout);
  server.on('GET /api/user', user);
  writeDraft('thing:add', { values: { name: 'B' } });
  await signOut();
  expect(sessionStore.getState()).toEqual({ authenticated: true, user: ravi });
  expect(hasDrafts()).toBe(true);
  expect(alerts()).toEqual([STILL]);
  expect(ledTo).toEqual([]);
});

test('alerts are gone once the user is signed out, such as the one about an attempt that failed', async () => {
  server.on('POST /logout', 'drop', { status: 204 });
  await signOut();
  expect(alerts()).toEqual([STILL]);
  await signOut();
  expect(alerts()).toEqual([]);
});
