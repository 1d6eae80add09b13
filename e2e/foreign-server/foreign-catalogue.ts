import { expect, type Page } from '@playwright/test';
import { openTable } from './foreign-test';

export const FETCH = '/api/customCatalogue/fetch';

export const openCatalogue = (page: Page) =>
  openTable(page, '/catalogue', ['Image', 'Name', 'Wallpaper ID', 'In Category']);
export const category = (page: Page) =>
  page.getByRole('combobox', { name: 'Category', exact: true });
export const box = (page: Page, wpId: string) =>
  page.getByRole('checkbox', { name: `${wpId} in category`, exact: true });

export async function choose(page: Page, name: string): Promise<void> {
  await category(page).click();
  await page.getByRole('option', { name, exact: true }).click();
}

/** Expects these wallpapers' boxes to be ticked, and no others. */
export async function expectBoxes(page: Page, ticked: readonly string[]): Promise<void> {
  for (const wpId of ['WP101', 'WP102', 'wp103', 'Wp104', 'WP-105/A']) {
    await expect(box(page, wpId)).toBeChecked({ checked: ticked.includes(wpId) });
  }
}
