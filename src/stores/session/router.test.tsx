import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { navigate, routerStore } from './router';

test('what waits for a navigation with flushSync finds the next screen, and no longer the last', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <h1>Coupons</h1> },
    { path: '/installer', element: <h1>Installers</h1> },
  ]);
  routerStore.setState({ router });
  render(<RouterProvider router={router} useTransitions={false} />);
  await navigate('/installer', { flushSync: true });
  expect(screen.getByRole('heading').textContent).toBe('Installers');
});
