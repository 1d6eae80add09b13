import type { Locator } from '@playwright/test';
import { violationsOf } from '../fixtures/axe';
import { overflow, smallTargets } from '../fixtures/phone-layout';
import { openFilter } from '../fixtures/table-page';
import { expect, staffTest as test } from '../fixtures/test';
import { openInstallers, openWithSomeone, someone } from './installers';

test.use({ viewport: { width: 390, height: 844 } });

test('rows are cards, and everything is as large as a finger', async ({ page }) => {
  const { installers, name } = await openWithSomeone(page);
  const row = installers.row(name);
  const city = row.getByRole('cell', { name: 'Pune' });
  const title = await row.getByRole('cell', { name }).boundingBox();
  expect((await city.boundingBox())?.y).toBeGreaterThan(title?.y ?? 0);
  await expect(page.getByRole('columnheader')).toHaveCount(6);
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await page.getByRole('button', { name: 'City' }).click();
  await expect(page.getByRole('columnheader', { name: 'City' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  for (const path of ['/installer', '/order?size=5', '/review?size=5', '/catalogue?category=101']) {
    await page.goto(path);
    await expect(page.getByRole('table').getByRole('cell').first()).toBeVisible();
    expect(await smallTargets(page), path).toEqual([]);
    expect(await violationsOf(page), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page), path).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
  }
});

test('a button unfolds the form, and the search stays in view', async ({ page }) => {
  const installers = await openInstallers(page);
  await expect(installers.form).toBeHidden();
  const unfold = page.getByRole('button', { name: 'Add Installer' });
  await unfold.click();
  await expect(installers.field('Installer Name')).toBeFocused();
  await installers.add(someone());
  await installers.expectEmpty();
  await unfold.click();
  await expect(installers.form).toBeHidden();

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^6–10 of/)).toBeAttached();
  await expect(installers.rows.first()).toBeInViewport();
  await page.getByText(/^6–10 of/).scrollIntoViewIfNeeded();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeInViewport();
});

test('the cards of orders have the same lines, with and without a mural', async ({ page }) => {
  await page.goto('/order?size=5');
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(5);
  const middles = (cells: Locator) =>
    cells.evaluateAll((all) =>
      all.map((one) => {
        const { y, height } = one.getBoundingClientRect();
        return Math.round(y + height / 2);
      }),
    );
  for (const row of await rows.all()) {
    const [payment = 0, transaction] = await middles(row.locator('td[data-tone]'));
    expect(transaction).toBe(payment);
    const title = row.getByRole('button', { name: /^PH-/ });
    const [box = 0, order = 0] = await middles(title.or(row.getByRole('checkbox').first()));
    expect(Math.abs(box - order)).toBeLessThan(2);
  }
});

test('the first order is near the top, and the buttons of the table have words', async ({
  page,
}) => {
  await page.goto('/order?size=5');
  const row = page.getByRole('table').locator('tbody').getByRole('row').first();
  await expect(page.getByRole('button', { name: /^To pack [1-9]/ })).toBeVisible();
  expect((await row.boundingBox())?.y).toBeLessThan(320);
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden();
  await page.getByRole('button', { name: 'More' }).click();
  for (const name of ['Filters', 'Views', 'Columns', 'Export', 'History', 'Refresh'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  expect(await violationsOf(page)).toEqual([]);
});

test('filters fill the page, and a button shows what they have found', async ({ page }) => {
  await page.goto('/order?size=5');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  const show = filters.getByRole('button', { name: /^Show [\d,]+ rows$/ });
  const countOf = async () => (await show.innerText()).split(' ')[1] ?? '';
  const all = await countOf();
  await (await openFilter(page, 'Payment')).getByRole('checkbox', { name: /^Failed/ }).check();
  await expect(show).not.toHaveText(`Show ${all} rows`);
  const count = await countOf();
  expect(await smallTargets(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  await show.click();
  await expect(filters).toBeHidden();
  await expect(page.getByText(`${count} of ${all} rows`, { exact: true })).toBeVisible();
});
