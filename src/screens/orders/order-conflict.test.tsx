import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { orderConflictStore } from '../../stores/orders/update';
import { signedInAt } from '../../stores/testing';
import { OrderConflict } from './order-conflict';

test('the second question about an order does not start with the choices of the first', async () => {
  signedInAt('/order');
  const before = { id: 7, orderId: 'ORD-7', version: 1 };
  orderConflictStore.setState(
    [
      { before, current: { ...before, shipped: true }, change: { packed: true } },
      { before, current: { ...before, packed: true }, change: { shipped: true } },
    ],
    true,
  );
  render(<OrderConflict />);
  expect(await screen.findByRole('radiogroup', { name: /packed/i })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Theirs' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('radiogroup', { name: /shipped/i })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Mine' }).ariaChecked).toBe('true');
});
