import { expect, type Locator, type Page } from '@playwright/test';
import { TablePage } from '../fixtures/table-page';
import { signInAbroad } from './foreign-test';

/** The columns of the orders, in order. */
export const ORDER_COLUMNS = [
  'Order ID',
  'Customer',
  'Mobile',
  'Wallpaper ID',
  'SKU Name',
  'SKU Image',
  'Mural',
  'Payment',
  'Transaction',
  'Delivery Address',
  'Purchase Date',
  'Wall Dimension',
  'Length',
  'Rate',
  'Amount',
  'Billing City',
  'Installer',
  'Documents',
  'Order Status',
];

/** The orders' screen on the foreign server. */
export class OrdersAbroad extends TablePage {
  readonly sync: Locator;

  constructor(page: Page) {
    super(page, ORDER_COLUMNS);
    this.sync = page.getByRole('button', { name: 'Update Order Status' });
  }

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

  installerOf(orderId: string): Locator {
    return this.page.getByRole('combobox', { name: `Installer for order ${orderId}`, exact: true });
  }

  box(orderId: string, name: string): Locator {
    return this.rowWith(orderId).getByRole('checkbox', { name });
  }

  document(orderId: string, name: string): Locator {
    return this.rowWith(orderId).getByRole('button', { name, exact: true });
  }
}
