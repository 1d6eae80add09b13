import type { Locator } from '@playwright/test';
import { violationsOf } from '../fixtures/axe';
import { savedBy } from '../fixtures/downloads';
import { holdRequests } from '../fixtures/hold-requests';
import { ORDER_COLUMNS, OrdersPage } from '../fixtures/orders-page';
import { expect, staffTest as test } from '../fixtures/test';
import { openWithOrder, storedOrder, storedOrders } from './orders';

const SYNC = '**/api/orders/syncorders';
const FAILED_CALL = /^Failed to load resource: .* status of (404|405|500|502)\b/;

/** How long a real sync may take on a busy machine. */
const SYNC_MS = 30_000;

test('the address holds what the orders show; axe finds nothing wrong with them', async ({
  page,
}) => {
  await test.step('search, sort and page are in the address, and so is the open order; the focus goes to the one that was shown last', async () => {
    const orders = await OrdersPage.open(page);
    const [first = '', second = ''] = await orders.column('Order ID');
    const opener = (name: string) =>
      orders.rowWith(name).getByRole('button', { name, exact: true });
    await opener(first).click();
    await orders.details(first).getByRole('button', { name: 'Next order' }).click();
    await expect(orders.details(second)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(second)).toBeFocused();

    await expect(page.getByRole('columnheader')).toHaveText(ORDER_COLUMNS);
    await expect(orders.range).toHaveText(/^1–50 of \d{4}$/);
    await orders.sortBy('Customer', 'ascending');
    await orders.next.click();
    await expect(page).toHaveURL(/sort=customerName&page=2/);
    await orders.searchFor('jaipur');
    await expect(page).toHaveURL(/search=jaipur&sort=customerName$/);

    const [orderId = ''] = await orders.column('Order ID');
    await orders.rowWith(orderId).getByRole('button', { name: orderId }).click();
    await expect(orders.details(orderId)).toBeVisible();
    await page.reload();
    await expect(orders.details(orderId)).toContainText('Delivery Address');
    await orders.details(orderId).getByRole('button', { name: 'Next order' }).click();
    await expect(orders.details(orderId)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/search=jaipur&sort=customerName$/);
    await orders.search.fill('nothing like this');
    await expect(page.getByText('Sorry, there is nothing to display here')).toBeVisible();
  });

  await test.step('axe finds nothing wrong with the list and an order, whose buttons have icons; the chosen view has its name beside the menu', async () => {
    const { orders, name } = await openWithOrder(page, 0);
    await expect(page.getByRole('button', { name: 'History' })).toBeVisible();
    const withoutIcon = (buttons: Locator) =>
      buttons.evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one, '::before').clipPath === 'none')
          .filter((one) => one.querySelector('svg') === null)
          .map((one) => one.textContent),
      );
    expect(
      await withoutIcon(page.locator('[data-commands] button:not([aria-pressed]):visible')),
    ).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Columns' }).click();
    expect(await violationsOf(page.getByRole('group', { name: 'Columns' }))).toEqual([]);
    await page.keyboard.press('Escape');
    await orders.rowWith(name).getByRole('button', { name }).click();
    const order = orders.details(name);
    await expect(order.getByRole('button', { name: 'History' })).toBeVisible();
    const buttons = order.locator('button:not([aria-haspopup]):visible', { hasText: /./ });
    expect(await withoutIcon(buttons)).toEqual([]);
    expect(await violationsOf(order)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(order).toBeHidden();

    const choose = async (view: string) => {
      await page.getByRole('button', { name: 'Views', exact: true }).click();
      await page.getByRole('menuitem', { name: view }).click();
    };
    await choose('Not paid');
    await expect(page.getByText('Not paid', { exact: true })).toBeVisible();
    await choose('Payment due');
    await expect(page.getByRole('button', { name: /^Payment due/, pressed: true })).toBeVisible();
    await expect(page.getByText('Not paid', { exact: true })).toHaveCount(0);
    await expect(page.getByText('Payment due', { exact: true })).toHaveCount(0);
  });
});

