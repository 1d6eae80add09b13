import { expect, type Page } from '@playwright/test';
import { readSpreadsheet } from '../../../src/spreadsheet/read/read-spreadsheet';
import { askUntilVisible } from '../../fixtures/ask-until-visible';
import { violationsOf } from '../../fixtures/axe';
import { savedBy } from '../../fixtures/downloads';
import { holdRequests } from '../../fixtures/hold-requests';
import { newMark } from '../../fixtures/new-mark';
import { post } from '../../fixtures/post';
import { storeReview } from '../../fixtures/reviews-page';
import { TablePage } from '../../fixtures/table-page';
import { staffTest as test } from '../../fixtures/test';
import { storedInstallers } from '../installers';
import { storedOrders } from '../orders';

const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const rows = (page: Page) => new TablePage(page).rows;

/** Opens the screen with four installers of the test's own in view, all from Pune; returns their names. */
async function openWithFour(
  page: Page,
  filter = '',
): Promise<readonly [string, string, string, string]> {
  const mark = newMark();
  const names = [`${mark}-A`, `${mark}-B`, `${mark}-C`, `${mark}-D`] as const;
  for (const [at, name] of names.entries()) {
    const phone = `982909829${at}`;
    const values = { name, city: 'Pune', phone, aadhaarNo: '234123412346', rate: 500 + at };
    expect((await post(page, '/api/installer/add', values)).ok()).toBe(true);
  }
  await page.goto(`/installer?search=${mark}${filter}`);
  await expect(rows(page)).toHaveCount(4);
  return names;
}

