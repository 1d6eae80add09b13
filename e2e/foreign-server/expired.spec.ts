import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { ForeignOrdersPage } from './foreign-orders';
import {
  addForm,
  expectFilled,
  fillReview,
  images,
  openReviews,
  pictureFile,
  submit,
} from './foreign-reviews';
import { openTable, signInOnForeign, foreignStaffTest as test } from './foreign-test';
import { json } from './server/answers';
import type { ForeignServer } from './server/foreign-server';

/** The session ends just before the next request to a path. */
function expireAt(foreign: ForeignServer, path: string): void {
  foreign.controls.answerNext(path, json(419, { message: 'CSRF token mismatch.' }));
  foreign.sessions.expireAll();
}

async function signInAgain(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await signInOnForeign(page);
  await expect(page).toHaveURL(address);
}

test('orders: a box that was not saved is not ticked after signing in again', async ({
  page,
  foreign,
}) => {
  foreign.orders.takesUpdates = true;
  const orders = await ForeignOrdersPage.open(page);
  await orders.next.click();
  await expect(orders.range).toHaveText('51–52 of 52');
  expireAt(foreign, '/api/orders/update');
  await orders.box('ORD-5052', 'Product is packed').click();
  await signInAgain(page, /\/order\?/);
  await expect(orders.range).toHaveText('51–52 of 52');
  await expect(orders.box('ORD-5052', 'Product is packed')).not.toBeChecked();
});

test('orders: a sync leads to the sign-in screen, and back', async ({ page, foreign }) => {
  const orders = await ForeignOrdersPage.open(page);
  expireAt(foreign, '/api/orders/syncorders');
  await orders.sync.click();
  await signInAgain(page, /\/order/);
  await expect(orders.sync).toBeEnabled();
  await expect(orders.rowWith('Newly Synced')).toHaveCount(0);
  expect(foreign.controls.requestsTo('/api/orders/syncorders')).toHaveLength(1);
});

test('catalogue: the category is still chosen after signing in again', async ({
  page,
  foreign,
}) => {
  await openTable(page, '/catalogue', ['Image', 'Name', 'Wallpaper ID', 'In Category']);
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Forest 12' }).click();
  expireAt(foreign, '/api/customCatalogue/update');
  const box = page.getByRole('checkbox', { name: 'WP102 in category' });
  await box.click();
  await signInAgain(page, /\/catalogue\?/);
  await expect(page.getByRole('checkbox', { name: 'WP101 in category' })).toBeChecked();
  await expect(box).not.toBeChecked();
});

test('PDF: what is chosen is still chosen after signing in again', async ({ page, foreign }) => {
  await openTable(page, '/pdf', ['Image', 'Name', 'PDF']);
  await page.getByRole('checkbox', { name: 'WP102 in PDF' }).click();
  // The categories load after the first rows: without a session, they would lead to the sign-in.
  await expect
    .poll(() => foreign.controls.requestsTo('/api/customCatalogue/fetch'))
    .toHaveLength(1);
  expireAt(foreign, '/api/pdf/download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await signInAgain(page, /\/pdf/);
  await expect(page.getByRole('checkbox', { name: 'WP102 in PDF' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeEnabled();
});

test('reviews: the form is as it was after signing in again', async ({ page, foreign }) => {
  await openReviews(page);
  await fillReview(page);
  const picture = pictureFile('good.png');
  await images(addForm(page)).setInputFiles([picture]);
  expireAt(foreign, '/api/review/add');
  await submit(page).click();
  await signInAgain(page, /\/review/);
  await expectFilled(page);
  await expect(addForm(page).getByRole('button', { name: 'Remove good.png' })).toBeVisible();
  await submit(page).click();
  await expect(page.getByRole('table').getByText('Divya Nair')).toBeVisible();
});
