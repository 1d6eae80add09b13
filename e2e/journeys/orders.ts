import { expect, type Page } from '@playwright/test';
import { OrdersPage } from '../fixtures/orders-page';
import { post } from '../fixtures/post';

/** An order in our server’s list, with the parts that tests use. */
export interface Order {
  readonly id: number;
  readonly orderId: string;
  readonly installerId: number | null;
  readonly packed: boolean;
  readonly delivered: boolean;
  readonly installed: boolean;
  readonly muralImg: string | null;
  readonly billingCity: string;
  readonly transaction: { readonly status: string } | null;
}

/** Every order, as the server has them. */
export async function storedOrders(page: Page): Promise<readonly Order[]> {
  const answer = await post(page, '/api/orders/fetch', undefined);
  expect(answer.ok()).toBe(true);
  return answer.json();
}

/** Opens the orders, narrowed to one that no other test uses, far from the first pages. */
export async function openWithOrder(page: Page, index: number) {
  const order = (await storedOrders(page))[1000 + index];
  if (!order) throw new Error(`There is no order at ${index}.`);
  const orders = await OrdersPage.open(page, `search=${order.orderId}`);
  await expect(orders.rows).toHaveCount(1);
  return { orders, order, name: order.orderId };
}

/** An order as the server has it. */
export async function storedOrder(page: Page, orderId: string): Promise<Order | undefined> {
  return (await storedOrders(page)).find((order) => order.orderId === orderId);
}
