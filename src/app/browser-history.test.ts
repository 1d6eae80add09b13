// @vitest-environment jsdom
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { deferred } from '../api/http/testing';
import {
  editParams,
  navigate,
  navigationStore,
  type ParamsEdit,
} from '../stores/session/navigation';
import { type Opener, startNavigation } from './browser-history';

let listen: MockInstance<typeof window.addEventListener>;

beforeEach(() => {
  navigationStore.setState(navigationStore.getInitialState(), true);
  listen = vi.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener);
  listen.mockRestore();
});

const slow = deferred<Awaited<ReturnType<Opener>>>();

const open: Opener = async (path) => {
  if (path === '/slow') return slow.promise;
  return path === '/' ? { redirect: '/order' } : { screen: path };
};

async function startAt(address: string) {
  history.pushState(null, '', address);
  await startNavigation(open);
}

const shown = () => navigationStore.getState().screen;
const at = () => location.pathname + location.search;

const set =
  (name: string, value: string): ParamsEdit =>
  (params) =>
    new URLSearchParams([...params, [name, value]]);

test('the current address is opened, and a redirect replaces it', async () => {
  await startAt('/');
  expect([at(), shown()]).toEqual(['/order', '/order']);
});

test('an address is shown with its screen, unless another one is opened meanwhile', async () => {
  await startAt('/order');
  void navigate('/slow');
  expect([at(), navigationStore.getState().next?.path]).toEqual(['/order', '/slow']);
  await navigate('/pdf');
  slow.resolve({ screen: 'late' });
  await slow.promise;
  expect([at(), shown()]).toEqual(['/pdf', '/pdf']);
});

test('two edits at once don’t overwrite each other, and Back undoes the pushed one', async () => {
  await startAt('/order');
  editParams(set('search', 'pune'), { path: '/order', replace: true });
  editParams(set('order', '7'), { path: '/order', replace: false });
  expect(at()).toBe('/order?search=pune&order=7');
  history.back();
  await expect.poll(() => navigationStore.getState().here.search).toBe('?search=pune');
});

test('an edit by a screen that is being left is ignored', async () => {
  await startAt('/order');
  void navigate('/slow');
  editParams(set('search', 'pune'), { path: '/order', replace: true });
  expect(navigationStore.getState().next?.path).toBe('/slow');
  expect(at()).toBe('/order');
});

test('a link to the current address adds no entry to the history', async () => {
  await startAt('/order');
  const { length } = history;
  await navigate('/order');
  expect(history.length).toBe(length);
});

test('Back and links wait for the user’s answer when the screen wants to ask', async () => {
  await startAt('/order');
  await navigate('/pdf');
  let hasAsked = false;
  navigationStore.setState({ asksBefore: () => !hasAsked });

  await navigate('/review');
  expect([at(), shown()]).toEqual(['/pdf', '/pdf']);
  navigationStore.setState({ leave: undefined });

  history.back();
  await expect.poll(() => navigationStore.getState().leave).toBeDefined();
  await expect.poll(at).toBe('/pdf');
  expect(shown()).toBe('/pdf');
  hasAsked = true;
  navigationStore.getState().leave?.();
  await expect.poll(shown).toBe('/order');
  expect(at()).toBe('/order');
});
