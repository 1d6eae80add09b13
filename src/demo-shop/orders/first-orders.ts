import { day, minute } from '../../server/http/clock';
import { type Random, randomFrom } from '../random';
import { type Customer, makeCustomer } from './customers';
import { makeOrder } from './make-order';
import type { ShopOrder } from './shop-order';
import { shopTime } from './shop-time';

export const FIRST_ORDERS = 2_000;
const SEED = 20_261_121;

/** The orders of the year before the shop opens, the oldest first: the same ones on the same day. */
export function firstOrders(openedAt: number): ShopOrder[] {
  const random = randomFrom(SEED);
  const customers: Customer[] = [];
  return Array.from({ length: FIRST_ORDERS }, (_, index) => {
    const customer = nextCustomer(random, customers);
    customers.push(customer);
    const daysBefore = 1 + Math.floor((1 - (index + 1) / FIRST_ORDERS) * 365);
    const date = shopTime(openedAt - daysBefore * day).slice(0, 10);
    const time = shopTimeOfDay(random.between(9 * 60, 22 * 60));
    return makeOrder(random, index + 1, customer, `${date} ${time}`);
  });
}

/** Some order again. */
function nextCustomer(random: Random, customers: readonly Customer[]): Customer {
  const isNew = customers.length === 0 || random.between(1, 12) > 1;
  return isNew ? makeCustomer(random) : random.pick(customers);
}

function shopTimeOfDay(minutes: number): string {
  return new Date(minutes * minute).toISOString().slice(11, 19);
}
