import type { Page } from '@playwright/test';
import { addAccount } from '../../fixtures/add-account';
import { OrdersPage } from '../../fixtures/orders-page';
import { startSession } from '../../fixtures/sign-in';
import { cutShare, openFilter } from '../../fixtures/table-page';
import { expect, staffTest as test } from '../../fixtures/test';

const RAVI = { username: 'ravi', password: 'monsoon-terrace-91' };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const matching = (page: Page) => page.getByText(/^[\d,]+ of [\d,]+ rows$/);

test('orders are filtered step by step; chips, Back and a link show the same filters', async ({
  page,
  browser,
  staffCookies,
}) => {
  await OrdersPage.open(page);
  await button(page, 'Filters').click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  const search = filters.getByRole('searchbox', { name: 'Find a column' });
  await expect(search).toBeFocused();
  await page.keyboard.type('pay');
  await expect(filters.getByRole('group')).toHaveCount(1);
  await search.fill('');
  const group = (name: string) => openFilter(page, name);
  const payment = await group('Payment');
  const paid = payment.getByRole('checkbox', { name: /^Paid/ });
  await expect(paid).toHaveAccessibleName(/^Paid [\d,]+$/);
  const count = await countOf(page, 'Payment', 'Paid');
  await paid.check();
  await expect(matching(page)).toHaveText(new RegExp(`^${count} of `));

  const except = payment.getByRole('checkbox', { name: 'All except these' });
  await except.check();
  await expect(button(page, 'Remove filter Payment')).toContainText('Payment: Not Paid');
  await expect(matching(page)).not.toHaveText(new RegExp(`^${count} of `));
  await except.uncheck();
  await expect(matching(page)).toHaveText(new RegExp(`^${count} of `));

  const withoutInstaller = await countOf(page, 'Installer', 'Empty');
  await page
    .getByRole('group', { name: 'Installer', exact: true })
    .getByRole('checkbox', { name: /^Empty/ })
    .check();
  await expect(matching(page)).toHaveText(new RegExp(`^${withoutInstaller} of `));
  await (await group('Amount')).getByLabel('From').fill('10000');
  const amount = button(page, 'Remove filter Amount');
  await expect(amount).toContainText('Amount: From ₹10,000');
  await expect(page).toHaveURL(
    /\?f\.paymentStatus=Paid&f\.installer=&f\.purchaseAmount=10000\.\.$/,
  );

  const other = await browser.newContext({ storageState: staffCookies });
  const tab = await other.newPage();
  const query = new URL(page.url()).search.slice(1);
  await OrdersPage.open(tab, `${query}&f.nothing=1&f.purchaseDate=x..&f.wpRate=x..`);
  await expect(async () => {
    expect(await matching(tab).textContent()).toBe(await matching(page).textContent());
  }).toPass();
  await other.close();

  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(amount).toBeHidden();
  await expect(matching(page)).toHaveText(new RegExp(`^${withoutInstaller} of `));
  await button(page, 'Remove filter Installer').click();
  await expect(matching(page)).toHaveText(new RegExp(`^${count} of `));

  await page.getByRole('searchbox').fill('no row has this');
  await expect(
    page.getByText('Nothing matches “no row has this” with these filters.'),
  ).toBeVisible();
  await button(page, 'Clear search').click();
  await button(page, 'Clear all').click();
  await expect(page).toHaveURL(/\/order$/);
});

test('on a computer and on a phone, a filter that opens scrolls into view, and a cut-off option shows that there are more', async ({
  page,
}) => {
  await OrdersPage.open(page);
  for (const width of [1280, 390]) {
    await test.step(`${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 720 });
      if (width < 640) await button(page, 'More').click();
      await button(page, 'Filters').click();
      const payment = await openFilter(page, 'Payment');
      await expect(payment.getByRole('checkbox', { name: /^Refunded/ })).toBeVisible();
      expect(await cutShare(payment.locator('label'))).toBe(0);

      const line = button(page, 'Billing City');
      await line.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      const options = (await openFilter(page, 'Billing City')).locator('label');
      await expect(options.nth(3)).toBeInViewport({ ratio: 1 });
      expect(await cutShare(options)).toBeGreaterThan(0.2);
      await page.keyboard.press('Escape');
    });
  }
});

/** The count beside an option. */
async function countOf(page: Page, group: string, option: string): Promise<string> {
  const box = (await openFilter(page, group)).getByRole('checkbox', {
    name: new RegExp(`^${option} [\\d,]+$`),
  });
  return (await box.locator('xpath=..').innerText()).replace(option, '').trim();
}

test('the stages filter the orders, and a view saved for everyone is offered to others', async ({
  page,
  browser,
  server,
}) => {
  await OrdersPage.open(page);
  const ship = page.getByRole('button', { name: /^To ship/ });
  await expect(ship).toHaveText(/^To ship [1-9]\d*$/);
  const count = (await ship.textContent())?.replace('To ship ', '');
  await ship.click();
  await expect(ship).toHaveAttribute('aria-pressed', 'true');
  await expect(matching(page)).toHaveText(new RegExp(`^${count} of `));
  const link = page.url();

  await button(page, 'Views').click();
  await page.getByRole('menuitem', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('textbox', { name: 'View name' }).fill('Shipping today');
  await dialog.getByRole('radio', { name: 'Everyone' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await ship.click();
  await expect(ship).toHaveAttribute('aria-pressed', 'false');

  addAccount(server, RAVI);
  // Without the cookies of the other tests' session, which signing in would end.
  const visitor = { cookies: [], origins: [] };
  const other = await browser.newContext({ baseURL: server.url, storageState: visitor });
  await startSession(other.request, server, RAVI);
  const tab = await other.newPage();
  await OrdersPage.open(tab);
  await button(tab, 'Views').click();
  // Only the person who has saved the view can remove it.
  await expect(tab.getByRole('menuitem', { name: /^Remove view/ })).toHaveCount(0);
  await tab.getByRole('menuitem', { name: 'Shipping today demo' }).click();
  await expect(matching(tab)).toHaveText(new RegExp(`^${count} of `));
  expect(new URL(tab.url()).searchParams.toString().split('&').sort()).toEqual(
    new URL(link).searchParams.toString().split('&').sort(),
  );

  const view = page.getByRole('menuitem', { name: 'Shipping today', exact: true });
  await button(page, 'Views').click();
  await page.getByRole('menuitem', { name: 'Remove view Shipping today for everyone' }).click();
  await expect(page.getByText('View Shipping today removed')).toBeVisible();
  await button(page, 'Views').click();
  await expect(view).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await button(page, 'Views').click();
    await expect(view).toBeVisible({ timeout: 500 });
  }).toPass();
  await other.close();
});
