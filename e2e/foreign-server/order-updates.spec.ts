import { expect } from '../fixtures/test';
import { ForeignOrdersPage } from './foreign-orders';
import { FAILED_REQUEST, sentTo, foreignStaffTest as test } from './foreign-test';
import { ORDERS } from './server/order-rows';
import { json } from './server/responses';

const UPDATE = '/api/orders/update';
const FETCH = '/api/orders/fetch';
/** The fields that only our server's orders have. */
const OURS = ['installerId', 'packed', 'shipped', 'delivered', 'installed'];
const orderOf = (id: string) => ORDERS.find((row) => String(row.id) === id);
const withoutOurs = (body: unknown) =>
  Object.fromEntries(Object.entries(Object(body)).filter(([key]) => !OURS.includes(key)));

const withoutEndpoint = [
  ['405', []],
  ['404', [json(404, { message: '' })]],
] as const;

test('an order offers its own installers, or all if it has none, as several orders do; without the endpoint, installer and box are reverted with a message', async ({
  page,
  foreign,
  problems,
}) => {
  problems.expect(FAILED_REQUEST);
  const orders = await ForeignOrdersPage.open(page);
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

  const message = page.getByText('This server cannot do that.', { exact: false });
  for (const [index, [what, answers]] of withoutEndpoint.entries()) {
    await test.step(what, async () => {
      foreign.controls.answerNext(UPDATE, ...answers);
      await orders.box('ORD-5001', 'Product is packed').click();
      await expect.poll(() => foreign.controls.requestsTo(UPDATE).length).toBe(2 * index + 1);
      await expect(message.first()).toBeVisible();
      await expect(orders.box('ORD-5001', 'Product is packed')).not.toBeChecked();

      foreign.controls.answerNext(UPDATE, ...answers);
      await orders.installerOf('ORD-5001').click();
      await page.getByRole('option', { name: 'Anita Desai - 9829012346' }).click();
      await expect.poll(() => foreign.controls.requestsTo(UPDATE).length).toBe(2 * index + 2);
      await expect(orders.installerOf('ORD-5001')).toHaveValue('');
      await expect(orders.installerOf('ORD-5001')).toBeEnabled();
    });
  }
});

test('a box and an installer are sent with the whole row, otherwise unchanged, and last; boxes ticked in quick succession are all saved', async ({
  page,
  foreign,
}) => {
  foreign.orders.takesUpdates = true;
  const orders = await ForeignOrdersPage.open(page);
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
