import { expect, type Page } from '@playwright/test';
import { OrdersPage } from '../fixtures/orders-page';

/** The orders' screen on the foreign server. */
export class ForeignOrdersPage extends OrdersPage {
  /** Opens the screen, and waits for its orders. */
  static async open(page: Page): Promise<ForeignOrdersPage> {
    const orders = new ForeignOrdersPage(page);
    await orders.goto();
    await expect(orders.rowWith('ORD-5001')).toBeVisible();
    return orders;
  }
}
