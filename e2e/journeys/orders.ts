import { expect, type Page } from '@playwright/test';
import { post } from '../conformance/staff-api';
import { OrdersPage } from '../fixtures/orders-page';

/** An order as our server lists it, as far as tests look at it. */
export interface Order {
  readonly id: number;
  readonly orderId: string;
  readonly installerId: number | null;
  readonly packed: boolean;
  readonly transaction: { readonly status: string } | null;
}

/** Every order, as the server has them. */
export async function storedOrders(page: Page): Promise<readonly Order[]> {
  const answer = await post(page, '/api/orders/fetch', undefined);
  expect(answer.ok()).toBe(true);
  return answer.json();
}

/** Every test has an order of its own, far from those of the first pages. */
export async function openWithOrder(page: Page, place: number) {
  await page.goto('/404');
  const order = (await storedOrders(page))[1000 + place];
  if (!order) throw new Error(`There is no order at ${place}.`);
  const orders = new OrdersPage(page);
  await orders.goto(`?search=${order.orderId}`);
  await expect(orders.rows).toHaveCount(1);
  return { orders, order, name: order.orderId };
}

/** How an order stands on the server. */
export async function storedAs(page: Page, orderId: string): Promise<Order | undefined> {
  return (await storedOrders(page)).find((order) => order.orderId === orderId);
}
