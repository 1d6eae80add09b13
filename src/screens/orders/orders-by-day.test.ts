import { expect, test } from 'vitest';
import { todayInShop } from '../../common/shop-time';
import { sumUp } from './orders-by-day';

const paid = { paymentStatus: 'Paid' };

test('paid orders of the last thirty days are added up by day, in the shop’s time', () => {
  const today = todayInShop();
  const { work, days } = sumUp([
    { ...paid, purchaseDate: `${today} 18:05:00`, purchaseAmount: '1200.50' },
    { ...paid, purchaseDate: today, purchaseAmount: 300 },
    { ...paid, purchaseDate: today, purchaseAmount: 'as agreed' },
    { ...paid, purchaseDate: '2020-01-01', purchaseAmount: 99 },
    ...['Pending', 'Partially paid', 'Failed', 'Refunded', undefined].map((paymentStatus) => ({
      paymentStatus,
      purchaseDate: today,
      purchaseAmount: 5000,
    })),
    { purchaseDate: null },
    {},
  ]);
  expect(work(Number.POSITIVE_INFINITY)).toBe(true);
  expect(days()).toHaveLength(30);
  expect(days().at(-1)).toEqual({ date: today, orders: 3, amount: 1500.5 });
  expect(
    days()
      .slice(0, -1)
      .every(({ orders }) => orders === 0),
  ).toBe(true);
});