test('a sync of orders is one request and keeps the search; failures at the shop are explained, and rejected orders listed', async ({
  page,
  problems,
}) => {
  problems.expect(FAILED_CALL);
  const orders = await OrdersPage.open(page, 'search=mumbai');
  await test.step('a sync is one request, and keeps the search', async () => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/syncorders')) calls.push(request.url());
    });
    await orders.sync.dblclick();
    await expect(page.getByRole('status').filter({ hasText: /\d+ new, \d+ changed/ })).toBeVisible({
      timeout: SYNC_MS,
    });
    expect(calls).toHaveLength(1);
    await expect(orders.search).toHaveValue('mumbai');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText(/\d+ new, \d+ changed/)).toHaveCount(0);
  });

  await test.step('a failure at the shop is explained', async () => {
    await page.route(SYNC, (route) =>
      route.fulfill({ status: 502, json: { message: 'The shop did not answer.' } }),
    );
    await orders.sync.click();
    await expect(orders.alert).toHaveText('The shop did not answer.');
    await expect(orders.sync).toBeEnabled();
  });

  await test.step('rejected orders are listed', async () => {
    const notUnderstood = [
      { order: 'ORD-1', why: 'Rate must be a number.' },
      { order: 'row 7', why: 'This is no order.' },
    ];
    const outcome = { new: 12, changed: 3, unchanged: 5, notUnderstood, notUnderstoodCount: 120 };
    await page.route(SYNC, (route) =>
      route.fulfill({
        contentType: 'application/x-ndjson',
        body: `${JSON.stringify({ outcome })}\n`,
      }),
    );
    await orders.sync.click();
    await expect(
      page.getByText('12 new, 3 changed, 120 rejected: ORD-1: Rate must be a number.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    const list = page.getByRole('region', { name: 'Rejected orders' });
    await expect(list.getByRole('listitem')).toHaveText([
      'ORD-1: Rate must be a number.',
      'row 7: This is no order.',
      '… and 118 more.',
    ]);
  });
});

