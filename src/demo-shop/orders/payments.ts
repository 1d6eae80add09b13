import type { Random } from '../random';

/** How an order was paid for, as the shop and its bank say it. */
export interface Payment {
  readonly paymentStatus: string;
  readonly transaction: { readonly status: string } | null;
}

export const paid: Payment = { paymentStatus: 'Paid', transaction: { status: 'SUCCESS' } };

const payment = (paymentStatus: string, status: string | null): Payment => ({
  paymentStatus,
  transaction: status === null ? null : { status },
});

/** Not every bank writes in capitals, and who pays at the door has no transaction. */
const usual: readonly Payment[] = [paid, paid, paid, payment('Paid', 'success')];
const others: readonly Payment[] = [
  payment('Pending', 'PENDING'),
  payment('Pending', 'PENDING'),
  payment('Pending', 'pending'),
  payment('Pending', null),
  payment('Failed', 'FAIL'),
  payment('Failed', 'FAIL'),
  payment('Failed', 'Fail'),
  payment('Refunded', 'SUCCESS'),
  payment('Cancelled', null),
  payment('Partially paid', 'Success'),
  payment('Paid', null),
  payment('Paid', 'Pending'),
];

export function makePayment(random: Random): Payment {
  return random.pick(random.between(1, 4) === 1 ? others : usual);
}
