import { expect, type Page } from '@playwright/test';
import { readSpreadsheet } from '../../../src/spreadsheet/read/read-spreadsheet';
import { post } from '../../conformance/staff-api';
import { violationsOf } from '../../fixtures/axe';
import { savedBy } from '../../fixtures/downloads';
import { staffTest as test } from '../../fixtures/test';

const PREFIX = 'Chosen';
const NAMES = ['A', 'B', 'C', 'D'].map((letter) => `${PREFIX} ${letter}`);

const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

async function openInstallers(page: Page): Promise<void> {
  await page.goto(`/installer?search=${PREFIX}`);
  await expect(rows(page)).toHaveCount(NAMES.length);
}

test.beforeAll(async ({ browser, server, staffCookies }) => {
  const context = await browser.newContext({ baseURL: server.url, storageState: staffCookies });
  const page = await context.newPage();
  await page.goto('/installer');
  for (const [at, name] of NAMES.entries()) {
    const phone = `982909829${at}`;
    const values = { name, city: 'Pune', phone, aadhaarNo: '234123412346', rate: 500 + at };
    expect((await post(page, '/api/installer/add', values)).ok()).toBe(true);
  }
  await context.close();
});

test('a range is edited with a preview and taken back; rows are removed and come back', async ({
  page,
}) => {
  await openInstallers(page);
  await box(page, 'Chosen B').check();
  await box(page, 'Chosen D').click({ modifiers: ['Shift'] });
  await expect(bar(page).getByText('3 selected')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('Chosen A');
  await expect(rows(page)).toHaveCount(1);
  await expect(bar(page).getByText('3 selected')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await bar(page).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 3 Installers' });
  await dialog.getByLabel('Field').selectOption('Rate');
  // The rates differ, and no new one has been entered.
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('Field').selectOption('City');
  await expect(dialog.getByLabel('City')).toHaveValue('Pune');
  await dialog.getByLabel('City').fill('Nashik');
  await expect(dialog.getByText('3 rows will change')).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toHaveText(/Chosen B\s*City\s*Pune.*Nashik/);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(bar(page)).toBeHidden();
  await openInstallers(page);
  await expect(rows(page).filter({ hasText: 'Nashik' })).toHaveCount(3);

  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await bar(page).getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Remove 4 Installers?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).filter({ hasText: 'Nashik' })).toHaveCount(3);
});

test('the selected rows are exported, numbers as numbers', async ({ page }) => {
  await openInstallers(page);
  await box(page, 'Chosen C').check();
  await box(page, 'Chosen A').check();
  await bar(page).getByRole('button', { name: 'Export' }).click();
  const csv = await savedBy(page, () => page.getByRole('menuitem', { name: 'CSV' }).click());
  expect(csv.bytes.toString()).toMatch(
    /^\uFEFFName,City,Phone,Aadhaar No,Rate\r\nChosen A,\w+,9829098290,XXXX XXXX 2346,500\r\nChosen C,.*\r\n$/,
  );
  await bar(page).getByRole('button', { name: 'Clear selection' }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  const { name, bytes } = await savedBy(page, () =>
    page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click(),
  );
  const sheet = await readSpreadsheet(bytes);
  expect([name, sheet.rows.length, sheet.rows[1]?.[4]]).toEqual(['installers.xlsx', 5, 500]);
});

test('orders are marked by one click', async ({ page }) => {
  await page.goto('/order');
  const all = page.getByRole('checkbox', { name: 'Select all rows' });
  await all.check();
  await expect(bar(page).getByRole('button', { name: /^Select all [\d,]+$/ })).toBeVisible();
  await all.uncheck();
  const unpacked = rows(page).filter({
    has: page.getByRole('checkbox', { name: 'Product is packed', checked: false }),
  });
  const order = await unpacked.first().getByRole('button').first().innerText();
  await box(page, order).check();
  await bar(page).getByRole('button', { name: 'Mark…' }).click();
  await page.getByRole('menuitem', { name: 'Packed' }).click();
  const packed = rows(page).filter({ hasText: order }).getByLabel('Product is packed');
  await expect(packed).toBeChecked();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(packed).not.toBeChecked();
});
