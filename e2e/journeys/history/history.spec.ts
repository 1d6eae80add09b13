import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../../fixtures/axe';
import { picture } from '../../fixtures/pictures';
import { post } from '../../fixtures/post';
import { ReviewsPage, someReview, storedReviews } from '../../fixtures/reviews-page';
import { staffTest as test } from '../../fixtures/test';
import { openWithSomeone, storedInstallers } from '../installers';

const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'Undo' });
const history = (page: Page) => page.getByRole('dialog', { name: 'History', exact: true });

test('a change is undone from its toast and from its row’s history, and a removed review is restored', async ({
  page,
}) => {
  await test.step('a change is undone from its toast and from its row’s history; what someone has changed since is named', async () => {
    const { installers, name } = await openWithSomeone(page);
    const city = async () => (await storedInstallers(page, name))[0];
    await installers.update(name, { City: 'Nashik' });
    const update = installers.rowWith(name).getByRole('button', { name: 'Update' });
    await expect(update).toBeFocused();
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone: City')).toBeVisible();
    await expect(update).toBeFocused();
    await expect.poll(city).toMatchObject({ city: 'Pune' });

    await update.click();
    await installers.dialog.getByRole('button', { name: 'History' }).click();
    const entries = history(page).getByRole('listitem');
    await expect(entries).toHaveCount(3);
    await expect(entries.nth(1)).toContainText(/form.*City.*Pune.*to.*Nashik/);
    await expect(entries.nth(1).getByText('Undone', { exact: true })).toBeVisible();
    await expect(entries.nth(1).getByRole('button')).toHaveCount(0);
    await entries.first().getByRole('button', { name: 'Undo' }).click();
    await expect(entries).toHaveCount(4);
    await expect(entries.nth(2).getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect.poll(city).toMatchObject({ city: 'Nashik' });
    expect(await violationsOf(history(page))).toEqual([]);

    await entries.last().getByRole('button', { name: 'Undo' }).click();
    const question = page.getByRole('dialog', { name: `Undo adding ${name}?` });
    await expect(question).toContainText('This removes the row.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect.poll(city).toMatchObject({ city: 'Nashik' });
    await history(page).getByRole('button', { name: 'Close' }).click();
    await expect(installers.dialog).toBeHidden();

    await installers.update(name, { City: 'Surat' });
    // A version of the row from before the update would be rejected.
    await expect.poll(city).toMatchObject({ city: 'Surat' });
    const [row] = await storedInstallers(page, name);
    const changed = await post(page, '/api/installer/update', { ...Object(row), city: 'Thane' });
    expect(changed.ok()).toBe(true);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('alert')).toContainText(
      /City of .* was not undone.*and is now Thane/,
    );
    expect(await storedInstallers(page, name)).toMatchObject([{ city: 'Thane' }]);
  });

  await test.step('a removed review is restored with its pictures', async () => {
    const review = someReview({ files: [await picture('one.jpg')] });
    const reviews = await ReviewsPage.open(page, `search=${review.name}`);
    await reviews.fill(review);
    await reviews.add();
    const [before] = await storedReviews(page, review.name);
    const image = `/${String(before?.review_images).split(',')[0]}`;
    const row = await reviews.find(review.name);
    await row.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(async () => (await page.request.get(image)).status()).toBe(404);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    const { version: _, ...same } = before ?? {};
    expect(await storedReviews(page, review.name)).toMatchObject([same]);
    expect((await page.request.get(image)).status()).toBe(200);
  });
});
