// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { editParams, type ParamsEdit } from '../stores/session/navigation';
import { connectNavigation } from './connect-navigation';

function openAt(address: string) {
  const routes = [{ path: '/order' }, { path: '/slow', loader: () => new Promise(() => {}) }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  connectNavigation(router);
  return router;
}

const set =
  (name: string, value: string): ParamsEdit =>
  (params) =>
    new URLSearchParams([...params, [name, value]]);

test('two edits at once don’t overwrite each other, and Back undoes the pushed one', async () => {
  const router = openAt('/order');
  editParams(set('search', 'pune'), { path: '/order', replace: true });
  editParams(set('order', '7'), { path: '/order', replace: false });
  await expect.poll(() => router.state.location.search).toBe('?search=pune&order=7');
  await router.navigate(-1);
  expect(router.state.location.search).toBe('?search=pune');
});

test('an edit by a screen that is being left is ignored', async () => {
  const router = openAt('/order');
  void router.navigate('/slow');
  editParams(set('search', 'pune'), { path: '/order', replace: true });
  await new Promise((resolve) => setTimeout(resolve));
  expect(router.state.navigation.location?.pathname).toBe('/slow');
  expect(router.state.location.search).toBe('');
});
