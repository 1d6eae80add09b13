import { minute } from '../../server/http/clock';
import { randomFrom } from '../random';
import { makeCustomer } from './customers';
import { FIRST_ORDERS, firstOrders } from './first-orders';
import { makeOrder } from './make-order';
import { paid } from './payments';
import type { ShopOrder } from './shop-order';
import { shopTime } from './shop-time';

const ORDER_EVERY = 4 * minute;
const PAYMENT_EVERY = 7 * minute;
const MOST_NEW = 5_000;

/**
 * The shop's orders at a moment after it opened. Those of the year before are followed by new ones,
 * payments come in, and somebody in the shop enters what no program understands.
 */
export function shopFeed(openedAt: number, now: number): readonly object[] {
  const open = Math.max(0, now - openedAt);
  return [
    ...withPayments(firstOrders(openedAt), 3 + Math.floor(open / PAYMENT_EVERY)),
    ...newOrders(openedAt, Math.min(MOST_NEW, 12 + Math.floor(open / ORDER_EVERY))),
    ...notUnderstood(openedAt, open),
  ];
}

/** The newest of those that wait for their money get it first. */
function withPayments(orders: readonly ShopOrder[], payments: number): ShopOrder[] {
  const waiting = orders.filter(({ paymentStatus }) => paymentStatus === 'Pending');
  const settled = new Set(waiting.toReversed().slice(0, payments));
  return orders.map((order) => (settled.has(order) ? { ...order, ...paid } : order));
}

function newOrders(openedAt: number, count: number): ShopOrder[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFrom(FIRST_ORDERS + index);
    const at = openedAt + Math.max(0, index - 11) * ORDER_EVERY;
    return makeOrder(random, FIRST_ORDERS + 1 + index, makeCustomer(random), shopTime(at));
  });
}

function notUnderstood(openedAt: number, open: number): object[] {
  const rows: readonly [after: number, change: object][] = [
    [0, { orderId: 'PH-SAMPLE', purchaseAmount: 'as agreed' }],
    [15 * minute, { orderId: 'PH-PHONE-1', purchaseDate: 'after Diwali' }],
    [40 * minute, { orderId: null }],
  ];
  const random = randomFrom(FIRST_ORDERS);
  return rows
    .filter(([after]) => open >= after)
    .map(([after, change]) => ({
      ...makeOrder(random, 0, makeCustomer(random), shopTime(openedAt + after)),
      ...change,
    }));
}
