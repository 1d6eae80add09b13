import { violationsOf } from '../fixtures/axe';
import { expect, staffTest as test } from '../fixtures/test';
import { openWithSomeone } from './installers';

test('axe finds nothing wrong with the installers, their dialogs, and the not-found screen', async ({
  page,
}) => {
  const { installers, name } = await openWithSomeone(page);
  await installers.submit.click();
  await expect(page.getByLabel('Installer Name')).toHaveAttribute('aria-invalid', 'true');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Installer Name').fill('Asha');
  await expect(page.getByLabel('Installer Name')).not.toHaveAttribute('aria-invalid');
  await installers.form.getByRole('button', { name: 'Reset' }).click();

  await installers.rowWith(name).getByRole('button', { name: 'Update' }).click();
  await expect(installers.dialog).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await installers.dialog.getByRole('button', { name: 'Close' }).click();

  await installers.rowWith(name).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(await violationsOf(page.getByRole('dialog'))).toEqual([]);

  await page.goto('/404');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