test('an order that no longer matches stays in the list and leads to the next; a step out of order can be undone', async ({
  page,
}) => {
  const orders = await OrdersPage.open(page, 'f.paymentStatus=Paid&f.packed=No&page=2');
  await test.step('an order that no longer matches stays where it is until the list is updated', async () => {
    const first = await orders.rows.getByRole('button', { name: /^PH-/ }).first().innerText();
    const packed = orders.box(first, 'Product is packed');
    const place = await packed.boundingBox();
    await packed.click();
    await expect(page.getByRole('status')).toContainText(`Order ${first}: Packed`);
    await expect(orders.rowWith(first)).toHaveAttribute('data-gone');
    await expect.poll(async () => (await storedOrder(page, first))?.packed).toBe(true);
    expect(await packed.boundingBox()).toEqual(place);
    await packed.click();
    await expect(orders.rowWith(first)).not.toHaveAttribute('data-gone');
    await packed.click();
    const second = await orders.rows.getByRole('button', { name: /^PH-/ }).nth(1).innerText();
    await orders.box(second, 'Product is packed').click();
    await expect(page.getByRole('status')).toContainText(`Order ${second}: Packed`);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(orders.rowWith(second)).not.toHaveAttribute('data-gone');
    await expect(orders.rowWith(first)).toHaveAttribute('data-gone');
    expect(await packed.boundingBox()).toEqual(place);
    await packed.click();
    await packed.click();
    await expect(page.getByRole('status')).toContainText(`Order ${first}: Packed`);
    await page.getByRole('button', { name: 'Update list' }).click();
    await expect(orders.rowWith(first)).toHaveCount(0);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(orders.rowWith(first)).toHaveCount(1);
  });

  await test.step('an order that a step takes out of the list still leads to the next one', async () => {
    await OrdersPage.open(page, 'f.packed=No&sort=orderId');
    const [one = '', two = '', three = ''] = await orders.column('Order ID');
    await orders.rowWith(two).getByRole('button', { name: two }).click();
    await expect(orders.details(two).getByText('Installer', { exact: true })).toBeVisible();
    await orders.details(two).getByLabel('Product is packed').check();
    await expect(orders.rowWith(two)).toBeHidden();
    // The message does not cover the ticked box.
    const panel = await orders.details(two).locator('[data-printed]').boundingBox();
    const message = await page.getByRole('status').getByText('Packed').boundingBox();
    expect((message?.x ?? 0) + (message?.width ?? 0)).toBeLessThan(panel?.x ?? 0);
    await page.keyboard.press(']');
    await expect(orders.details(three)).toBeVisible();
    await page.keyboard.press('[');
    await expect(orders.details(one)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('u');
    await expect(orders.rowWith(two)).toBeVisible();
  });

  await test.step('a step out of order is saved, and its toast says so and undoes it', async () => {
    const all = await storedOrders(page);
    const order = all.slice(1010).find((one) => !one.packed && !one.delivered && !one.installed);
    const name = order?.orderId ?? '';
    await orders.find(name);
    const box = orders.box(name, 'Installation is done');
    await box.click();
    await expect.poll(async () => (await storedOrder(page, name))?.installed).toBe(true);
    const toast = page.getByRole('status').filter({ hasText: 'Installed before delivered' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(box).not.toBeChecked();
    await expect.poll(async () => (await storedOrder(page, name))?.installed).toBe(false);
  });
});

test('the columns of orders in which staff act are pinned, and keys reach their controls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  const { orders, order, name } = await openWithOrder(page, 1);
  const table = page.getByRole('region', { name: 'Orders' });
  await test.step('installers and steps in pinned columns are reached by typing and keys', async () => {
    await test.step('installers nearby come first and are found by city', async () => {
      const select = orders.installerOf(name);
      await clickInPlace(select);
      await expect(page.getByRole('option').first()).toHaveAccessibleDescription(order.billingCity);
      await page.keyboard.type('pune');
      await expect(select).toHaveValue('pune');
      await expect(page.getByRole('option').first()).toHaveAccessibleDescription('Pune');
      expect(await table.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
      await page.keyboard.press('Escape');
    });

    await test.step('Tab reaches the steps without scrolling the customer away', async () => {
      const row = orders.rowWith(name);
      await orders.search.press('ArrowDown');
      await expect(row).toBeFocused();
      const last = row.getByRole('checkbox', { name: 'Installation is done' });
      const isThere = () => last.evaluate((box) => box === document.activeElement);
      for (let keys = 0; keys < 12 && !(await isThere()); keys++) await page.keyboard.press('Tab');
      await expect(last).toBeFocused();
      expect(await table.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(400);
    });

    await test.step('Shift+Tab brings the focused button into view', async () => {
      const order = (await storedOrders(page)).find(({ muralImg }) => muralImg);
      if (!order) throw new Error('The demo has no order with a mural.');
      await orders.search.fill(order.orderId);
      await expect(orders.rows).toHaveCount(1);
      await clickInPlace(orders.installerOf(order.orderId));
      await page.getByRole('listbox').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Shift+Tab');
      const button = orders.rowWith(order.orderId).getByRole('button', { name: /^Download mural/ });
      await expect(button).toBeFocused();
      await expect
        .poll(() =>
          button.evaluate((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          }),
        )
        .toBe(true);
    });

    await test.step('the list of installers closes when its row is scrolled out of view', async () => {
      await orders.search.fill('');
      const first = page.getByRole('combobox', { name: /^Installer for order/ }).first();
      await first.click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await first.evaluate((input) => input.closest('.table-area')?.scrollBy(0, 600));
      await expect(page.getByRole('listbox')).toBeHidden();
    });
  });

  await test.step('the columns in which staff act are in view until they are unpinned; one that is pinned stays beside the first', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await orders.find(name);
    await table.evaluate((area) => area.scrollTo({ left: 0 }));
    const acting = ['Installer', 'Documents', 'Order Status'];
    for (const name of ['Order ID', ...acting])
      await expect(orders.header(name)).toBeInViewport({ ratio: 1 });
    await expect(orders.header('Billing City')).not.toBeInViewport();
    // Enough of the next column is in view to see what it is.
    const startOf = async (name: string) => (await orders.header(name).boundingBox())?.x ?? 0;
    expect((await startOf('Installer')) - (await startOf('SKU Name'))).toBeGreaterThan(72);
    await orders.header('Billing City').scrollIntoViewIfNeeded();
    for (const name of acting) await expect(orders.header(name)).toBeInViewport({ ratio: 1 });

    await page.getByRole('button', { name: 'Columns' }).click();
    for (const name of acting) await page.getByRole('button', { name: `Pin ${name}` }).click();
    await page.reload();
    await orders.arrive();
    await expect(page.getByRole('columnheader')).toHaveText(ORDER_COLUMNS);
    await expect(orders.header('Installer')).not.toBeInViewport();
    await expect(orders.header('Order Status')).not.toBeInViewport();

    // If there isn't room for all pinned columns, the last one stays.
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Reset columns' }).click();
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(orders.header('Order Status')).toBeInViewport({ ratio: 1 });
    await expect(orders.header('Installer')).not.toBeInViewport();

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Pin Amount' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader').nth(1)).toHaveText('Amount');
    await orders.header('Billing City').scrollIntoViewIfNeeded();
    await expect(orders.header('Amount')).toBeInViewport({ ratio: 1 });
    await expect(orders.header('Customer')).not.toBeInViewport();
  });
});

test('a chart sums up payments, and an unpaid order has its payment status below its number', async ({
  page,
}) => {
  await test.step('the chart is folded until it is opened, and sums up the payments of the orders found', async () => {
    const orders = await OrdersPage.open(page, 'size=5');
    const chart = page.getByRole('figure', { name: 'Orders by day' });
    await expect(page.getByRole('button', { name: /^To pack [1-9]/ })).toBeVisible();
    await expect(chart).toHaveCount(0);
    const top = (await orders.rows.first().boundingBox())?.y;
    expect(top).toBeLessThan(240);

    await page.getByRole('button', { name: 'Show chart' }).click();
    await expect(chart).toContainText(/Last 30 days: [1-9]\d* paid orders, ₹[1-9]/);
    expect(await violationsOf(chart)).toEqual([]);
    const day = chart.getByRole('slider', { name: 'Day' });
    await day.press('ArrowLeft');
    await day.press('ArrowLeft');
    const value = (await day.getAttribute('aria-valuetext')) ?? '';
    expect(value).toMatch(/^\d+ \w+ \d{4}: \d+ paid orders?, ₹[\d,]+$/);
    await expect(chart).toContainText(value);

    const due = page.getByRole('button', { name: /^Payment due [1-9]/ });
    await due.click();
    await expect(chart).toContainText('Last 30 days: 0 paid orders, ₹0');
    for (const payment of await orders.column('Payment'))
      expect(['Pending', 'Partially paid']).toContain(payment);
    await page.reload();
    await expect(chart).toContainText('Last 30 days: 0 paid orders, ₹0');
    await page.getByRole('button', { name: 'Hide chart' }).click();
    await expect(chart).toHaveCount(0);
  });

  await test.step('an unpaid order shows its payment status below its number, and its name stays the same', async () => {
    const orders = await OrdersPage.open(page, 'f.paymentStatus=Refunded&f.paymentStatus=Paid');
    for (const [status, content] of [
      ['Refunded', '"Refunded" / ""'],
      ['Paid', 'none'],
    ] as const) {
      const row = orders.rowWith(status).first();
      const number = row.getByRole('button', { name: /^PH-\d+$/ });
      await expect(number).toBeVisible();
      const below = await number.evaluate((one) => getComputedStyle(one, '::after').content);
      expect(below).toBe(content);
    }
  });
});

test('an installer is assigned; receipt and mural are downloaded, but an unpaid order has no PDFs', async ({
  page,
}) => {
  await test.step('an installer is found by typing, and saved at once', async () => {
    const { orders, name } = await openWithOrder(page, 6);
    const select = orders.installerOf(name);
    await select.click();
    const option = page.getByRole('option').first();
    const text = (await option.textContent()) ?? '';
    expect(text).toMatch(/^.+ - \d{10}$/);
    await select.fill(text);
    await page.keyboard.press('Enter');
    await expect(select).toHaveValue(text);
    // Typing replaces the choice, and leaving the field restores it.
    await page.keyboard.type('z');
    await expect(select).toHaveValue('z');
    await page.keyboard.press('Tab');
    await expect(select).toHaveValue(text);
    await expect.poll(async () => (await storedOrder(page, name))?.installerId).not.toBeNull();

    await select.fill('');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await storedOrder(page, name))?.installerId).toBeNull();
  });

  await test.step('receipt and mural are saved; the PDFs are only for a transaction that is exactly SUCCESS', async () => {
    const orders = await OrdersPage.open(page);
    const all = await storedOrders(page);
    const paid = all.slice(0, 50).find(({ transaction }) => transaction?.status === 'SUCCESS');
    const other = all.slice(0, 50).find(({ transaction }) => transaction?.status !== 'SUCCESS');
    if (!paid || !other) throw new Error('The demo lacks orders of one kind.');
    for (const [button, word] of [
      ['Download Invoice', 'Invoice'],
      ['Download Recipt', 'Recipt'],
    ] as const) {
      await expect(orders.document(paid.orderId, button)).toHaveText(word);
      await expect(orders.document(other.orderId, button)).toHaveCount(0);
    }
    // The walk that prints an order downloads the invoice.
    const receipt = orders.document(paid.orderId, 'Download Recipt');
    const saved = await savedBy(page, () => receipt.click());
    expect(saved.name).toBe('receipt.pdf');
    expect(saved.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(orders.cell(other.orderId, 'Documents')).toHaveText('No invoice yet');
    await orders.document(other.orderId, other.orderId).click();
    await expect(orders.details(other.orderId)).toContainText(
      'Invoice and receipt are available once the transaction is SUCCESS.',
    );
    await page.keyboard.press('Escape');

    const button = page.getByRole('button', { name: /^Download mural / }).first();
    const wpId = (await button.getAttribute('aria-label'))?.replace('Download mural ', '');
    const { name, bytes } = await savedBy(page, () => button.click());
    expect(name).toMatch(new RegExp(`^${wpId}\\.(jpg|png|webp)$`));
    expect(bytes.length).toBeGreaterThan(1000);
  });
});

