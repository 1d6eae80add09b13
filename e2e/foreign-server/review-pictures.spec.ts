import { expect } from '../fixtures/test';
import {
  addForm,
  expectFilled,
  fillReview,
  images,
  openReviews,
  pictureFile,
  REVIEWS,
  requestsTo,
  sentForm,
  submit,
} from './foreign-reviews';
import { FAILED_REQUEST, foreignStaffTest as test } from './foreign-test';
import { invalid, json } from './server/responses';

const ADD = `${REVIEWS}/add`;

test('the server’s messages about pictures appear at the field or at a picture’s chip, and nothing is lost; 20 pictures are sent, and no other files', async ({
  page,
  foreign,
  problems,
}) => {
  problems.expect(FAILED_REQUEST);
  await openReviews(page);
  const form = addForm(page);
  await fillReview(page);
  await images(form).setInputFiles([pictureFile('good.png')]);

  await test.step('a message about all pictures appears at the field', async () => {
    foreign.controls.answerNext(ADD, invalid({ newImage: ['The picture is too dark.'] }));
    await submit(page).click();
    await expect(form.getByText('The picture is too dark.')).toBeVisible();
    await expectFilled(page);
  });

  await test.step('a request too large for the server (413 without a message) shows an error', async () => {
    const before = requestsTo(foreign, 'add').length;
    foreign.controls.answerNext(ADD, json(413, { message: '' }));
    await submit(page).click();
    await expect.poll(() => requestsTo(foreign, 'add').length).toBe(before + 1);
    await expect(page.getByText(/too large/)).toBeVisible();
    await expect(submit(page)).toBeEnabled();
    await expectFilled(page);
    await expect(form.getByRole('button', { name: 'Remove good.png' })).toBeVisible();
  });

  await test.step('a message about one picture appears at its chip', async () => {
    await form.getByLabel('User Name').fill('');
    await images(form).setInputFiles([
      { name: 'bad.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    ]);
    await submit(page).click();
    await expect(form.getByLabel('User Name')).toHaveAccessibleDescription(
      /The name field is required\./,
    );
    const chip = form.getByRole('listitem').filter({ hasText: 'bad.jpg' });
    await expect(chip).toContainText('The file.1 must be a file of type: jpg, jpeg, png.');
    await expect(form.getByRole('listitem').filter({ hasText: 'good.png' })).not.toContainText(
      'must',
    );

    await chip.getByRole('button', { name: 'Remove bad.jpg' }).click();
    await form.getByLabel('User Name').fill('Divya Nair');
    await submit(page).click();
    await expect(page.getByRole('table').getByText('Divya Nair')).toBeVisible();
    expect(sentForm(requestsTo(foreign, 'add').at(-1)).files).toEqual([
      ['file[0]', 'good.png', 'image/png'],
    ]);
  });

  await test.step('20 of the chosen pictures are sent, and no other files', async () => {
    await fillReview(page);
    await expect(images(form)).toHaveAttribute('accept', '.jpg,.jpeg,.png');
    await images(form).setInputFiles([
      { name: 'wall.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
      pictureFile('WALL.JPG'),
    ]);
    await expect(form.getByRole('button', { name: 'Remove wall.gif' })).toHaveCount(0);
    await expect(form.getByText(/wall\.gif/)).toBeVisible();
    await form.getByRole('button', { name: 'Remove WALL.JPG' }).click();

    const many = Array.from({ length: 21 }, (_, index) => pictureFile(`p${index + 1}.png`));
    await images(form).setInputFiles(many);
    await expect(form.getByText(/p21\.png .*at most 20/)).toBeVisible();
    await submit(page).click();
    await expect(page.getByRole('table').getByText('Divya Nair')).toHaveCount(2);
    expect(sentForm(requestsTo(foreign, 'add').at(-1)).files).toHaveLength(20);
  });
});
