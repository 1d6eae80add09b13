import type { Page } from '@playwright/test';
import type { InstallersPage } from '../fixtures/installers-page';
import { expect, staffTest as test } from '../fixtures/test';
import { openInstallers, openWithSomeone, storedAs } from './installers';

/** Two tabs with the same installer's dialog open; the first one changes the rate and saves. */
async function collide(page: Page) {
  const { installers: first, name } = await openWithSomeone(page);
  const second = await openInstallers(await page.context().newPage());
  await second.find(name);
  for (const tab of [first, second]) {
    await tab.row(name).getByRole('button', { name: 'Update' }).click();
    await expect(tab.dialog.getByLabel('City')).toHaveValue('Pune');
  }
  await first.dialog.getByLabel('City').fill('Nashik');
  await first.dialog.getByLabel('Rate').fill('600');
  await save(first);
  await expect(first.dialog).toBeHidden();

  await second.dialog.getByLabel('City').fill('Nagpur');
  await save(second);
  const question = second.page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect(question).toContainText(/Pune.*Nagpur.*Nashik/);
  return { second, question, name };
}

async function save(tab: InstallersPage): Promise<void> {
  await tab.dialog.getByRole('button', { name: 'Update' }).click();
}

test('two tabs change the same row: both versions are shown, and mine can be saved', async ({
  page,
}) => {
  const { second, question, name } = await collide(page);
  await question.getByRole('radio', { name: 'Mine' }).check();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(second.dialog).toBeHidden();
  // The rate is the first tab's: only what was typed here replaces it.
  expect(await storedAs(page, name)).toEqual([
    expect.objectContaining({ city: 'Nagpur', rate: 600 }),
  ]);
});

test('two tabs change the same row: theirs can be chosen', async ({ page }) => {
  const { second, question, name } = await collide(page);
  await question.getByRole('radio', { name: 'Theirs' }).check();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(second.dialog).toBeHidden();
  expect(await storedAs(page, name)).toEqual([
    expect.objectContaining({ city: 'Nashik', rate: 600 }),
  ]);
});
