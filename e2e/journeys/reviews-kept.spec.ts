import { holdRequests } from '../fixtures/hold-requests';
import { loseNextAnswer, NO_ANSWER } from '../fixtures/lost-answers';
import { largePicture, picture } from '../fixtures/pictures';
import { ReviewsPage, someReview, storedReviews, storeReview } from '../fixtures/reviews-page';
import { expect, staffTest as test } from '../fixtures/test';

test.slow();

test('neither a lost connection nor leaving or closing a review’s form loses anything, not even files', async ({
  page,
  problems,
}) => {
  await test.step('a lost connection loses nothing, not even files; pictures show their upload progress', async () => {
    problems.expect(NO_ANSWER);
    const files = [await picture('one.jpg'), await picture('two.png')];
    const review = someReview({ files });
    const reviews = await ReviewsPage.open(page, `search=${review.name}`);
    await reviews.fill(review);
    await loseNextAnswer(page, '/api/review/add');
    await reviews.submit.click();
    await expect(reviews.form.getByText(/no answer from the server/i)).toBeVisible();
    await reviews.expectFilled(review);

    await reviews.add();
    const stored = await storedReviews(page, review.name);
    expect(stored, 'the server had the first one already').toHaveLength(1);
    expect(stored[0]?.review_images).toHaveLength(2);

    const large = someReview({ files: [await largePicture('large.jpg')] });
    await reviews.fill(large);
    const release = await holdRequests(page, '**/api/review/add');
    await reviews.submit.click();
    const progress = reviews.form.getByRole('progressbar', { name: 'Uploading images' });
    await expect(progress).toBeVisible();
    await expect(
      reviews.form.getByText(/^[\d.]+ [kM]?B of [\d.]+ [kM]B sent \(\d+ %\)$/),
    ).toBeVisible();
    release();
    await reviews.expectAdded();
    await expect(progress).toBeHidden();
  });

  await test.step('leaving a changed form asks; a dialog closed by mistake can be restored', async () => {
    const name = await storeReview(page);
    const reviews = await ReviewsPage.open(page, `search=${name}`);
    await reviews.openUpdate(name);
    await reviews.files(reviews.dialog).setInputFiles([await picture('new.jpg')]);
    await page.keyboard.press('Escape');
    await expect(reviews.dialog).toBeHidden();
    await page.getByRole('status').getByRole('button', { name: 'Restore' }).click();
    await expect(reviews.dialog.getByRole('button', { name: 'Remove new.jpg' })).toBeVisible();
    await reviews.dialog.getByRole('button', { name: 'Close' }).click();

    await reviews.files(reviews.form).setInputFiles([await picture('one.jpg')]);
    await page.getByRole('navigation').getByRole('link', { name: 'Coupons' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
    await expect(reviews.chip('one.jpg')).toBeVisible();
  });
});
