import type { Locator, Page } from '@playwright/test';
import { InstallersPage } from '../fixtures/installers-page';
import { OrdersPage } from '../fixtures/orders-page';
import { overflow, smallTargets } from '../fixtures/phone-layout';
import { expect, staffTest as test } from '../fixtures/test';

/** Expects columns to be in view beside the actions, whose buttons are icons with their names. */
async function expectInView(page: Page, columns: readonly string[]): Promise<void> {
  const header = (name: string) => page.getByRole('columnheader', { name, exact: true });
  const actions = await header('Actions').boundingBox();
  for (const name of columns) {
    const { x = 0, width: shown = 0 } = (await header(name).boundingBox()) ?? {};
    expect(shown, name).toBeGreaterThan(0);
    expect(x + shown, name).toBeLessThanOrEqual((actions?.x ?? 0) + 1);
  }
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('button', { name: 'Update' })).toHaveAttribute('title', 'Update');
  await expect(row.getByRole('button', { name: 'Remove' })).toHaveAttribute('title', 'Remove');
}

test('installers, coupons and reviews keep columns and filters in view at any width; the sidebar shrinks to icons', async ({
  page,
}) => {
  await test.step('the installers never scroll sideways, and a long filter is cut off before its cross', async () => {
    await InstallersPage.open(page);
    for (const width of [390, 1024, 2560]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflow(page), `${width} px`).toBe(0);
      const search = page.getByRole('searchbox', { name: 'Search' });
      await expect(search).toBeInViewport();
      expect((await search.boundingBox())?.width, `${width} px`).toBeGreaterThanOrEqual(200);
    }

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/installer?f.name=${'long '.repeat(60)}`);
    const chip = page.getByRole('button', { name: 'Remove filter Name' });
    await expect(chip).toBeVisible();
    expect((await chip.locator('svg').boundingBox())?.width).toBe(14);
    expect((await chip.boundingBox())?.width).toBeLessThanOrEqual(390);
  });

  const navigation = page.getByRole('navigation', { name: 'Screens' });
  await test.step('at 1024 pixels, reviews have their columns in view, and the button that shows new ones stays where it is', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/review');
    await expectInView(page, ['Status', 'Rating', 'Images']);
    for (const name of ['Filters', 'Columns', 'Export', 'History'])
      await page.getByRole('button', { name }).waitFor();
    const button = page.getByRole('button', { name: /^New/ });
    const place = await button.boundingBox();
    await button.click();
    await expect(page.getByRole('button', { name: 'Remove filter Decision' })).toBeVisible();
    expect(await button.boundingBox()).toEqual(place);
  });

  await test.step('at 1024 pixels, installers have their columns in view, and the sidebar is a rail of icons that say their names', async () => {
    await navigation.getByRole('link', { name: 'Installers', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Aadhaar No' })).toBeVisible();
    await expectInView(page, ['Aadhaar No', 'Rate']);

    expect((await navigation.boundingBox())?.width).toBeLessThan(64);
    await expect(navigation.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    const link = navigation.getByRole('link', { name: 'Coupons', exact: true });
    const tooltip = () => link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(await tooltip()).toBe('none');
    await link.hover();
    expect(await tooltip()).toBe('"Coupons" / ""');
    await expect(link).toHaveAccessibleName('Coupons');
    await link.click();
    await expect(page.getByRole('heading', { name: 'Coupons', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Search everything' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  await test.step('coupons have their columns in view, boxes centred in their rows, and filters that fit below the form', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/coupon');
    const row = page.getByRole('row', { name: 'Welcome Offer' });
    const middle = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return y + height / 2;
    };
    await expect(row).toBeVisible();
    const box = row.getByRole('checkbox', { name: 'Select Welcome Offer' });
    expect(Math.abs((await middle(box)) - (await middle(row)))).toBeLessThan(2);

    await expectInView(page, ['Amount', 'Valid Till', 'Status', 'Tag Number']);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expectInView(page, ['Amount', 'Valid Till', 'Status']);

    await page.getByRole('button', { name: 'Filters' }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await expect(panel.getByRole('button', { name: 'Coupon Name' })).toBeVisible();
    await expect(panel).toBeInViewport({ ratio: 1 });
  });
});

test('in a narrow window, the scrollbar below the order stages covers nothing', async ({
  page,
  baseURL,
  playwright,
  launchOptions,
}) => {
  // Playwright hides scrollbars.
  const shown = { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] };
  const browser = await playwright.chromium.launch(shown);
  const narrow = await browser.newPage({
    baseURL: baseURL ?? '',
    storageState: await page.context().storageState(),
    viewport: { width: 500, height: 800 },
  });
  await narrow.goto('/order');
  const stage = narrow.getByRole('button', { name: /^To pack [1-9]/ });
  await expect(stage).toBeVisible();
  const hidden = await stage.evaluate((button) => {
    let area: Element = button;
    while (area.scrollWidth <= area.clientWidth && area.parentElement) area = area.parentElement;
    return area.scrollHeight - area.clientHeight;
  });
  expect(hidden).toBe(0);
  await browser.close();
});

test('orders and the Config Studio fit the window, and an order’s installer and steps are in view', async ({
  page,
}) => {
  await test.step('the first column and the header stay in view while the table scrolls', async () => {
    const orders = await OrdersPage.open(page);
    const area = page.getByRole('region', { name: 'Orders' });
    const row = orders.rows.nth(20);
    const first = row.locator('td').first();
    await expect(row).toBeAttached();
    const left = (await area.boundingBox())?.x ?? 0;
    await area.hover();
    await page.mouse.wheel(700, 0);
    await expect.poll(() => area.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(500);
    await row.scrollIntoViewIfNeeded();
    await expect(first).toBeInViewport();
    expect(Math.abs(((await first.boundingBox())?.x ?? 0) - left)).toBeLessThan(2);
    await expect(page.getByRole('columnheader', { name: 'Order ID' })).toBeInViewport();
    await area.evaluate((element) => element.scrollTo({ left: 0 }));
    await expect(area).not.toHaveAttribute('data-scrolled');
  });

  await test.step('the pages fit the height of the window', async () => {
    for (const [path, width, height] of [
      ['/order', 1440, 900],
      ['/order', 1440, 768],
      ['/order', 1024, 768],
      ['/order?f.paymentStatus=Paid&f.packed=No', 1440, 900],
      ['/studio?config=article', 1440, 900],
    ] as const) {
      await test.step(`${path} at ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        if (!page.url().endsWith(path)) await page.goto(path);
        await expect(page.getByRole('table').getByRole('cell').first()).toBeAttached();
        await page.getByRole('button', { name: 'Columns' }).waitFor({ state: 'attached' });
        const tall = () => page.evaluate(() => document.documentElement.scrollHeight);
        await expect.poll(tall).toBe(height);
      });
    }
  });

  await test.step('the Studio’s preview of a form has equal columns even if there is room for only one', async () => {
    await expect(page).toHaveURL(/\/studio\?config=article$/);
    const form = page.getByRole('form', { name: 'Add Article' });
    const width = async (label: string) => (await form.getByLabel(label).boundingBox())?.width;
    await expect(form.getByLabel('Bread Crumb')).toBeVisible();
    expect(await width('Bread Crumb')).toBe(await width('Type'));
  });

  await test.step('at 1024 × 768, an order’s installer and steps are in view when its panel opens', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    // This order has one of the longest addresses.
    await page.goto('/order?search=PH-101944');
    await page.getByRole('button', { name: 'PH-101944' }).click();
    const panel = page.getByRole('dialog', { name: 'Order PH-101944' });
    await expect(panel.getByRole('combobox')).toBeInViewport({ ratio: 1 });
    const step = panel.getByLabel('Installation is done');
    await expect(step).toBeInViewport({ ratio: 1 });
    // In place of documents, the order has a line that says why there are none, and no space below it.
    const end = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return y + height;
    };
    const work = panel.getByRole('region', { name: 'Delivery and installation' });
    const why = work.getByText(/^Invoice and receipt/);
    expect((await end(work)) - (await end(why))).toBeLessThan(8);
  });
});

