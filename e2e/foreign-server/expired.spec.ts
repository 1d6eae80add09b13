import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { ForeignOrdersPage } from './foreign-orders';
import { addForm, expectFilled, fillReview, images, pictureFile, submit } from './foreign-reviews';
import { signInOnForeign, foreignStaffTest as test } from './foreign-test';
import type { ForeignServer } from './server/foreign-server';
import { json } from './server/responses';

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

test('after a session ends on a hand-written screen, signing in again returns to it, with what was chosen or typed', async ({
  page,
  foreign,
  problems,
}) => {
  // One of its wallpapers has no picture.
  problems.expect(/\/gone\.jpg/);
  const screen = (name: string) => page.getByRole('navigation').getByRole('link', { name });

  await test.step('orders: a box that was not saved is not ticked', async () => {
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

  await test.step('orders: a sync', async () => {
    const orders = new ForeignOrdersPage(page);
    expireAt(foreign, '/api/orders/syncorders');
    await orders.sync.click();
    await signInAgain(page, /\/order/);
    await expect(orders.sync).toBeEnabled();
    await expect(orders.rowWith('Newly Synced')).toHaveCount(0);
    expect(foreign.controls.requestsTo('/api/orders/syncorders')).toHaveLength(1);
  });

  await test.step('catalogue: the category is still chosen', async () => {
    await screen('Custom Catalogue').click();
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Forest 12' }).click();
    expireAt(foreign, '/api/customCatalogue/update');
    const box = page.getByRole('checkbox', { name: 'WP102 in category' });
    await box.click();
    await signInAgain(page, /\/catalogue\?/);
    await expect(page.getByRole('checkbox', { name: 'WP101 in category' })).toBeChecked();
    await expect(box).not.toBeChecked();
  });

  await test.step('PDF: what is chosen is still chosen', async () => {
    await screen('PDF').click();
    await page.getByRole('checkbox', { name: 'WP102 in PDF' }).click();
    expireAt(foreign, '/api/pdf/download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await signInAgain(page, /\/pdf/);
    await expect(page.getByRole('checkbox', { name: 'WP102 in PDF' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeEnabled();
  });

  await test.step('reviews: the form is restored', async () => {
    await screen('Reviews').click();
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
});
