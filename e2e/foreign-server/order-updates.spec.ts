import { savedBy } from '../fixtures/downloads';
import { OrdersPage } from '../fixtures/orders-page';
import { expect } from '../fixtures/test';
import { expectOurHeaders, FAILED_REQUEST, sentTo, foreignStaffTest as test } from './foreign-test';
import { ORDERS } from './server/order-rows';
import { pdfOf } from './server/pdf-of';
import { json } from './server/responses';

const UPDATE = '/api/orders/update';
const SYNC = '/api/orders/syncorders';
const INVOICE = '/invoices/downloadInvoice';
const FETCH = '/api/orders/fetch';
/** The fields that only our server's orders have. */
const OURS = ['installerId', 'packed', 'shipped', 'delivered', 'installed'];
const orderOf = (id: string) => ORDERS.find((row) => String(row.id) === id);
const withoutOurs = (body: unknown) =>
  Object.fromEntries(Object.entries(Object(body)).filter(([key]) => !OURS.includes(key)));

test('installers, steps, syncs and downloads of orders follow the contract; if the server can’t update orders, changes are reverted', async ({
  page,
  foreign,
  problems,
}) => {
  problems.expect(FAILED_REQUEST);
  foreign.orders.takesUpdates = true;
  const orders = await OrdersPage.open(page);
  await test.step('an order offers its own installers, or all if it has none; selected orders always offer all', async () => {
    await orders.installerOf('ORD-5001').click();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
      'Ramesh Kumar - 9829012345',
      'Anita Desai - 9829012346',
    ]);
    await page.keyboard.press('Escape');
    for (const orderId of ['ORD-5002', 'ORD-5003', 'ORD-5004']) {
      await orders.installerOf(orderId).click();
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(7);
      await expect(page.getByRole('option', { name: 'Zubin Irani - 9829012351' })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    expect(foreign.controls.requestsTo('/api/installer/fetch')).toHaveLength(1);

    await page.getByRole('checkbox', { name: /ORD-5002/ }).check();
    await page.getByRole('button', { name: 'Assign installer' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Installer' }).click();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(7);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear selection' }).click();
  });

  await test.step('ticking a box or choosing an installer sends the whole row, and a reload shows the change; boxes ticked quickly are all saved', async () => {
    const fetches = foreign.controls.requestsTo(FETCH).length;
    await orders.box('ORD-5001', 'Product is packed').click();
    await expect(orders.box('ORD-5001', 'Product is packed')).toBeChecked();
    await expect.poll(() => foreign.controls.requestsTo(FETCH).length).toBe(fetches + 1);
    await expect(orders.box('ORD-5001', 'Product is packed')).toBeChecked();
    await expect(orders.box('ORD-5001', 'Product is shipped')).not.toBeChecked();

    await orders.installerOf('ORD-5005').click();
    await page.getByRole('option', { name: 'Ramesh Kumar - 9829012345' }).click();
    await expect.poll(() => foreign.controls.requestsTo(UPDATE).length).toBe(2);
    const [packed, assigned] = sentTo(foreign, UPDATE);
    expect(packed).toMatchObject({ packed: true });
    expect(withoutOurs(packed)).toEqual(orderOf('5001'));
    expect(String(Object(assigned).installerId)).toBe('101');
    expect(withoutOurs(assigned)).toEqual(orderOf('5005'));

    const names = ['Product is packed', 'Product is shipped', 'Delivery is done'];
    const held = foreign.controls.holdNext(UPDATE);
    for (const name of names) await orders.box('ORD-5003', name).click();
    await held.arrived;
    for (const name of names) await expect(orders.box('ORD-5003', name)).toBeChecked();
    held.release();
    const stored = () => foreign.orders.rows.find(({ id }) => String(id) === '5003');
    await expect.poll(stored).toMatchObject({ packed: 1, shipped: 1, delivered: 1, installed: 0 });
    await page.reload();
    await expect(orders.installerOf('ORD-5005')).toHaveValue('Ramesh Kumar - 9829012345');
    for (const name of names) await expect(orders.box('ORD-5003', name)).toBeChecked();
  });

  const button = orders.document('ORD-5001', 'Download Invoice');
  await test.step('a sync, an invoice and a mural are one request each', async () => {
    const held = foreign.controls.holdNext(SYNC);
    await orders.sync.dblclick();
    await held.arrived;
    await orders.sync.click({ force: true });
    held.release();
    await expect(orders.rowWith('Newly Synced')).toBeVisible();
    await expect(orders.range).toHaveText('1–50 of 53');
    await expect(orders.sync).toBeEnabled();
    const calls = foreign.controls.requestsTo(SYNC);
    expect(calls.map(({ method, text }) => [method, text])).toEqual([['POST', '']]);
    for (const call of calls) expectOurHeaders(call);
    await expect(page.getByRole('alert')).toHaveCount(0);

    const { name, bytes } = await savedBy(page, () => button.dblclick());
    expect(name).toBe('invoice.pdf');
    expect(bytes).toEqual(pdfOf(['Invoice of order 5001']));
    expect(sentTo(foreign, INVOICE)).toEqual([{ id: '5001', download: true }]);

    const mural = orders.document('ORD-5001', 'Download mural WP101');
    const picture = await savedBy(page, () => mural.click());
    expect(picture.name).toMatch(/^WP101\.\w+$/);
    expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
    await expect(
      orders.cell('ORD-5003', 'Mural').getByRole('button', { name: /^Download mural/ }),
    ).toHaveCount(0);
  });

  await test.step('a failed invoice is listed in Activity, without a message', async () => {
    foreign.controls.answerNext(INVOICE, json(500, { message: 'Server Error' }));
    await button.click();
    await expect.poll(() => foreign.controls.requestsTo(INVOICE).length).toBe(2);
    await expect(button).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: /^Activity/ }).click();
    const activity = page.getByRole('dialog', { name: 'Activity' });
    await expect(activity.getByRole('listitem').filter({ hasText: /invoice/i })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(activity).toHaveCount(0);
  });

  await test.step('if the server can’t update orders, a changed box and installer are reverted with a message', async () => {
    foreign.orders.takesUpdates = false;
    const message = page.getByText('This server cannot do that.', { exact: false });
    const sentBefore = foreign.controls.requestsTo(UPDATE).length;
    await orders.box('ORD-5002', 'Product is packed').click();
    await expect.poll(() => foreign.controls.requestsTo(UPDATE).length).toBe(sentBefore + 1);
    await expect(message.first()).toBeVisible();
    await expect(orders.box('ORD-5002', 'Product is packed')).not.toBeChecked();
    await orders.installerOf('ORD-5002').click();
    await page.getByRole('option', { name: 'Anita Desai - 9829012346' }).click();
    await expect.poll(() => foreign.controls.requestsTo(UPDATE).length).toBe(sentBefore + 2);
    await expect(orders.installerOf('ORD-5002')).toHaveValue('');
    await expect(orders.installerOf('ORD-5002')).toBeEnabled();
  });
});
