import { violationsOf } from '../fixtures/axe';
import { sendPassword } from '../fixtures/sign-in';
import { expect, staffTest, test } from '../fixtures/test';
import { openWithSomeone } from './installers';

test('the sign-in screen with its errors, and the OTP screen', async ({ page, server }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
  expect(await violationsOf(page)).toEqual([]);

  await server.otpAfter(() => sendPassword(page));
  await expect(page.getByLabel('OTP')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

staffTest('the not-found screen', async ({ page }) => {
  await page.goto('/404');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

staffTest('the installers, and their dialogs', async ({ page }) => {
  const { installers, name } = await openWithSomeone(page);
  await installers.submit.click();
  await expect(page.getByLabel('Installer Name')).toHaveAttribute('aria-invalid', 'true');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Installer Name').fill('Asha');
  await expect(page.getByLabel('Installer Name')).not.toHaveAttribute('aria-invalid');
  await installers.form.getByRole('button', { name: 'Reset' }).click();

  await installers.row(name).getByRole('button', { name: 'Update' }).click();
  await expect(installers.dialog).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await installers.dialog.getByRole('button', { name: 'Close' }).click();

  await installers.row(name).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
