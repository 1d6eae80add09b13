import type { Page } from '@playwright/test';
import { CataloguePage } from '../../fixtures/catalogue-page';
import { SOME_PDF, savedBy } from '../../fixtures/downloads';
import { InstallersPage } from '../../fixtures/installers-page';
import { newMark } from '../../fixtures/new-mark';
import { OrdersPage } from '../../fixtures/orders-page';
import { PdfPage } from '../../fixtures/pdf-page';
import { picture } from '../../fixtures/pictures';
import { ReviewsPage } from '../../fixtures/reviews-page';
import { DEMO } from '../../fixtures/sign-in';
import { expect, ownSessionTest, test } from '../../fixtures/test';
import { someone } from '../installers';
import { storedOrders } from '../orders';
import { Keys } from './keys';

/** The parts that both halves of the journey use. */
function start(page: Page) {
  return {
    keys: new Keys(page),
    keyboard: page.keyboard,
    search: page.getByRole('searchbox', { name: 'Search' }),
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    remove: page.getByRole('dialog').getByRole('button', { name: 'Remove' }),
  };
}

test('signing in, orders, rows, selections and the history need no pointer', async ({
  page,
  server,
}) => {
  const { keys, keyboard, search, button, remove } = start(page);
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  const said = (text: string) => page.getByRole('status').filter({ hasText: text });
  /** Until the list is there, Enter chooses nothing. */
  const firstOption = page.getByRole('listbox').getByRole('option').first();

  await test.step('sign in', async () => {
    await page.goto('/login');
    await expect(page.getByLabel('Username')).toBeFocused();
    await keyboard.type(DEMO.username);
    await keys.type(page.getByLabel('Password'), DEMO.password);
    const otp = await server.otpAfter(() => keyboard.press('Enter'));
    await expect(page.getByLabel('OTP')).toBeFocused();
    await keyboard.type(otp);
    await keyboard.press('Enter');
  });

  await test.step('assign an installer to an order, download its invoice, tick a step and open its panel', async () => {
    const orders = new OrdersPage(page);
    await orders.arrive();
    await expect(page.getByRole('main')).toBeFocused();
    const order = (await storedOrders(page)).findLast(
      ({ transaction, installerId }) => transaction?.status === 'SUCCESS' && installerId === null,
    );
    const name = order?.orderId ?? '';
    await keyboard.press('/');
    await keyboard.type(name);
    await expect(orders.rows).toHaveCount(1);
    await keyboard.press('ArrowDown');
    await expect(orders.rows).toBeFocused();
    await keys.to(orders.installerOf(name));
    await keyboard.press('ArrowDown');
    await expect(firstOption).toBeVisible();
    await keyboard.press('Enter');
    await expect(orders.installerOf(name)).not.toHaveValue('');
    await expect(orders.installerOf(name)).toBeFocused();
    await page.route('**/downloadInvoice', (route) => route.fulfill(SOME_PDF));
    const invoice = orders.document(name, 'Download Invoice');
    expect((await savedBy(page, () => keys.press(invoice))).name).toBe('invoice.pdf');
    await expect(invoice).toBeFocused();
    const box = orders.box(name, 'Product is packed');
    const isDone = await box.isChecked();
    await keys.press(box, 'Space');
    await expect(box).toBeChecked({ checked: !isDone });
    await expect(box).toBeFocused();
    await keyboard.press('e');
    await expect(orders.details(name)).toBeVisible();
    await keys.press(orders.details(name).getByRole('button', { name: 'Close' }));
    await expect(orders.details(name)).toBeHidden();
    await expect(button(name)).toBeFocused();
  });

  await test.step('mark orders and assign an installer', async () => {
    // A few of the newest orders, so that few stops are between a row and what is below the table.
    await keys.type(search, 'PH-10199');
    await keys.press(button(/^To pack/));
    await expect(button(/^To pack/)).toBeFocused();
    const boxes = page.getByRole('checkbox', { name: /^Select PH/ });
    await keys.press(boxes.first(), 'Space');
    await keys.press(button('Mark…'));
    await keyboard.press('Enter');
    await expect(said('Data Updated').or(said('1 Order updated')).first()).toBeVisible();
    await keys.press(boxes.first(), 'Space');
    await keys.press(boxes.nth(1), 'Shift+Space');
    await keys.press(button('Assign installer'));
    const assign = dialog('Assign installer to 2 Orders');
    await keys.to(assign.getByRole('combobox'));
    await keyboard.press('ArrowDown');
    await expect(firstOption).toBeVisible();
    await keyboard.press('Enter');
    await keys.press(assign.getByRole('button', { name: 'Save' }));
    await expect(assign).toBeHidden();
    const assigned = page.getByRole('combobox', { name: /^Installer for order/ });
    await expect(assigned.first()).not.toHaveValue('');
    await expect(assigned.nth(1)).toHaveValue(await assigned.first().inputValue());
  });

  await test.step('page and filter a table', async () => {
    const link = page.getByRole('navigation').getByRole('link', { name: 'Coupons' });
    await keys.press(link);
    await expect(page.getByRole('main')).toBeFocused();
    const range = page.getByText(/^\d+–\d+ of \d+$/);
    await keys.press(button('Next page'));
    await expect(range).toHaveText(/^6–/);
    await keys.press(button('Filters'));
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await keys.press(filters.getByRole('button', { name: 'Application' }));
    // The options show once they are counted.
    await expect(filters.getByRole('checkbox').first()).toBeVisible();
    await keys.press(filters.getByRole('checkbox').first(), 'Space');
    await keyboard.press('Escape');
    await expect(button('Filters')).toBeFocused();
    await keys.press(button(/^Remove filter/));
    await expect(button(/^Remove filter/)).toHaveCount(0);
    await expect(search).toBeFocused();
  });

  await test.step('add, update and remove a row', async () => {
    await keys.open('Installers');
    const asha = someone();
    const name = asha['Installer Name'];
    const installers = new InstallersPage(page);
    for (const [label, value] of Object.entries(asha))
      await keys.type(installers.field(label), value);
    await keyboard.press('Enter');
    await installers.expectEmpty();
    await expect(installers.rowWith(name)).toBeFocused();
    await keys.press(page.getByRole('status').getByRole('button', { name: 'Open' }));
    await expect(installers.dialog.getByLabel('Installer Name')).toHaveValue(name);
    await keyboard.press('Escape');
    await expect(installers.dialog).toBeHidden();
    await keys.type(search, name);
    await expect(installers.rows).toHaveCount(1);
    const update = installers.rowWith(name).getByRole('button', { name: 'Update' });
    await keys.press(update);
    await expect(installers.dialog).toBeVisible();
    await keyboard.press('Escape');
    await expect(installers.dialog).toBeHidden();
    await expect(update).toBeFocused();
    await keyboard.press('Enter');
    await keys.type(installers.dialog.getByLabel('City'), 'Nashik');
    await keyboard.press('Enter');
    await expect(installers.dialog).toBeHidden();
    await expect(installers.rowWith(name)).toContainText('Nashik');
    await keys.press(installers.rowWith(name).getByRole('button', { name: 'Remove' }));
    await keys.press(remove);
    // Rows behind an open dialog are not found by role.
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(installers.rowWith(name)).toHaveCount(0);
    await expect(search).toBeFocused();
  });

  await test.step('sort by two columns', async () => {
    await keys.type(search, 'a');
    await keys.press(button('City'));
    await keys.press(button('Name'), 'Shift+Enter');
    await expect(page).toHaveURL(/sort=city.*name/);
  });

  await test.step('edit selected rows, and undo that in the history', async () => {
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    await keys.press(boxes.first(), 'Space');
    await keys.press(boxes.nth(2), 'Shift+Space');
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar.getByText('3 selected')).toBeVisible();
    await keys.press(bar.getByRole('button', { name: 'Export' }));
    expect((await savedBy(page, () => keyboard.press('Enter'))).name).toBe('installers.xlsx');
    await keys.press(bar.getByRole('button', { name: 'Edit' }));
    const edit = dialog('Edit 3 Installers');
    await keys.to(edit.getByLabel('Field'));
    await keyboard.type('Rate');
    await keys.type(edit.getByLabel('Rate'), '77');
    await keys.press(edit.getByRole('button', { name: 'Save' }));
    await expect(edit).toBeHidden();
    await expect(page.getByRole('cell', { name: '₹77', exact: true })).toHaveCount(3);
    await keys.press(button('History'));
    const history = dialog('History');
    await keys.press(history.getByRole('button', { name: 'Undo' }).first());
    await keys.press(dialog('Undo: Change of Rate').getByRole('button', { name: 'Undo' }));
    await expect(history).toContainText('Undone');
    await keyboard.press('Escape');
    await expect(history).toBeHidden();
    await expect(button('History')).toBeFocused();
    await expect(page.getByRole('cell', { name: '₹77', exact: true })).toHaveCount(0);
  });
});

