import { act, render } from '@testing-library/react';
import { createMemoryRouter, createPath, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { deferred } from '../../api/http/testing';
import { navigate, routerStore } from '../../stores/session/router';
import { useAddressParams, withParam } from './use-address-params';

let params: ReturnType<typeof useAddressParams>;

function Screen() {
  params = useAddressParams();
  return null;
}

/** Two parts of one screen, and a screen that is slow to load. */
function open(address: string) {
  const slow = deferred<null>();
  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        children: [
          { path: '/order', element: <Screen /> },
          { path: '/slow', loader: () => slow.promise, element: null },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  routerStore.setState({ router });
  render(<RouterProvider router={router} useTransitions={false} />);
  return { router, slow, at: () => createPath(router.state.location) };
}

const set = (name: string, value: string) => (now: URLSearchParams) => withParam(now, name, value);

test('two edits before the screen is rendered again are both kept, and Back undoes the pushed one', async () => {
  const { router, at } = open('/order?page=2');
  await act(async () => {
    params.replace(set('search', 'pune'));
    params.push(set('order', '7'));
  });
  expect(at()).toBe('/order?page=2&search=pune&order=7');
  expect(params.params.get('order')).toBe('7');
  await act(() => router.navigate(-1));
  expect(at()).toBe('/order?page=2&search=pune');
});

test('an edit is in the address at once, before the next key is handled', () => {
  const { at } = open('/order');
  act(() => {
    params.replace(set('search', 'p'));
    expect(at()).toBe('/order?search=p');
  });
});

test('an edit by a screen that is being left is ignored', async () => {
  const { router, slow, at } = open('/order');
  const left = act(() => navigate('/slow'));
  params.replace(set('search', 'pune'));
  expect([at(), router.state.navigation.location?.pathname]).toEqual(['/order', '/slow']);
  slow.resolve(null);
  await left;
  expect(at()).toBe('/slow');
});

test('an edit that changes nothing adds no entry to the history', async () => {
  const { router, at } = open('/order');
  await act(async () => params.push(set('search', 'pune')));
  await act(async () => params.push(set('search', 'pune')));
  await act(() => router.navigate(-1));
  expect(at()).toBe('/order');
});
