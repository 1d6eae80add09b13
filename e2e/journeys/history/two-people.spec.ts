import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../../fixtures/axe';
import { picture } from '../../fixtures/pictures';
import { post } from '../../fixtures/post';
import { ReviewsPage, someReview, storedReviews } from '../../fixtures/reviews-page';
import { staffTest as test } from '../../fixtures/test';
import { openWithSomeone, storedInstallers } from '../installers';
import { openWithOrder, storedOrder } from '../orders';

/** Someone else changes the installer. */
async function changeElsewhere(page: Page, name: string, values: object): Promise<void> {
  const [row] = await storedInstallers(page, name);
  const { version: _, ...rest } = Object(row);
  expect((await post(page, '/api/installer/update', { ...rest, ...values })).ok()).toBe(true);
}

test('if two people change one field, the second one chooses a value; other changes to rows, reviews and orders are merged', async ({
  page,
  problems,
}) => {
  await test.step('conflicting fields of a row are asked about, and the others merged', async () => {
    problems.expect(/409/);
    const { installers, name } = await openWithSomeone(page);
    await installers.rowWith(name).getByRole('button', { name: 'Update' }).click();
    await expect(installers.dialog).toBeVisible();
    await changeElsewhere(page, name, { city: 'Thane', rate: 700, phone: '9829098291' });
    for (const [label, value] of [
      ['City', 'Nashik'],
      ['Rate', '600'],
    ] as const)
      await installers.dialog.getByLabel(label).fill(value);
    await installers.dialog.getByRole('button', { name: 'Update' }).click();
    const question = page.getByRole('dialog', { name: 'Changed by someone else' });
    await expect(question.getByRole('radiogroup')).toHaveCount(2);
    await expect(question).toContainText('Original: Pune');
    await expect(question.getByText(/^Changed by demo, \d+ \w+ 20/)).toHaveCount(3);
    expect(await violationsOf(question)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(installers.dialog.getByLabel('City')).toHaveValue('Nashik');
    await installers.dialog.getByRole('button', { name: 'Update' }).click();
    const choose = (field: string, option: string) =>
      question
        .getByRole('radiogroup', { name: field })
        .getByRole('radio', { name: option, exact: true })
        .check();
    await choose('City', 'Mine');
    await choose('Rate', 'Theirs');
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(installers.dialog).toBeHidden();
    expect(await storedInstallers(page, name)).toMatchObject([
      { city: 'Nashik', rate: 700, phone: '9829098291' },
    ]);

    await installers.rowWith(name).getByRole('button', { name: 'Update' }).click();
    await expect(installers.dialog).toBeVisible();
    await changeElsewhere(page, name, { city: 'Surat' });
    await installers.dialog.getByLabel('Rate').fill('800');
    await installers.dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('demo also changed City.')).toBeVisible();
    await expect(installers.dialog).toBeHidden();
    expect(await storedInstallers(page, name)).toMatchObject([{ city: 'Surat', rate: 800 }]);
  });

  await test.step('the text and pictures of a review are merged', async () => {
    const review = someReview({ files: [await picture('one.jpg')] });
    const reviews = await ReviewsPage.open(page, `search=${review.name}`);
    await reviews.fill(review);
    await reviews.add();
    await reviews.openUpdate(review.name);
    const [row] = await storedReviews(page, review.name);
    await post(page, '/api/review/update', { id: row?.id, description: 'Changed elsewhere.' });
    await reviews.files(reviews.dialog).setInputFiles([await picture('two.jpg')]);
    await reviews.dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText(/ also changed Description\./)).toBeVisible();
    const [stored] = await storedReviews(page, review.name);
    expect(stored).toMatchObject({ description: 'Changed elsewhere.' });
    expect(stored?.review_images).toHaveLength(2);
  });

  await test.step('two people’s boxes of an order are merged, and one of two installers is chosen', async () => {
    problems.expect(/409/);
    // The page must not learn of the change before it makes its own.
    const version = await (await page.request.get('/api/studio/version')).json();
    await page.route('**/api/studio/version', (route) => route.fulfill({ json: version }));
    const { orders, order, name } = await openWithOrder(page, 11);
    const { id } = order;
    const update = async (values: object) =>
      expect((await post(page, '/api/orders/update', { id, ...values })).ok()).toBe(true);
    await update({ packed: !order.packed });
    const shipped = orders.box(name, 'Product is shipped');
    const before = await shipped.isChecked();
    await shipped.click();
    await expect(page.getByText('demo also changed Product is packed.')).toBeVisible();
    await expect(orders.box(name, 'Product is packed')).toBeChecked({ checked: !order.packed });
    await expect(shipped).toBeChecked({ checked: !before });
    await expect.poll(async () => (await storedOrder(page, name))?.packed).toBe(!order.packed);

    const all: { id: number; name: string }[] = await (
      await post(page, '/api/installer/fetch', {})
    ).json();
    const [theirs, mine] = all.filter((one) => one.id !== order.installerId);
    if (!theirs || !mine) throw new Error('There are too few installers.');
    await update({ installerId: theirs.id });
    await orders.installerOf(name).click();
    await page.getByRole('option', { name: mine.name }).first().click();
    const question = page.getByRole('dialog', { name: 'Changed by someone else' });
    await expect(question).toContainText(`Order ${name}`);
    const choice = question.getByRole('radiogroup', { name: 'Installer' });
    await expect(choice).toContainText(theirs.name);
    await expect(choice).toContainText('Changed by demo');
    await question.getByRole('radio', { name: 'Mine' }).check();
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(orders.installerOf(name)).toHaveValue(new RegExp(mine.name));
    await expect.poll(() => storedOrder(page, name)).toMatchObject({ installerId: mine.id });
  });
});
