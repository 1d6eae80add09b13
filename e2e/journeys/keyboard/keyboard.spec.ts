import { expect, staffTest } from '../../fixtures/test';
import { openWithSomeone } from '../installers';

staffTest(
  'the focus never leaves an open dialog, and is not lost with a row, or at the last page',
  async ({ page }) => {
    const { installers } = await openWithSomeone(page);
    await page.getByRole('button', { name: 'Update' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Update Installer Details' });
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      );
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('searchbox', { name: 'Search' }).fill('a');
    const removed = (await installers.rows.nth(1).getByRole('cell').first().textContent()) ?? '';
    await installers.remove(removed);
    await expect(installers.rowWith(removed)).toHaveCount(0);
    await expect(installers.rows.nth(1).getByRole('button', { name: 'Update' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();

    // No other walk adds or removes pages.
    await page.goto('/page?size=5');
    await page.getByRole('button', { name: 'Next page' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Previous page' })).toBeFocused();
  },
);
