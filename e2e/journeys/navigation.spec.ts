import sharp from 'sharp';
import { addAccount } from '../fixtures/add-account';
import { startSession } from '../fixtures/sign-in';
import { openFilter } from '../fixtures/table-page';
import { expect, ownSessionTest, staffTest, test } from '../fixtures/test';

ownSessionTest(
  'a tab reloads when another user has signed in in another tab; signing out ends the session in every tab',
  async ({ page, server }) => {
    const asha = { username: 'asha', password: 'correct horse battery staple' };
    addAccount(server, asha);
    await test.step('the tab reloads as the other user, without the first one’s draft', async () => {
      await page.goto('/coupon');
      await page.getByRole('button', { name: 'Update' }).first().click();
      await page.getByRole('dialog').getByLabel('Description').fill('By demo');
      await startSession(page.request, server, asha);
      const news = page.waitForResponse('**/api/studio/version');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      expect((await news).ok()).toBe(true);
      await expect(page.getByRole('button', { name: 'asha' })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: 'Update' }).first().click();
      await expect(page.getByRole('dialog').getByLabel('Description')).not.toHaveValue('By demo');
      await page.keyboard.press('Escape');
    });

    await test.step('signing out ends the session in every tab', async () => {
      const second = await page.context().newPage();
      await second.goto('/installer');
      await expect(second.getByRole('heading', { level: 1 })).toHaveText('Installers');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await second.getByRole('button', { name: 'Refresh' }).click();
      await expect(second).toHaveURL(/\/login$/);
    });
  },
);

staffTest(
  'in browsers like Safari, where clicks focus no button, forms open, filters count and dialogs return the focus',
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['requestIdleCallback', 'cancelIdleCallback', 'scheduler'])
        Reflect.deleteProperty(globalThis, name);
      Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
      Reflect.deleteProperty(URL, 'parse');
      const blur = () =>
        document.activeElement instanceof HTMLElement && document.activeElement.blur();
      addEventListener('mouseup', blur, true);
    });

    await test.step('a form opens', async () => {
      await page.goto('/article');
      await page.getByRole('button', { name: 'Update' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Update Article Details' });
      await expect(dialog.getByRole('figure')).toBeVisible();
    });

    await test.step('a dialog returns the focus', async () => {
      await page.goto('/order');
      // The button loads with the code that sets the focus.
      await page.getByRole('button', { name: 'Columns' }).waitFor();
      const button = page.getByRole('button', { name: 'History' });
      await button.click();
      await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    });

    await test.step('filters count', async () => {
      await page.getByRole('button', { name: 'Filters' }).click();
      const payment = await openFilter(page, 'Payment');
      await expect(payment.getByRole('checkbox', { name: /^Paid \d/ })).toBeVisible();
    });
  },
);

staffTest('the cross in a search box is dark and clears it', async ({ page }) => {
  await page.goto('/installer?search=a');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.focus();
  const { x = 0, y = 0, width = 0, height = 0 } = (await search.boundingBox()) ?? {};
  // The input has a border and padding of 11 pixels.
  const cross = { x: x + width - 25, y: y + height / 2 - 7, width: 14, height: 14 };
  const { channels } = await sharp(await page.screenshot({ clip: cross }))
    .greyscale()
    .stats();
  expect(channels[0]?.min).toBeLessThan(40);
  await page.mouse.click(cross.x + 2, cross.y + 7);
  await expect(search).toHaveValue('');
});
