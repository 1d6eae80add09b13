import { blockPage, watchLongTasks } from '../fixtures/long-tasks';
import { expect, staffTest as test } from '../fixtures/test';

const COUNT = 100_000;
const CITIES = ['Jaipur', 'Udaipur', 'Kota', 'Ajmer', 'Bikaner', 'Jodhpur', 'Alwar'];

/** A list as long as the largest shop's. */
function installers(): string {
  return JSON.stringify(
    Array.from({ length: COUNT }, (_, n) => ({
      id: n + 1,
      name: `Installer ${(n * 7919) % COUNT}`,
      city: CITIES[n % CITIES.length],
      phone: String(9_000_000_000 + n * 31),
      aadhaarNo: '234123412346',
      rate: 100 + (n % 900),
      version: 1,
    })),
  );
}

test('typing in the search box of 100,000 rows never blocks the page for 100 ms', async ({
  page,
}) => {
  const body = installers();
  await page.route('**/api/installer/fetch', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  await page.goto('/installer');
  await expect(page.getByText('1–5 of 1,00,000').or(page.getByText('1–5 of 100000'))).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.click();
  const longest = await watchLongTasks(page);

  await search.pressSequentially('installer 99', { delay: 60 });
  await expect(page.getByText(/^1–5 of/)).not.toHaveText(/00,?000$/);
  for (let n = 0; n < 'installer 99'.length; n++)
    await page.keyboard.press('Backspace', { delay: 60 });
  await search.pressSequentially('jodhpur', { delay: 60 });
  await expect(page.getByRole('table').locator('tbody').getByRole('row').first()).toContainText(
    'Jodhpur',
  );

  expect(await longest()).toBeLessThan(100);
  await blockPage(page, 150);
  await expect.poll(longest).toBeGreaterThan(140);
});