test('selected rows are exported, edited and removed, and that is undone; a changed row stays even if it no longer matches', async ({
  page,
}) => {
  await test.step('selected rows are exported, numbers as numbers; a range is edited with a preview and undone; rows are removed and restored', async () => {
    const [first, second, third, last] = await openWithFour(page);
    await test.step('the selected rows are exported, and a notice shows until the file is ready', async () => {
      await box(page, third).check();
      await box(page, first).check();
      const release = await holdRequests(page, '**/export-worker*');
      await page.getByRole('button', { name: 'Export' }).click();
      const saved = savedBy(page, () => page.getByRole('menuitem', { name: 'CSV' }).click());
      // The toolbar's button is visible, and there is no second button of this name.
      await expect(page.getByText('Export', { exact: true }).first()).toBeVisible();
      const notice = page.getByRole('status').filter({ hasText: 'Creating a file of 2 rows…' });
      await expect(notice).toBeVisible();
      release();
      const csv = await saved;
      await expect(notice).toBeHidden();
      expect(csv.bytes.toString().split('\r\n')).toEqual([
        '\uFEFFName,City,Phone,Aadhaar No,Rate',
        `${first},Pune,9829098290,XXXX XXXX 2346,500`,
        `${third},Pune,9829098292,XXXX XXXX 2346,502`,
        '',
      ]);
      await bar(page).getByRole('button', { name: 'Clear selection' }).click();
      await page.getByRole('button', { name: 'Export' }).click();
      const workbook = await savedBy(page, () =>
        page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click(),
      );
      const sheet = await readSpreadsheet(workbook.bytes);
      expect([workbook.name, sheet.rows.length, sheet.rows[1]?.[4]]).toEqual([
        'installers.xlsx',
        5,
        500,
      ]);
    });

    await box(page, second).check();
    await box(page, last).click({ modifiers: ['Shift'] });
    await expect(bar(page).getByText('3 selected')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill(first);
    await expect(rows(page)).toHaveCount(1);
    await expect(bar(page).getByText('3 selected')).toBeVisible();
    expect(await violationsOf(bar(page))).toEqual([]);

    await bar(page).getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 3 Installers' });
    await dialog.getByLabel('Field').selectOption('Rate');
    // The rates differ, and no new one has been entered.
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.getByLabel('Field').selectOption('City');
    await expect(dialog.getByLabel('City')).toHaveValue('Pune');
    await dialog.getByLabel('City').fill('Nashik');
    await expect(dialog.getByText('3 rows will change')).toBeVisible();
    await expect(dialog.getByRole('listitem').first()).toHaveText(
      new RegExp(`${second}\\s*City\\s*Pune.*Nashik`),
    );
    expect(await violationsOf(dialog)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('searchbox', { name: 'Search' }).fill(last.slice(0, -1));
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(page).filter({ hasText: 'Nashik' })).toHaveCount(3);

    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await bar(page).getByRole('button', { name: 'Remove' }).click();
    const question = page.getByRole('dialog', { name: 'Remove 4 Installers?' });
    await expect(question.getByRole('listitem')).toHaveCount(4);
    await expect(question.getByRole('listitem').filter({ hasText: last })).toHaveCount(1);
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(page).filter({ hasText: 'Nashik' })).toHaveCount(3);
    await page.keyboard.press('u');
    await expect(
      page.getByRole('status').filter({ hasText: 'There is nothing to undo here.' }),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('installers’ orders are counted before the installers are removed; a row that others have changed stays even if it no longer matches', async () => {
    const [first, second] = await openWithFour(page, '&f.city=Pune');
    const ids = [];
    for (const name of [first, second]) {
      const [row] = await storedInstallers(page, name);
      ids.push(Object(row).id);
    }
    const orders = (await storedOrders(page)).slice(900, 903);
    for (const [at, { id }] of orders.entries()) {
      const installerId = at === 0 ? ids[1] : ids[0];
      expect((await post(page, '/api/orders/update', { id, installerId })).ok()).toBe(true);
    }
    await rows(page).filter({ hasText: first }).getByRole('button', { name: 'Remove' }).click();
    const question = page.getByRole('dialog', { name: /^Remove/ });
    await expect(question).toContainText('Used by 2 Orders.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await bar(page).getByRole('button', { name: 'Remove' }).click();
    await expect(question).toContainText('Used by 3 Orders.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await bar(page).getByRole('button', { name: 'Clear selection' }).click();

    const [stored] = await storedInstallers(page, first);
    const moved = await post(page, '/api/installer/update', { ...Object(stored), city: 'Nashik' });
    expect(moved.ok()).toBe(true);
    await askUntilVisible(page.getByText('1 row no longer matches').first());
    await expect(rows(page).filter({ hasText: 'Nashik' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('selected reviews get one status, which is undone; the menus of their bar open upwards, and no message covers it', async ({
  page,
}) => {
  const mark = newMark();
  for (const name of ['Asha', 'Ravi']) await storeReview(page, { name: `${name} ${mark}` });
  await page.goto(`/review?search=${mark}`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await bar(page).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 2 Reviews' });
  await dialog.getByLabel('Field').selectOption('Rating');
  await dialog.getByLabel('Rating').fill('6');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('5');
  await dialog.getByLabel('Field').selectOption('Status');
  await dialog.getByLabel('Status').selectOption('Deactive');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows(page).filter({ hasText: 'Deactive' })).toHaveCount(2);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).filter({ hasText: 'Deactive' })).toHaveCount(0);

  await test.step('the menus of the bar open above their buttons', async () => {
    await rows(page).first().getByRole('checkbox').check();
    for (const [name, action] of Object.entries({ Decision: 'Deactive', Export: 'CSV' })) {
      const button = bar(page).getByRole('button', { name, exact: true });
      await button.click();
      const menu = page.getByRole('menu').filter({ hasText: action });
      await expect(menu).toBeVisible();
      const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
      await expect
        .poll(async () => Math.abs(((await menu.boundingBox())?.x ?? 0) - x))
        .toBeLessThan(1);
      const { y: top = y, height = 0 } = (await menu.boundingBox()) ?? {};
      expect(top + height).toBeLessThanOrEqual(y);
      await page.keyboard.press('Escape');
    }
    await bar(page).getByRole('button', { name: 'Clear selection' }).click();
  });

  await test.step('a message never covers the bar, wherever that is', async () => {
    const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
    const message = page.getByRole('status').getByText('1 Review updated');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await rows(page).first().getByRole('checkbox').check();
      await bar(page).getByRole('button', { name: 'Decision', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Deactive' }).click();
      await expect(message).toBeVisible();
      // Changed rows are no longer selected.
      await expect(bar(page)).toBeHidden();
      await rows(page).first().getByRole('checkbox').check();
      await expect(bar(page)).toBeVisible();
      const { y = 0, height = 0 } = (await bar(page).boundingBox()) ?? {};
      // The bar goes where messages usually are, or as low as it can.
      if (y + height < 800) await page.setViewportSize({ width, height: y + height + 60 });
      await expect
        .poll(async () => {
          const [toast, free] = await Promise.all([message.boundingBox(), bar(page).boundingBox()]);
          return toast && free && toast.y + toast.height < free.y;
        })
        .toBe(true);
      await undo.click();
      await expect(undo).toBeHidden();
      await expect(rows(page).filter({ hasText: 'Deactive' })).toHaveCount(0);
    }
  });
});

test('selected orders are marked by one click; their installer is found by city, in a field that has the focus', async ({
  page,
}) => {
  const city = `City ${newMark()}`;
  const installer = { name: 'Hari Rao', city, phone: '9829098777' };
  const stored = { ...installer, aadhaarNo: '234123412346', rate: 500 };
  expect((await post(page, '/api/installer/add', stored)).ok()).toBe(true);
  await page.goto('/order');
  const all = page.getByRole('checkbox', { name: 'Select all rows' });
  await all.check();
  await expect(bar(page).getByRole('button', { name: /^Select all [\d,]+$/ })).toBeVisible();
  await all.uncheck();
  const unpacked = rows(page).filter({
    has: page.getByRole('checkbox', { name: 'Product is packed', checked: false }),
  });
  const order = await unpacked.first().getByRole('button').first().innerText();
  const columns = page.getByRole('button', { name: 'Columns', exact: true });
  const place = await columns.boundingBox();
  await box(page, order).check();
  await expect(bar(page)).toBeVisible();
  expect(await columns.boundingBox()).toEqual(place);
  const release = await holdRequests(page, '**/api/selection/edit');
  const mark = bar(page).getByRole('button', { name: 'Mark…' });
  await mark.click();
  await page.getByRole('menuitem', { name: 'Packed' }).click();
  // A second change at the same time would start from the rows before the first.
  await expect(mark).toBeDisabled();
  await expect(bar(page).getByRole('button', { name: 'Clear selection' })).toBeDisabled();
  release();
  const packed = rows(page).filter({ hasText: order }).getByLabel('Product is packed');
  await expect(packed).toBeChecked();
  // The bar is gone, and with it the button that had the focus.
  await expect(all).toBeFocused();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(packed).not.toBeChecked();
  await expect(all).toBeFocused();

  const { orderId = '' } = (await storedOrders(page)).at(-7) ?? {};
  await page.getByRole('searchbox', { name: 'Search' }).fill(orderId);
  await expect(rows(page)).toHaveCount(1);
  await box(page, orderId).check();
  await bar(page).getByRole('button', { name: 'Assign installer' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox', { name: 'Installer' });
  await expect(field).toBeFocused();
  // The field is replaced once, when its list has loaded.
  await expect(field).toHaveAttribute('data-headlessui-state', 'focus');
  const fieldPlace = await field.boundingBox();
  await page.keyboard.type(city);
  await page.getByRole('option', { name: 'Hari Rao - 9829098777' }).click();
  await expect(dialog.getByText('1 row will change')).toBeVisible();
  // The preview below the field has not moved it.
  expect(await field.boundingBox()).toEqual(fieldPlace);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('combobox', { name: `Installer for order ${orderId}` })).toHaveValue(
    'Hari Rao - 9829098777',
  );
});
