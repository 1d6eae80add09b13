import { violationsOf } from '../../fixtures/axe';
import { InstallersPage } from '../../fixtures/installers-page';
import { OrdersPage } from '../../fixtures/orders-page';
import { TablePage } from '../../fixtures/table-page';
import { expect, staffTest as test } from '../../fixtures/test';
import { openWithSomeone } from '../installers';

test('the palette opens screens, rows, forms and settings, and remembers them', async ({
  page,
}) => {
  const { installers, name } = await openWithSomeone(page);
  const { keyboard } = page;
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const input = palette.getByRole('combobox', { name: 'Search or jump to' });
  const best = palette.getByRole('option').first();
  async function choose(text: string, first: RegExp) {
    await keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await keyboard.type(text);
    await expect(best).toHaveText(first);
    await keyboard.press('Enter');
    await expect(palette).toBeHidden();
  }

  await choose('coupons', /^Coupons$/);
  await expect(page).toHaveURL(/\/coupon$/);
  await choose('add installer', /^Add Installer/);
  await expect(page).toHaveURL(/\/installer$/);
  await expect(installers.field('Installer Name')).toBeFocused();
  await choose('theme: dark', /^Theme: Dark/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/faq');
  await new TablePage(page).arrive();
  await choose(name.toUpperCase(), new RegExp(`^${name}`));
  await expect(installers.dialog.getByLabel('Installer Name')).toHaveValue(name);
  await expect(page).toHaveURL(/\/installer$/);
  await keyboard.press('Escape');

  await keyboard.press('Control+k');
  await expect(best).toHaveText(new RegExp(`^${name}`));
  await keyboard.press('ArrowDown');
  const second = palette.getByRole('option', { name: /^Theme: Dark/ });
  const id = await second.getAttribute('id');
  await expect(input).toHaveAttribute('aria-activedescendant', id ?? '');
});

test('the palette finds an order by its customer’s phone, groups its results, and is only as high as they are', async ({
  page,
}) => {
  const orders = await OrdersPage.open(page);
  const row = orders.rows.nth(2);
  await expect(row).toBeVisible();
  const [order = '', customer = '', phone = ''] = await row.getByRole('cell').allInnerTexts();
  await InstallersPage.open(page);
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const input = palette.getByRole('combobox', { name: 'Search or jump to' });
  await page.keyboard.press('Control+k');
  const list = palette.getByRole('listbox');
  await expect(list.getByRole('group', { name: 'Screens' })).toBeVisible();
  const scrolls = await list.evaluate((one) => one.scrollHeight > one.clientHeight);
  expect(scrolls).toBe(true);
  const { y } = (await input.boundingBox()) ?? {};
  await page.keyboard.type('coupons');
  await expect(list.getByRole('group', { name: 'Screens' }).getByRole('option')).toHaveCount(1);
  const { height = 0 } = (await list.boundingBox()) ?? {};
  const options = await list.getByRole('option').count();
  const groups = await list.getByRole('group').count();
  expect(height).toBeLessThan(options * 40 + groups * 50);
  expect((await input.boundingBox())?.y).toBe(y);
  expect(await violationsOf(palette)).toEqual([]);

  await input.fill(phone);
  await palette.getByRole('option', { name: order }).click();
  const panel = page.getByRole('dialog', { name: `Order ${order}` });
  await expect(panel).toContainText(customer);
});
