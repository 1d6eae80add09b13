import { act, render, screen } from '@testing-library/react';
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

test('an alert says that the code for decisions could not be loaded', async () => {
  const { router } = signedInAt('/review', <ReviewsScreen />);
  confirmationStore.setState({ isConfirmed: true, offers: ['history'] });
  const review = [{ id: 1, name: 'Asha', status: 1, decided: false }];
  listStore(reviewList).setState({ status: 'ready', content: { review, wpId: [] } });
  await act(() => render(<RouterProvider router={router} useTransitions={false} />));
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  await expect
    .poll(() => noticesStore.getState().alerts.map(({ text }) => text))
    .toEqual([chunkTexts.error]);
});
