import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

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
