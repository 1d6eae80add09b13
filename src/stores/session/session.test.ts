import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

type SessionModule = typeof import('./session');

const afterReload = async () => (await import('./session')).sessionStore.getState();

test('a session survives a reload', async () => {
  const session = { authenticated: true, user: { id: 7, username: 'ravi' } };
  sessionStorage.setItem('auth', JSON.stringify(session));
  expect(await afterReload()).toEqual(session);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['a flag without a user', '{"authenticated":true,"user":null}'],
  ['a user without a name', '{"authenticated":true,"user":{"id":7}}'],
  ['a user without a session', '{"authenticated":false,"user":{"id":7,"username":"ravi"}}'],
])('there is no session when the storage holds %s', async (_, text) => {
  sessionStorage.setItem('auth', text);
  expect(await afterReload()).toEqual({ authenticated: false, user: null });
});

test.each([
  ['their session ends', ({ endSession }: SessionModule) => endSession()],
  ['their session expires', ({ expireSession }: SessionModule) => expireSession()],
  [
    'another user has signed in in another tab',
    ({ startSession }: SessionModule) => startSession({ id: 8, username: 'asha' }),
  ],
])('listeners learn that a user has left once %s', async (_, leave) => {
  const session = await import('./session');
  session.startSession({ id: 7, username: 'ravi' });
  const listener = vi.fn();
  session.whenUserLeaves(listener);
  session.startSession({ id: 7, username: 'ravi' });
  expect(listener).not.toHaveBeenCalled();
  leave(session);
  expect(listener).toHaveBeenCalledTimes(1);
});
