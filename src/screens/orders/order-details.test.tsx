import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../api/http/testing';
import { signedInAt } from '../../stores/testing';
import { OrderDetails } from './order-details';

const ends = { invoice: deferred<void>(), receipt: deferred<void>() };
vi.mock('./load-downloads', () => ({
  loadDownloads: async () => ({
    downloadDocument: (kind: keyof typeof ends) => ends[kind].promise,
  }),
}));

test('each document that is being downloaded has its own progress', async () => {
  signedInAt('/order');
  render(<OrderDetails order={{ id: 7, transaction: { status: 'SUCCESS' } }} />);
  const progress = () => screen.queryAllByRole('progressbar').map((one) => one.ariaLabel);
  await userEvent.click(screen.getByRole('button', { name: 'Download Invoice' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download Recipt' }));
  expect(progress()).toEqual(['Download Invoice', 'Download Recipt']);
  await act(async () => ends.invoice.resolve());
  expect(progress()).toEqual(['Download Recipt']);
});
