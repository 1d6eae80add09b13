import { expect, type Locator, type Page } from '@playwright/test';
import type { TablePage } from '../fixtures/table-page';
import { openTable } from './foreign-test';
import type { ForeignServer } from './server/foreign-server';
import { multipartOf } from './server/multipart';
import { PNG } from './server/pictures';
import type { ReceivedRequest } from './server/responses';

const COLUMNS = [
  'ID',
  'Name',
  'Description',
  'Wallpaper IDs',
  'Status',
  'Rating',
  'Images',
  'Actions',
];

export const REVIEWS = '/api/review';

export const openReviews = (page: Page): Promise<TablePage> => openTable(page, '/review', COLUMNS);
export const addForm = (page: Page) => page.getByRole('form', { name: 'Add Review' });
export const submit = (page: Page) => addForm(page).getByRole('button', { name: 'Submit' });
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Update Review Details' });

/** The input for a form's pictures. */
export const images = (form: Locator) => form.locator('input[type=file]');

/** A picture to choose, of a given size. */
export function pictureFile(name: string, bytes = PNG.length) {
  const rest = Buffer.alloc(Math.max(0, bytes - PNG.length));
  const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  return { name, mimeType, buffer: Buffer.concat([PNG, rest]) };
}

/** Chooses wallpapers by typing their ids. */
export async function enterIds(form: Locator, ...ids: readonly string[]): Promise<void> {
  const input = form.getByRole('combobox', { name: 'Enter Wallpaper Id' });
  for (const id of ids) {
    await input.fill(id);
    await form.page().getByRole('option', { name: id, exact: true }).click();
  }
}

/** Fills the add form with everything but pictures. */
export async function fillReview(page: Page): Promise<void> {
  const form = addForm(page);
  await form.getByLabel('User Name').fill('Divya Nair');
  await form.getByLabel('Description').fill('Worth it,\nand “quick”.');
  await enterIds(form, 'WP101', 'wp103');
  await form.getByRole('radio', { name: '4 stars' }).check();
}

export async function expectFilled(page: Page): Promise<void> {
  const form = addForm(page);
  await expect(form.getByLabel('User Name')).toHaveValue('Divya Nair');
  await expect(form.getByLabel('Description')).toHaveValue('Worth it,\nand “quick”.');
  await expect(form.getByRole('button', { name: 'Remove WP101' })).toBeVisible();
  await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
}

/** The texts of a multipart request, in order, and its files as `[name, file name, type]`. */
export function sentForm(request: ReceivedRequest | undefined) {
  const parts = request ? multipartOf(request) : [];
  const texts = parts.filter(({ fileName }) => fileName === undefined);
  const files = parts.filter(({ fileName }) => fileName !== undefined);
  return {
    texts: texts.map(({ name, bytes }) => [name, bytes.toString()]),
    files: files.map(({ name, fileName, type }) => [name, fileName, type]),
  };
}

export const requestsTo = (foreign: ForeignServer, call: string) =>
  foreign.controls.requestsTo(`${REVIEWS}/${call}`);