ownSessionTest('spreadsheets, reviews, PDF and signing out need no pointer', async ({ page }) => {
  const { keys, keyboard, search, button, remove } = start(page);
  const updated = page.getByRole('status').filter({ hasText: 'Data Updated' }).last();
  await InstallersPage.open(page);

  await test.step('update rows by a spreadsheet', async () => {
    await keys.open('Categories');
    const sheet = await savedBy(page, () => keys.press(button('Download Data')));
    const file = { name: sheet.name, mimeType: '', buffer: sheet.bytes };
    await keys.choose(page.getByLabel('Spreadsheet (.xlsx)'), file);
    await keys.press(button('Upload'));
    await expect(updated).toBeVisible();
    await expect(button('Upload')).toBeFocused();
  });

  await test.step('add a wallpaper to a category and remove it', async () => {
    await keys.open('Custom Catalogue');
    const catalogue = new CataloguePage(page);
    await keys.type(catalogue.category, 'bedroom');
    await keyboard.press('Enter');
    await expect(catalogue.count).toBeVisible();
    // Wallpapers in the category come before it.
    await keys.type(search, 'wp-0001');
    const box = catalogue.box('WP-0001');
    for (const _ of ['there', 'and back']) {
      const isIn = await box.isChecked();
      await keys.press(box, 'Space');
      await expect(box).toBeChecked({ checked: !isIn });
      await expect(box).toBeFocused();
    }
  });

  await test.step('add, view, update and remove a review', async () => {
    await keys.open('Reviews');
    const reviews = new ReviewsPage(page);
    const name = `Asha ${newMark()}`;
    await keys.type(reviews.form.getByLabel('User Name'), name);
    await keys.type(reviews.ids(reviews.form), 'WP-0001');
    await keyboard.press('Enter');
    await keys.type(reviews.form.getByLabel('Description'), 'Lovely paper.');
    await keys.press(
      reviews.form.getByRole('radio', { name: '1 star', exact: true }),
      'ArrowRight',
    );
    await keys.choose(reviews.files(reviews.form), await picture('wall.jpg'));
    await keys.press(reviews.form.getByRole('button', { name: 'Remove wall.jpg' }));
    await expect(reviews.files(reviews.form)).toBeFocused();
    await keys.choose(reviews.files(reviews.form), await picture('wall.jpg'));
    await keys.press(reviews.submit);
    await reviews.expectAdded();
    const row = reviews.rows.filter({ hasText: name });
    await expect(row).toBeFocused();
    await keyboard.press('Escape');
    await keys.type(search, name);
    await expect(reviews.rows).toHaveCount(1);
    await keys.press(row.getByRole('button', { name: 'Show image 1' }));
    await expect(reviews.viewer).toBeVisible();
    await keyboard.press('Enter');
    await expect(reviews.viewer).toBeHidden();
    await keys.press(row.getByRole('button', { name: 'Update' }));
    await keys.press(reviews.dialog.getByRole('checkbox', { name: 'Status' }), 'Space');
    await keys.press(reviews.dialog.getByRole('button', { name: 'Remove image 1' }));
    await expect(reviews.dialog.getByRole('button', { name: 'Keep image 1' })).toBeFocused();
    await keys.press(reviews.dialog.getByRole('button', { name: 'Update' }));
    await expect(reviews.dialog).toBeHidden();
    await expect(row).toContainText('Deactive');
    await keys.press(row.getByRole('button', { name: 'Remove' }));
    await keys.press(remove);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(search).toBeFocused();
  });

  await test.step('choose a wallpaper and download its PDF', async () => {
    await keys.open('PDF');
    const pdf = new PdfPage(page);
    await keys.type(pdf.search, 'WP-0007');
    await keys.press(pdf.box('WP-0007'), 'Space');
    await expect(pdf.chosen(1)).toBeVisible();
    await page.route('**/api/pdf/download', (route) => route.fulfill(SOME_PDF));
    const saved = await savedBy(page, () => keys.press(pdf.download));
    expect(saved.name).toBe('catalogue.pdf');
    await expect(pdf.download).toBeFocused();
  });

  await test.step('sign out', async () => {
    const account = page.getByRole('button', { name: 'Account' });
    await keys.press(account);
    await keys.expectActive(page.getByRole('menuitem', { name: 'Change password' }));
    await keyboard.press('Escape');
    await expect(account).toBeFocused();
    await keyboard.press('Enter');
    await keys.expectActive(page.getByRole('menuitem', { name: 'Change password' }));
    await keyboard.press('End');
    await keys.expectActive(page.getByRole('menuitem', { name: 'Sign out', exact: true }));
    await keyboard.press('Enter');
    await expect(page.getByLabel('Username')).toBeFocused();
  });
});