test('the table of accounts shows the status beside the actions, and has room for the words of the buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/accounts');
  const form = page.getByRole('form', { name: 'Add Account' });
  await form.getByLabel('User Name').fill('meera');
  await form.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Password of meera' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  const row = page.getByRole('row', { name: /^meera/ });
  const end = async (part: Locator) => {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
    return x + width;
  };
  const actions = page.getByRole('columnheader', { name: 'Actions' });
  const start = (await actions.boundingBox())?.x ?? 0;
  expect(await end(row.getByText('Active'))).toBeLessThan(start);
  await expect(row.getByText('Not an editor')).toBeVisible();

  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const cut = await row.getByRole('button').evaluateAll((all) =>
      all.flatMap((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        const fits = words.getBoundingClientRect().width < button.getBoundingClientRect().width;
        return fits ? [] : button.textContent;
      }),
    );
    expect(cut, `${width} px`).toEqual([]);
  }

  await test.step('on a phone, there is room for the time of the last sign-in, and no label for roles that an account lacks', async () => {
    const time = await page
      .getByRole('cell', { name: /\d:\d\d [ap]m$/ })
      .first()
      .boundingBox();
    expect(time?.width).toBeGreaterThan(160);
    const label = (column: string) =>
      page
        .locator(`[data-label="${column}"]`)
        .first()
        .evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(await label('Status')).toMatch(/^"Status"/);
    expect(await label('Roles')).toBe('none');
    expect(await smallTargets(page)).toEqual([]);
  });
});
