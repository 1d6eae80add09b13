import { violationsOf } from '../fixtures/axe';
import { sendPassword } from '../fixtures/sign-in';
import { expect, staffTest, test } from '../fixtures/test';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });
    staffTest.use({ colorScheme });

    test('the sign-in screen, with its errors', async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
      expect(await violationsOf(page)).toEqual([]);
    });

    test('the OTP screen', async ({ page, server }) => {
      await page.goto('/login');
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
      await page.goto('/installer');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByLabel('Installer Name')).toHaveAttribute('aria-invalid', 'true');
      expect(await violationsOf(page)).toEqual([]);

      await page.getByRole('button', { name: 'Update', exact: true }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

      await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}
