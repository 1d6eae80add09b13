import type { Locator, Page } from '@playwright/test';
import { InstallersPage } from '../../fixtures/installers-page';
import { DEMO } from '../../fixtures/sign-in';
import { expect, staffTest, test } from '../../fixtures/test';
import { openWithSomeone, someone, storedAs } from '../installers';

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('everything from signing in to removing a row works by keyboard', async ({ page, server }) => {
  const asha = someone();
  const name = asha['Installer Name'];
  const { keyboard } = page;
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Username'));
  await keyboard.type(DEMO.username);
  await tabTo(page, page.getByLabel('Password'));
  await keyboard.type(DEMO.password);
  const otp = await server.otpAfter(() => keyboard.press('Enter'));
  await tabTo(page, page.getByLabel('OTP'));
  await keyboard.type(otp);
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Installers' }));
  await keyboard.press('Enter');

  const installers = new InstallersPage(page);
  for (const [label, value] of Object.entries(asha)) {
    await tabTo(page, installers.field(label));
    await keyboard.type(value);
  }
  await keyboard.press('Enter');
  await installers.expectEmpty();
  await tabTo(page, page.getByRole('searchbox', { name: 'Search' }));
  await keyboard.type(name);
  await expect(installers.rows).toHaveCount(1);

  const update = installers.row(name).getByRole('button', { name: 'Update' });
  await tabTo(page, update);
  await keyboard.press('Enter');
  await expect(installers.dialog).toBeVisible();
  await keyboard.press('Escape');
  await expect(installers.dialog).toBeHidden();
  await expect(update).toBeFocused();

  await keyboard.press('Enter');
  await tabTo(page, installers.dialog.getByLabel('City'));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Nashik');
  await keyboard.press('Enter');
  await expect(installers.dialog).toBeHidden();
  await expect(installers.row(name)).toContainText('Nashik');

  await tabTo(page, installers.row(name).getByRole('button', { name: 'Remove' }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
  await keyboard.press('Enter');
  // Rows behind an open dialog are not found by role.
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(installers.row(name)).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  expect(await storedAs(page, name)).toEqual([]);
});

staffTest('the focus never leaves an open dialog', async ({ page }) => {
  await page.goto('/installer');
  await page.getByRole('button', { name: 'Update' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Update Installer Details' });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
});

staffTest('the focus is not lost with a row, or at the last page', async ({ page }) => {
  const { installers } = await openWithSomeone(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('a');
  const removed = (await installers.rows.nth(1).getByRole('cell').first().textContent()) ?? '';
  await installers.remove(removed);
  await expect(installers.row(removed)).toHaveCount(0);
  await expect(installers.rows.nth(1).getByRole('button', { name: 'Update' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();

  await page.goto('/coupon?size=5');
  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeFocused();
});
