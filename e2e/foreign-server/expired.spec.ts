import type { Page, Route } from '@playwright/test';
import { InstallersPage } from '../fixtures/installers-page';
import { OrdersPage } from '../fixtures/orders-page';
import { expect } from '../fixtures/test';
import { addForm, expectFilled, fillReview, images, pictureFile, submit } from './foreign-reviews';
import { signInOnForeign, foreignStaffTest as test } from './foreign-test';
import type { ForeignServer } from './server/foreign-server';
import { json } from './server/responses';

/** The session ends just before the next request to a path. */
async function expireAt(page: Page, foreign: ForeignServer, path: string): Promise<void> {
  foreign.controls.answerNext(path, json(419, { message: 'CSRF token mismatch.' }));
  // Not now: a list that is still being fetched would lead to the sign-in.
  const expire = async (route: Route) => {
    foreign.sessions.expireAll();
    await route.continue();
  };
  await page.route(`**${path}`, expire, { times: 1 });
}

async function signInAgain(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await signInOnForeign(page);
  await expect(page).toHaveURL(address);
}

test('after a session ends, signing in again returns to the screen and its address, with what was typed', async ({
  page,
  foreign,
  problems,
}) => {
  // One of its wallpapers has no picture.
  problems.expect(/\/gone\.jpg/);
  const screen = (name: string) => page.getByRole('navigation').getByRole('link', { name });

  await test.step('orders: a box that was not saved is not ticked', async () => {
    foreign.orders.takesUpdates = true;
    const orders = await OrdersPage.open(page);
    await orders.next.click();
    await expect(orders.range).toHaveText('51–52 of 52');
    await expireAt(page, foreign, '/api/orders/update');
    await orders.box('ORD-5052', 'Product is packed').click();
    await signInAgain(page, /\/order\?/);
    await expect(orders.range).toHaveText('51–52 of 52');
    await expect(orders.box('ORD-5052', 'Product is packed')).not.toBeChecked();
  });

  await test.step('installers: the form is restored', async () => {
    await screen('Installers').click();
    const installers = new InstallersPage(page);
    await expireAt(page, foreign, '/api/installer/add');
    await installers.add();
    await signInAgain(page, /\/installer/);
    await installers.expectFilled();
    await installers.submit.click();
    await expect(page.getByText('1–5 of 8')).toBeVisible();
  });

  await test.step('reviews: the form is restored with its picture', async () => {
    await screen('Reviews').click();
    await fillReview(page);
    const picture = pictureFile('good.png');
    await images(addForm(page)).setInputFiles([picture]);
    await expireAt(page, foreign, '/api/review/add');
    await submit(page).click();
    await signInAgain(page, /\/review/);
    await expectFilled(page);
    await expect(addForm(page).getByRole('button', { name: 'Remove good.png' })).toBeVisible();
    await submit(page).click();
    await expect(page.getByRole('table').getByText('Divya Nair')).toBeVisible();
  });
});
