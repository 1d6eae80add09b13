import { inShop } from '../../common/shop-time';
import { day, minute } from '../../server/time/clock';
import { randomFrom } from '../random';
import { type Customer, makeCustomer } from './customers';
import { makeOrder, type ShopOrder } from './make-order';

const FIRST_ORDERS = 2_000;
const SEED = 20_261_121;
const ORDER_EVERY = 4 * minute;
const PAYMENT_EVERY = 7 * minute;
const MAX_NEW = 5_000;

/**
 * The shop's orders at a time after it opened. The orders of the previous year are followed by new ones, payments come
 * in, and somebody in the shop enters what no program understands.
 */
export function shopFeed(openedAt: number, now: number): readonly object[] {
  const open = Math.max(0, now - openedAt);
  return [
    ...withPayments(firstOrders(openedAt), 3 + Math.floor(open / PAYMENT_EVERY)),
    ...newOrders(openedAt, Math.min(MAX_NEW, 12 + Math.floor(open / ORDER_EVERY))),
    ...invalidOrders(openedAt, open),
  ];
}

/** The orders of the year before the shop opens, oldest first: always the same on the same day. */
export function firstOrders(openedAt: number): ShopOrder[] {
  const random = randomFrom(SEED);
  const customers: Customer[] = [];
  return Array.from({ length: FIRST_ORDERS }, (_, index) => {
    // Some customers order again.
    const isNew = index === 0 || random.between(1, 12) > 1;
    const customer = isNew ? makeCustomer(random) : random.pick(customers);
    customers.push(customer);
    const daysBefore = 1 + Math.floor((1 - (index + 1) / FIRST_ORDERS) * 365);
    const date = inShop(openedAt - daysBefore * day).slice(0, 10);
    const time = new Date(random.between(9 * 60, 22 * 60) * minute).toISOString().slice(11, 19);
    return makeOrder(random, index + 1, customer, `${date} ${time}`);
  });
}

/** The newest pending orders are paid first. */
function withPayments(orders: readonly ShopOrder[], payments: number): ShopOrder[] {
  const waiting = orders.filter(({ paymentStatus }) => paymentStatus === 'Pending');
  const settled = new Set(waiting.toReversed().slice(0, payments));
  const paid = { paymentStatus: 'Paid', transaction: { status: 'SUCCESS' } };
  return orders.map((order) => (settled.has(order) ? { ...order, ...paid } : order));
}

function newOrders(openedAt: number, count: number): ShopOrder[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFrom(FIRST_ORDERS + index);
    const at = openedAt + Math.max(0, index - 11) * ORDER_EVERY;
    return makeOrder(random, FIRST_ORDERS + 1 + index, makeCustomer(random), feedTime(at));
  });
}

function invalidOrders(openedAt: number, open: number): object[] {
  const rows: readonly [after: number, change: object][] = [
    [0, { orderId: 'PH-SAMPLE', purchaseAmount: 'as agreed' }],
    [15 * minute, { orderId: 'PH-PHONE-1', purchaseDate: 'after Diwali' }],
    [40 * minute, { orderId: null }],
  ];
  const random = randomFrom(FIRST_ORDERS);
  return rows
    .filter(([after]) => open >= after)
    .map(([after, change]) => ({
      ...makeOrder(random, 0, makeCustomer(random), feedTime(openedAt + after)),
      ...change,
    }));
}

/** A time as the shop's clock shows it: `2026-11-20 18:05:00`. */
function feedTime(time: number): string {
  return inShop(time).slice(0, 19).replace('T', ' ');
}