test('an order and a list are printed without what surrounds them; a download shows its progress', async ({
  page,
}) => {
  const paid = (await storedOrders(page)).find(
    ({ transaction, muralImg }) => transaction?.status === 'SUCCESS' && muralImg,
  );
  const name = paid?.orderId ?? '';
  const orders = await OrdersPage.open(page, `search=${name}`);
  await test.step('an order says where its payment comes from, shows the progress of a download, and is printed alone', async () => {
    await expect(orders.cell(name, 'Payment')).toHaveAccessibleDescription('From the shop');
    await orders.rowWith(name).getByRole('button', { name }).click();
    const details = orders.details(name);

    const release = await holdRequests(page, '**/downloadInvoice');
    const saved = savedBy(page, () =>
      details.getByRole('button', { name: 'Download Invoice' }).click(),
    );
    await expect(details.getByRole('progressbar', { name: 'Download Invoice' })).toBeAttached();
    release();
    expect((await saved).name).toBe('invoice.pdf');
    await expect(details.getByRole('progressbar')).toHaveCount(0);

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-was-printed', '');
    });
    await details.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-was-printed');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(details).toContainText('Delivery Address');
    await expect(details.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('table', { includeHidden: true })).toBeHidden();
    const { ink, isWhole } = await details.evaluate((panel) => ({
      ink: getComputedStyle(panel).color,
      isWhole: document.documentElement.scrollHeight >= panel.scrollHeight,
    }));
    expect([ink, isWhole]).toEqual(['rgb(28, 29, 26)', true]);
  });

  await test.step('a list is printed with all its rows and columns, and without what surrounds it', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await orders.search.fill('');
    await expect(orders.rows).toHaveCount(50);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await skip.focus();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width: 794, height: 1123 });

    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    for (const role of ['banner', 'searchbox', 'navigation'] as const)
      await expect(page.getByRole(role)).toBeHidden();
    await expect(skip).toBeHidden();
    await expect(
      page.getByRole('button', { name: /Columns|Refresh|Next page|Invoice/ }),
    ).toHaveCount(0);
    await expect(page.getByLabel(/^Select /).first()).toBeHidden();
    await expect(orders.rows.first().getByLabel('Product is packed')).toBeVisible();

    const table = page.getByRole('table', { name: 'Orders' });
    const { right, bottom, ...seen } = await table.evaluate((element) => {
      const area = element.parentElement ?? element;
      const cells = [...element.querySelectorAll('th, tr:last-child > td')];
      const boxes = cells.map((cell) => cell.getBoundingClientRect());
      return {
        right: Math.max(...boxes.map((box) => box.right)),
        bottom: Math.max(...boxes.map((box) => box.bottom)) - area.getBoundingClientRect().bottom,
        scrolls: ['auto', 'scroll'].includes(getComputedStyle(area).overflowY),
        sticky: cells.filter((cell) => getComputedStyle(cell).position === 'sticky').length,
        ink: getComputedStyle(element).color,
      };
    });
    expect(right).toBeLessThanOrEqual(794);
    expect(bottom).toBeLessThanOrEqual(1);
    expect(seen).toEqual({ scrolls: false, sticky: 0, ink: 'rgb(28, 29, 26)' });
  });
});

/** Clicks where the element is: a click by the locator would scroll to where the cell is when it isn't pinned. */
async function clickInPlace(locator: Locator): Promise<void> {
  const place = await locator.boundingBox();
  await locator.page().mouse.click(Number(place?.x) + 20, Number(place?.y) + 10);
}
