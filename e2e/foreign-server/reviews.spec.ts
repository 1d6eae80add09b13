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
import { expectOurHeaders, foreignStaffTest as test } from './foreign-test';
import { invalid } from './server/responses';

test('reviews in any format are shown; a new one is sent as the contract says, and messages appear at their field or picture', async ({
  page,
  foreign,
}) => {
  const table = await openReviews(page);
  await test.step('reviews in any format are shown and sorted', async () => {
    await expect(table.cell('Asha Rao', 'ID')).toHaveText('71');
    await expect(table.cell('Asha Rao', 'Wallpaper IDs')).toContainText(/WP101,?\s*wp102/);
    await expect(table.cell('Asha Rao', 'Status')).toHaveText('Active');
    await expect(table.cell('Asha Rao', 'Rating').getByLabel('4 of 5 stars')).toBeVisible();
    await expect(table.cell('Imran Khan', 'Wallpaper IDs')).toHaveText('wp103');
    await expect(table.cell('Imran Khan', 'Status')).toHaveText('Deactive');
    await expect(table.cell('Sara Thomas', 'Wallpaper IDs')).toContainText(/WP101,?\s*WP104/);
    await expect(table.cell('Sara Thomas', 'Status')).toHaveText('Active');
    await expect(table.cell('Sara Thomas', 'Rating').getByLabel('5 of 5 stars')).toBeVisible();
    await expect(table.cell('जंगल सुंदर है', 'Wallpaper IDs')).toHaveText('');
    await expect(page.getByText(/\bnull\b|undefined|NaN|\[object/)).toHaveCount(0);
    for (const [name, count] of [
      ['Asha Rao', 2],
      ['Imran Khan', 0],
      ['Sara Thomas', 1],
    ] as const) {
      const thumbnails = table.cell(name, 'Images').getByRole('button', { name: /^Show image/ });
      await expect(thumbnails).toHaveCount(count);
    }
    await table.sortBy('ID', 'descending');
    const ids = (await table.column('ID')).map(Number);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(requestsTo(foreign, 'fetch')).toHaveLength(1);
  });

  await test.step('pictures open large', async () => {
    const thumbnails = table.cell('Asha Rao', 'Images');
    for (const [number, path] of [
      [1, 'images/reviews/71-1.jpg'],
      [2, 'images/reviews/71-2.png'],
    ] as const) {
      await thumbnails.getByRole('button', { name: `Show image ${number}` }).click();
      const picture = page.getByRole('dialog').getByRole('img');
      await expect(picture).toHaveAttribute('src', new RegExp(`/${path}$`));
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  await test.step('an added review is sent, and the form is empty again', async () => {
    const form = addForm(page);
    await expect(form.getByRole('radio', { name: '1 star', exact: true })).toBeChecked();
    await fillReview(page);
    await images(form).setInputFiles([pictureFile('living room.png'), pictureFile('दीवार.jpeg')]);
    await submit(page).click();
    await expect(page.getByRole('table').getByText('Divya Nair')).toBeVisible();

    const [call, ...more] = requestsTo(foreign, 'add');
    expect(more).toEqual([]);
    const { texts, files } = sentForm(call);
    expect(Object.fromEntries(texts)).toEqual({
      name: 'Divya Nair',
      // HTML forms send line ends as CRLF.
      description: 'Worth it,\r\nand “quick”.',
      rate: '4',
      wpId: 'WP101,wp103',
    });
    expect(texts).toHaveLength(4);
    expect(files).toEqual([
      ['file[0]', 'living room.png', 'image/png'],
      ['file[1]', 'दीवार.jpeg', 'image/jpeg'],
    ]);
    if (call) expectOurHeaders(call);
    await expect(form.getByLabel('User Name')).toHaveValue('');
    await expect(form.getByLabel('Description')).toHaveValue('');
    await expect(form.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await expect(form.getByRole('radio', { name: '1 star', exact: true })).toBeChecked();
  });

  const form = addForm(page);
  await fillReview(page);
  await images(form).setInputFiles([pictureFile('good.png')]);

  await test.step('a message about all pictures appears at the field', async () => {
    foreign.controls.answerNext(
      `${REVIEWS}/add`,
      invalid({ newImage: ['The picture is too dark.'] }),
    );
    await submit(page).click();
    await expect(form.getByText('The picture is too dark.')).toBeVisible();
    await expectFilled(page);
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
    await expect(page.getByRole('table').getByText('Divya Nair')).toHaveCount(2);
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
    await expect(page.getByRole('table').getByText('Divya Nair')).toHaveCount(3);
    expect(sentForm(requestsTo(foreign, 'add').at(-1)).files).toHaveLength(20);
  });
});
