import type { Locator } from '@playwright/test';
import { violationsOf } from '../fixtures/axe';
import { newMark } from '../fixtures/new-mark';
import { falsePicture, picture } from '../fixtures/pictures';
import { ReviewsPage, someReview, storedReviews, storeReview } from '../fixtures/reviews-page';
import { expect, staffTest as test } from '../fixtures/test';

test.slow();

/** An error of Playwright's trace, which fetches a preview against the page's policy. */
const TRACED_PREVIEW = /^Connecting to 'blob:/;

/** Expects a picture to be loaded with this width. */
async function expectWidth(image: Locator, width: number): Promise<void> {
  // Images outside the view are not loaded.
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('naturalWidth', width);
}

test('a review with pictures is added, viewed large with the keyboard, and updated; a reload shows the same', async ({
  page,
}) => {
  const files = [
    await picture('wall.jpg', '#a33', 900),
    await picture('room.png', '#3a3', 2500),
    await picture('detail.jpeg', '#33a', 600),
  ];
  const review = someReview({ files });
  const reviews = await ReviewsPage.open(page, `search=${review.name}`);
  await reviews.fill(review);
  await reviews.expectFilled(review);
  await reviews.add();
  await expect(reviews.rows.filter({ hasText: review.name })).toBeFocused();

  const row = await reviews.find(review.name);
  await expect(row).toContainText('WP-0001');
  await expect(row).toContainText('WP-0012');
  await expect(row).toContainText('Active');
  await expect(row.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  const thumbnails = row.getByRole('button', { name: /^Show image \d$/ });
  await expect(thumbnails).toHaveCount(3);
  for (const index of [0, 1, 2]) await expectWidth(thumbnails.nth(index).locator('img'), 320);

  await row.getByRole('button', { name: 'Show image 2' }).click();
  const { keyboard } = page;
  const shown = (number: number) =>
    reviews.viewer.getByRole('img', { name: `Image ${number} of 3` });
  await expectWidth(shown(2), 2400);
  const height = (await shown(2).boundingBox())?.height;
  expect(height, 'the whole image is to be seen').toBeLessThan(page.viewportSize()?.height ?? 0);
  await keyboard.press('ArrowRight');
  await expectWidth(shown(3), 600);
  await keyboard.press('ArrowRight');
  await expectWidth(shown(1), 900);
  await keyboard.press('ArrowLeft');
  await expect(shown(3)).toBeVisible();
  await keyboard.press('Escape');
  await expect(reviews.viewer).toBeHidden();
  await expect(row.getByRole('button', { name: 'Show image 2' })).toBeFocused();

  const { dialog } = reviews;
  await reviews.openUpdate(review.name);
  await dialog.getByRole('button', { name: 'Remove image 2' }).click();
  await dialog.getByRole('button', { name: 'Keep image 2' }).click();
  await dialog.getByRole('button', { name: 'Remove image 1' }).click();
  await expect(dialog.getByText('Removed', { exact: true })).toHaveCount(1);
  await reviews.files(dialog).setInputFiles([await picture('three.png', '#33a', 700)]);
  await dialog.getByLabel('Description').fill('It came off.');
  await dialog.getByRole('radio', { name: '2 stars' }).check();
  const status = dialog.getByRole('checkbox', { name: 'Status' });
  await expect(status).toHaveAccessibleDescription(/^The decision/);
  await status.uncheck();
  await dialog.getByRole('button', { name: 'Remove WP-0001' }).click();
  await reviews.update();
  await expect(page.getByRole('status').filter({ hasText: 'Data Updated' })).toBeVisible();

  await page.reload();
  await reviews.find(review.name);
  await expect(row).toContainText('It came off.');
  await expect(row).toContainText('Deactive');
  await expect(row).not.toContainText('WP-0001');
  await expect(row.getByRole('img', { name: '2 of 5 stars' })).toBeVisible();
  await row.getByRole('button', { name: 'Show image 1' }).click();
  await expectWidth(shown(1), 2400);
  await keyboard.press('ArrowLeft');
  await expectWidth(shown(3), 700);
  expect(await storedReviews(page, review.name)).toEqual([
    expect.objectContaining({ status: 0, wpId: ['WP-0012'], rating: 2 }),
  ]);
});

test('reviews are decided on by keys, in the table and beside their pictures', async ({ page }) => {
  const reviews = await ReviewsPage.open(page);
  const { keyboard } = page;
  const row = reviews.rows
    .filter({ has: page.getByRole('button', { name: 'Show image 1' }) })
    .first();
  const text = (await row.locator('td').nth(2).innerText()).slice(0, 20);
  await row.locator('td').nth(1).click();
  await keyboard.press('d');
  await expect(row).toContainText('Deactive');
  await row.getByRole('checkbox').focus();
  await keyboard.press('d');
  await expect(row).toContainText('Deactive');
  await expect(row.getByRole('checkbox')).toBeFocused();
  await keyboard.press('a');
  await expect(row.locator('td[data-tone]')).toHaveText('Active');
  await keyboard.press('u');
  await expect(row).toContainText('Deactive');

  await row.getByRole('button', { name: 'Show image 1' }).click();
  await expect(reviews.viewer).toContainText(text);
  await expect(reviews.viewer.getByText(/of 5 stars$/)).toBeVisible();
  await keyboard.press('a');
  const status = reviews.viewer.locator('[aria-live]', { hasText: /^(Active|Deactive)$/ });
  await expect(status).toHaveText('Active');
  expect(await violationsOf(reviews.viewer)).toEqual([]);
  const title = await reviews.viewer.getByRole('heading').innerText();
  await keyboard.press(']');
  await expect(reviews.viewer.getByRole('heading')).not.toHaveText(title);
  await keyboard.press('d');
  await expect(status).toHaveText('Deactive');
  await keyboard.press('Escape');
  await expect(row.locator('td[data-tone]')).toHaveText('Active');

  await page.getByRole('searchbox', { name: 'Search' }).fill('ad');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('ad');

  // New reviews are decided on one by one, and stay in view until the list is updated.
  const mark = newMark();
  const fresh = page.getByRole('button', { name: /^New \d+$/ });
  const before = Number((await fresh.innerText()).replace('New', '')) + 3;
  for (const name of ['Asha', 'Ravi', 'Meera'])
    await storeReview(page, { name: `${name} ${mark}` });
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(fresh).toHaveText(`New ${before}`);
  await fresh.click();
  await expect(page).toHaveURL(/f\.decision=New/);
  await expect(fresh).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('searchbox', { name: 'Search' }).fill(mark);
  await expect(reviews.rows).toHaveCount(3);
  for (const key of ['ArrowDown', 'ArrowDown']) await keyboard.press(key);
  const isGone = (index: number) => expect(reviews.rows.nth(index)).toHaveAttribute('data-gone');
  const marks = page.getByRole('table').getByRole('img', { name: 'New' });
  await expect(marks).toHaveCount(3);
  await keyboard.press('a');
  await isGone(1);
  await expect(marks).toHaveCount(2);
  await expect(fresh).toHaveText(`New ${before - 1}`);
  await keyboard.press('ArrowUp');
  await keyboard.press('d');
  await isGone(0);
  await expect(page.getByText('2 rows no longer match')).toHaveCount(2);
  await keyboard.press('u');
  await expect(reviews.rows.first()).not.toHaveAttribute('data-gone');
  await expect(reviews.rows.first()).toContainText('Asha');
  await expect(reviews.rows.first()).toContainText('Active');
  await isGone(1);
  await page.getByRole('button', { name: 'Update list' }).click();
  await expect(reviews.rows).toHaveCount(2);
  await fresh.click();
  await expect(page).not.toHaveURL(/f\.decision/);
});

test('a new review is decided on by its buttons; ids can be pasted, messages appear at their fields, and axe finds nothing wrong', async ({
  page,
  problems,
}) => {
  await test.step('an update that changes nothing does not decide on a new review, but the buttons of its row do', async () => {
    const name = await storeReview(page);
    const reviews = await ReviewsPage.open(page, `search=${name}`);
    const isDecided = async () => (await storedReviews(page, name))[0]?.decided;
    await reviews.openUpdate(name);
    await reviews.update();
    const toast = page.getByRole('status').filter({ hasText: 'Nothing was changed.' });
    await expect(toast).toContainText(`${name}’s review is still new.`);
    expect(await isDecided()).toBe(false);
    await toast.getByRole('button', { name: 'Keep Active' }).click();
    await expect.poll(isDecided).toBe(true);

    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(isDecided).toBe(false);

    const row = reviews.rows.filter({ hasText: name });
    const publish = row.getByRole('button', { name: 'Publish' });
    const reject = row.getByRole('button', { name: 'Reject' });
    const place = await publish.boundingBox();
    await reject.click();
    await expect(page.getByRole('status')).toContainText(
      `${name}’s review: Status set to Deactive`,
    );
    await expect.poll(isDecided).toBe(true);
    await expect(reject).toBeHidden();
    expect(await publish.boundingBox()).toEqual(place);
    await expect(publish).toBeFocused();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(isDecided).toBe(false);
    await publish.click();
    await expect(page.getByRole('status')).toContainText(`${name}’s review: Status set to Active`);
    await expect.poll(isDecided).toBe(true);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(isDecided).toBe(false);

    await reviews.openUpdate(name);
    await reviews.dialog.getByRole('textbox', { name: 'Description' }).fill('Lovely.');
    await reviews.update();
    expect(await isDecided()).toBe(true);
  });

  await test.step('known ids are pasted, and unknown ones are named', async () => {
    const reviews = await ReviewsPage.open(page);
    const input = reviews.ids(reviews.form);
    await input.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'wp-0003; WP-9999\nWP-0004');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await expect(reviews.form.getByRole('button', { name: /^Remove WP-/ })).toHaveText(['', '']);
    await expect(input).toHaveAccessibleDescription(/Unknown: WP-9999/);
    await input.fill('wp-000');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(reviews.form.getByRole('button', { name: /^Remove WP-000\d$/ })).toHaveCount(3);

    await input.fill('WP-9999,');
    await reviews.form.getByRole('button', { name: 'Reset' }).click();
    await reviews.expectEmpty();
    await expect(input).toHaveValue('');
    await expect(reviews.form.getByText('Unknown:')).toBeHidden();
  });

  await test.step('the server’s messages appear at their fields, and the corrected form is accepted; axe finds nothing wrong with it and the dialogs', async () => {
    problems.expect(TRACED_PREVIEW);
    const files = [await picture('good.jpg'), falsePicture('renamed.jpg')];
    const review = someReview({ files });
    const reviews = await ReviewsPage.open(page, `search=${review.name}`);
    await reviews.fill({ ...review, name: '' });
    await reviews.submit.click();
    const name = reviews.form.getByLabel('User Name');
    await expect(name).toHaveAccessibleDescription(/required/);
    await expect(name).toBeFocused();
    await expect(reviews.chip('renamed.jpg')).toContainText('not a JPEG or PNG');
    await expect(reviews.chip('good.jpg')).not.toContainText('not a JPEG or PNG');
    await expect(reviews.files(reviews.form)).toHaveAccessibleDescription(/One image was rejected/);
    await reviews.ids(reviews.form).fill('WP-9999,');
    await expect(reviews.form.getByText('Unknown:')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await reviews.ids(reviews.form).fill('');

    await name.fill(review.name);
    await reviews.form.getByRole('button', { name: 'Remove renamed.jpg' }).click();
    await reviews.add();
    const [stored] = await storedReviews(page, review.name);
    expect(stored?.review_images).toHaveLength(1);

    const row = await reviews.find(review.name);
    await row.getByRole('button', { name: 'Update' }).click();
    await reviews.dialog.getByRole('button', { name: 'Remove image 1' }).click();
    expect(await violationsOf(reviews.dialog)).toEqual([]);
  });
});
