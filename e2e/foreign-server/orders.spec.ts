import { ORDER_COLUMNS, OrdersPage } from '../fixtures/orders-page';
import { expect } from '../fixtures/test';
import { expectOurHeaders, foreignStaffTest as test } from './foreign-test';

const FETCH = '/api/orders/fetch';
const SORTED = ['Order ID', 'Customer', 'Mobile', 'Wallpaper ID', 'Payment', 'Transaction'];

test('orders in any format are found and shown; only one whose transaction is exactly SUCCESS has documents', async ({
  page,
  foreign,
}) => {
  const orders = await OrdersPage.open(page);
  await test.step('all columns are there', async () => {
    await expect(page.getByRole('columnheader')).toHaveCount(ORDER_COLUMNS.length);
    for (const label of ORDER_COLUMNS) await expect(orders.header(label)).toBeAttached();
  });

  await test.step('values in any format are shown', async () => {
    await expect(orders.cell('ORD-5001', 'Mobile')).toContainText('9829098290');
    await expect(orders.cell('ORD-5001', 'Rate')).toContainText('₹89');
    await expect(orders.cell('ORD-5001', 'Amount')).toContainText('₹12,345');
    await expect(orders.cell('ORD-5001', 'Payment')).toHaveText('Paid');
    await expect(orders.cell('ORD-5001', 'Transaction')).toHaveText('SUCCESS');
    await expect(orders.cell('ORD-5001', 'SKU Image').locator('img')).toHaveAttribute(
      'src',
      /\/images\/thumbs\/wp101\.jpg$/,
    );
    await expect(orders.cell('ORD-5002', 'Mobile')).not.toContainText(/\d/);
    await expect(orders.cell('ORD-5002', 'Amount')).toContainText('₹2,50,000.50');
    await expect(orders.cell('ORD-5002', 'Purchase Date')).toContainText('20 Nov 2026');
    await expect(orders.cell('ORD-5003', 'Mobile')).toContainText('9829098293');
    await expect(orders.cell('ORD-5003', 'SKU Image').locator('img')).toHaveCount(0);
    await expect(orders.cell('ORD-5004', 'Amount')).not.toContainText('₹');
    await expect(orders.cell('ORD-5005', 'Rate')).toContainText('as agreed');
    await expect(orders.cell('ORD-5005', 'Purchase Date')).toContainText('20 Nov 2026');
    await expect(page.getByText(/\bnull\b|undefined|NaN|\[object/)).toHaveCount(0);
  });

  await test.step('only an order whose transaction is exactly SUCCESS has documents', async () => {
    for (const name of ['Download Invoice', 'Download Recipt']) {
      await expect(orders.document('ORD-5001', name)).toBeVisible();
      for (const orderId of ['ORD-5002', 'ORD-5003', 'ORD-5004', 'ORD-5005', 'ORD-5006']) {
        await expect(orders.document(orderId, name)).toHaveCount(0);
      }
    }
  });

  await test.step('all pages of the table come from one request', async () => {
    await expect(orders.range).toHaveText('1–50 of 52');
    await orders.next.click();
    await expect(orders.range).toHaveText('51–52 of 52');
    expect(foreign.controls.requestsTo(FETCH)).toHaveLength(1);
    for (const call of foreign.controls.requestsTo(FETCH)) expectOurHeaders(call);
  });

  await test.step('search covers ids, customer, the user’s mobile and the city', async () => {
    for (const [term, orderId] of [
      ['5003', 'ORD-5003'],
      ['imran', 'ORD-5002'],
      ['9829098293', 'ORD-5003'],
      ['wp104', 'ORD-5005'],
      ['kochi', 'ORD-5003'],
    ] as const) {
      await orders.search.fill(term);
      await expect(orders.rows).toHaveCount(1);
      await expect(orders.rowWith(orderId)).toBeVisible();
    }
    await orders.search.fill('');
  });

  await test.step('only sortable headers are buttons', async () => {
    for (const label of ORDER_COLUMNS) {
      await expect(orders.header(label).getByRole('button', { name: label })).toHaveCount(
        SORTED.includes(label) ? 1 : 0,
      );
    }
    await orders.sortBy('Customer', 'ascending');
    expect((await orders.column('Customer'))[0]).toBe('Customer 10');
  });

  await test.step('an order’s details include unknown columns', async () => {
    await orders.search.fill('ORD-5001');
    await orders.rowWith('ORD-5001').getByRole('button', { name: 'ORD-5001' }).click();
    const details = page.getByRole('dialog', { name: 'Order ORD-5001' });
    await expect(details).toContainText('meera@example.com');
    await expect(details).toContainText('upi');
    await expect(details.getByText(/\bnull\b|undefined|NaN|\[object/)).toHaveCount(0);
    await expect(details).toContainText('12, MI Road, Jaipur 302001');
    await expect(page).toHaveURL(/[?&]order=5001$/);
  });
});
