import { OrdersPage } from '../fixtures/orders-page';
import { expect, staffTest as test } from '../fixtures/test';

const COUNT = 100_000;

const ORDERS = JSON.stringify(
  Array.from({ length: COUNT }, (_, n) => ({
    id: n + 1,
    orderId: `PH-${COUNT + n}`,
    customerName: `Customer ${n}`,
    installers: [],
    version: 1,
  })),
);

/** A search in 100,000 orders takes a while. */
test('a click opens an order at the very moment that the search finds it, and only the number of matches is announced', async ({
  page,
}) => {
  await page.route('**/api/orders/fetch', (route) =>
    route.fulfill({ contentType: 'application/json', body: ORDERS }),
  );
  const orders = await OrdersPage.open(page);
  for (const orderId of ['PH-104077', 'PH-119753', 'PH-139429', 'PH-150001', 'PH-199999']) {
    await page.evaluate((name) => {
      const observer = new MutationObserver(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('tbody button')];
        const wanted = buttons.find((button) => button.textContent === name);
        if (!wanted) return;
        observer.disconnect();
        wanted.click();
      });
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    }, orderId);
    await orders.search.fill(orderId);
    await expect(orders.details(orderId)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`search=${orderId}&order=`));
    await page.goBack();
    await expect(orders.details(orderId)).toBeHidden();
    await expect(orders.search).toHaveValue(orderId);
  }

  const announcement = page.locator('main [aria-live=polite]').first();
  await orders.search.fill('PH-10');
  await expect(announcement).toHaveText('10,000 rows found');
  const afterTyping = await announcement.evaluateHandle((live) => {
    const texts: (string | null)[] = [];
    const note = () => requestAnimationFrame(() => texts.push(live.textContent));
    document.addEventListener('input', note);
    return texts;
  });
  for (const term of ['PH-100', 'PH-1000']) await orders.search.fill(term);
  await expect(announcement).toHaveText('100 rows found');
  await expect.poll(() => afterTyping.jsonValue()).toHaveLength(2);
  expect(await afterTyping.jsonValue()).not.toContain('10,000 rows found');
});
