import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { confirmationStore } from '../../stores/session/rights';
import { DemoNote } from './demo-note';
import { useDemoNote } from './use-demo-note';

afterEach(cleanup);

function Demo() {
  const [hasNote, hideNote] = useDemoNote();
  return hasNote && <DemoNote onHide={hideNote} />;
}

function renderAt(address: string, offers: readonly string[] = ['demo']) {
  confirmationStore.setState({ offers });
  const router = createMemoryRouter([{ path: '*', element: <Demo /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
}

test('a note says that this is a demo, until it is hidden', async () => {
  renderAt('/order');
  await userEvent.click(screen.getByRole('button', { name: 'Hide this note' }));
  expect(screen.queryByText(/^Demo data/)).toBeNull();
  cleanup();
  renderAt('/order');
  expect(screen.queryByText(/^Demo data/)).toBeNull();
});

test('the link in the demo’s note opens the screen’s config, and the note disappears', async () => {
  const router = renderAt('/installer');
  await userEvent.click(screen.getByRole('link', { name: 'Edit it here.' }));
  expect(router.state.location).toMatchObject({ pathname: '/studio', search: '?config=installer' });
  expect(screen.queryByText(/^Demo data/)).toBeNull();
});

test('only the demo has the note', () => {
  renderAt('/order', ['account']);
  expect(screen.queryByText(/^Demo data/)).toBeNull();
});
