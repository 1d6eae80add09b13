import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Row } from '../../entities/row';
import { signedInAt } from '../../stores/testing';
import { orderColumns, sortableColumns } from './order-columns';
import { orderFilterables } from './order-filters';
import { OrderStages } from './order-stages';

const orders: readonly Row[] = [
  { id: 1, customerName: 'Asha', billingCity: 'Pune', paymentStatus: 'Paid' },
  { id: 2, customerName: 'Ravi', billingCity: 'Pune', paymentStatus: 'Paid', packed: true },
  { id: 3, customerName: 'Asha', billingCity: 'Surat', paymentStatus: 'Paid' },
  { id: 4, customerName: 'Mira', billingCity: 'Pune', paymentStatus: 'Pending' },
];
const columns = orderColumns(() => {});
const filterables = orderFilterables([]);
const defaults = { sorting: [], pageSize: 50, sortable: sortableColumns };

function open(address: string) {
  const stages = (
    <OrderStages orders={orders} columns={columns} filterables={filterables} defaults={defaults} />
  );
  const { router } = signedInAt(address, stages);
  render(<RouterProvider router={router} />);
  return router;
}

const counts = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test.each([
  ['', ['To pack 2', 'To ship 1', 'To deliver 0', 'To install 0', 'Payment due 1']],
  ['?search=asha', ['To pack 2', 'To ship 0', 'To deliver 0', 'To install 0', 'Payment due 0']],
  [
    '?search=asha&f.billingCity=Pune&f.packed=Yes',
    ['To pack 1', 'To ship 0', 'To deliver 0', 'To install 0', 'Payment due 0'],
  ],
])(
  'at /order%s, the orders that search and other filters find are counted',
  async (address, found) => {
    open(`/order${address}`);
    await expect.poll(counts).toEqual(found);
  },
);

test('the counts follow the search', async () => {
  const router = open('/order?search=asha');
  await expect.poll(counts).toContain('To pack 2');
  await act(() => router.navigate('/order?search=pune'));
  await expect.poll(counts).toContain('To pack 1');
  expect(counts()).toContain('Payment due 1');
});
