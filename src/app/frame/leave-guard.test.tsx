import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openModals } from '../../components/overlays/open-modals';
import { noticesStore } from '../../stores/calls/notices';
import { draftStore, hasDrafts } from '../../stores/session/draft-store';
import { dropOpenDrafts, writeDraft } from '../../stores/session/drafts';
import { goToLogin, routerStore } from '../../stores/session/router';
import { LeaveGuard } from './leave-guard';

/** A form with unsaved changes, after another screen. */
async function open(save?: () => Promise<void>) {
  draftStore.setState({ save });
  history.pushState(null, '', '/order');
  const router = createBrowserRouter([
    { path: '/coupon', element: <LeaveGuard /> },
    { path: '*', element: null },
  ]);
  onTestFinished(() => router.dispose());
  routerStore.setState({ router });
  await router.navigate('/coupon');
  writeDraft('coupon:add', { values: { name: 'Diwali' } });
  render(<RouterProvider router={router} useTransitions={false} />);
  return router;
}

const answer = async (name: string) => {
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(screen.getByRole('button', { name }));
};

test('a link waits for the answer when there are unsaved changes', async () => {
  const router = await open();
  await act(() => router.navigate('/review'));
  await answer('Stay');
  expect([location.pathname, hasDrafts()]).toEqual(['/coupon', true]);

  await act(() => router.navigate('/review'));
  await answer('Leave');
  expect([location.pathname, hasDrafts()]).toEqual(['/review', false]);
});

test('a link first saves what can be saved, and asks only if that fails', async () => {
  const save = vi.fn(async () => {});
  const router = await open(save);
  await act(() => router.navigate('/review'));
  await answer('Stay');
  save.mockImplementation(async () => dropOpenDrafts());
  await act(() => router.navigate('/review'));
  await expect.poll(() => location.pathname).toBe('/review');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(save).toHaveBeenCalledTimes(2);
});

test('if the question could not be loaded, the next link asks it', async () => {
  const router = await open();
  vi.doMock('../../components/overlays/confirm-dialog', () => {
    throw new TypeError('Failed to fetch');
  });
  onTestFinished(() => void vi.doUnmock('../../components/overlays/confirm-dialog'));
  noticesStore.setState({ alerts: [] });
  await act(() => router.navigate('/review'));
  await expect.poll(() => noticesStore.getState().alerts).toHaveLength(1);
  vi.doUnmock('../../components/overlays/confirm-dialog');
  await act(() => router.navigate('/review'));
  await answer('Leave');
  expect([location.pathname, hasDrafts()]).toEqual(['/review', false]);
});

test('Back waits for the answer when there are unsaved changes', async () => {
  await open();
  history.back();
  await answer('Stay');
  await expect.poll(() => location.pathname).toBe('/coupon');
  expect(hasDrafts()).toBe(true);

  history.back();
  await answer('Leave');
  await expect.poll(() => location.pathname).toBe('/order');
  expect(hasDrafts()).toBe(false);
});

test('neither another search on the same screen nor an expired session asks anything', async () => {
  const router = await open();
  await act(() => router.navigate('/coupon?search=x'));
  expect(location.search).toBe('?search=x');
  await act(async () => goToLogin());
  expect([location.pathname, hasDrafts()]).toEqual(['/login', true]);
});

test('Back closes the topmost dialog, and only then leaves the screen', async () => {
  await open();
  dropOpenDrafts();
  const close = vi.fn();
  openModals.setState([{ onBack: () => {} }, { onBack: close }], true);
  history.back();
  await expect.poll(() => close.mock.calls.length).toBe(1);
  await expect.poll(() => location.pathname).toBe('/coupon');

  openModals.setState([], true);
  history.back();
  await expect.poll(() => location.pathname).toBe('/order');
  expect(close).toHaveBeenCalledTimes(1);
});

test('a link in a dialog asks about unsaved changes instead of closing the dialog', async () => {
  const router = await open();
  const close = vi.fn();
  openModals.setState([{ onBack: close }], true);
  onTestFinished(() => openModals.setState([], true));
  await act(() => router.navigate('/review'));
  await answer('Leave');
  expect([location.pathname, close.mock.calls.length]).toEqual(['/review', 0]);
});
