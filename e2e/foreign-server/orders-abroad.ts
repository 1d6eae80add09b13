import { expect, type Page } from '@playwright/test';
import { OrdersPage } from '../fixtures/orders-page';
import { signInAbroad } from './foreign-test';

/** The orders' screen on the foreign server. */
export class OrdersAbroad extends OrdersPage {
  /** Signs in; the orders are what comes next. */
  static async open(page: Page): Promise<OrdersAbroad> {
    await page.goto('/login');
    await signInAbroad(page);
    await expect(page).toHaveURL(/\/order$/);
    const orders = new OrdersAbroad(page);
    await orders.arrive();
    await expect(orders.rowWith('ORD-5001')).toBeVisible();
    return orders;
  }
}
