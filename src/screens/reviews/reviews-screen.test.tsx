import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { chunkTexts } from '../../stores/calls/load-or-alert';
import { noticesStore } from '../../stores/calls/notices';
import { listStore } from '../../stores/lists/lists';
import { reviewList } from '../../stores/reviews/list';
import { confirmationStore } from '../../stores/session/rights';
import { signedInAt } from '../../stores/testing';
import { ReviewsScreen } from './reviews-screen';

vi.mock('./decide', () => {
  throw new TypeError('Failed to fetch');
});

async function open() {
  const { router } = signedInAt('/review', <ReviewsScreen />);
  confirmationStore.setState({ isConfirmed: true, offers: ['history'] });
  const review = [{ id: 1, name: 'Asha', status: 1, decided: false }];
  listStore(reviewList).setState({ status: 'ready', content: { review, wpId: [] } });
  await act(() => render(<RouterProvider router={router} useTransitions={false} />));
  return await screen.findByRole('button', { name: 'Publish' });
}

const alerts = () => noticesStore.getState().alerts.map(({ text }) => text);

test('an alert says that the code for decisions could not be loaded', async () => {
  await userEvent.click(await open());
  await expect.poll(alerts).toEqual([chunkTexts.error]);
});

test('a key decides on a review even with Caps Lock on', async () => {
  const button = await open();
  fireEvent.keyDown(button, { key: 'A', shiftKey: true });
  fireEvent.keyDown(button, { key: 'X' });
  expect(alerts()).toEqual([]);
  fireEvent.keyDown(button, { key: 'A' });
  await expect.poll(alerts).toEqual([chunkTexts.error]);
});
