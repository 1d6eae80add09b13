import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import {
  dialogOf,
  enterIds,
  images,
  openReviews,
  pictureFile,
  REVIEWS,
  requestsTo,
  sentForm,
} from './foreign-reviews';
import { expectOurHeaders, FAILED_REQUEST, sentTo, foreignStaffTest as test } from './foreign-test';
import { json } from './server/responses';

const update = (page: Page) => dialogOf(page).getByRole('button', { name: 'Update' });

const cameStrangely = [
  [
    'Imran Khan',
    {
      id: '72',
      name: 'Imran Khan!',
      description: 'Came late.',
      rate: '2',
      status: '0',
      wpId: 'wp103',
      review_images: '',
    },
  ],
  [
    'Sara Thomas',
    {
      id: '73',
      name: 'Sara Thomas!',
      description: '',
      rate: '5',
      status: '1',
      wpId: 'WP101,WP104',
      review_images: 'images/reviews/73-1.jpg',
    },
  ],
] as const;

test('updates and removals of reviews are sent in the contract’s format, whatever format the rows came in', async ({
  page,
  foreign,
  problems,
}) => {
  problems.expect(FAILED_REQUEST);
  const table = await openReviews(page);
  const dialog = dialogOf(page);
  const row = page.getByRole('row').filter({ hasText: 'Asha Rao' });
  await test.step('changed texts, kept and new pictures are sent', async () => {
    await table.rowWith('Asha Rao').getByRole('button', { name: 'Update' }).click();
    await dialog.getByLabel('Description').fill('Lovely paper, still.');
    await enterIds(dialog, 'wp103');
    await dialog.getByRole('radio', { name: '5 stars' }).check();
    await dialog.getByLabel('Status').uncheck();
    await dialog.getByRole('button', { name: 'Remove image 1' }).click();
    await images(dialog).setInputFiles([pictureFile('after.png')]);
    await update(page).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Data Updated' })).toBeVisible();

    const [call, ...more] = requestsTo(foreign, 'update');
    expect(more).toEqual([]);
    const { texts, files } = sentForm(call);
    expect(texts).toHaveLength(7);
    const { wpId, ...rest } = Object.fromEntries(texts);
    expect(rest).toEqual({
      id: '71',
      name: 'Asha Rao',
      description: 'Lovely paper, still.',
      rate: '5',
      status: '0',
      review_images: 'images/reviews/71-2.png',
    });
    // The row and the list write this id in different cases. Either may be sent.
    expect(wpId).toMatch(/^WP101,wp102,wp103$/i);
    expect(files).toEqual([['file[0]', 'after.png', 'image/png']]);
    if (call) expectOurHeaders(call);

    await expect(row).toContainText('Lovely paper, still.');
    await expect(row).toContainText('Deactive');
    await expect(row.getByRole('button', { name: /^Show image/ })).toHaveCount(2);
  });

  await test.step('rows in odd formats are sent in the contract’s format', async () => {
    for (const [index, [text, sent]] of cameStrangely.entries()) {
      await expect(dialogOf(page)).toHaveCount(0);
      await table.rowWith(text).getByRole('button', { name: 'Update' }).click();
      await dialogOf(page).getByLabel('Name').fill(`${text}!`);
      await update(page).click();
      await expect.poll(() => requestsTo(foreign, 'update').length).toBe(index + 2);
      const { texts, files } = sentForm(requestsTo(foreign, 'update')[index + 1]);
      const form = Object.fromEntries(texts);
      expect({ ...form, wpId: form.wpId?.toLowerCase() }).toEqual({
        ...sent,
        wpId: sent.wpId.toLowerCase(),
      });
      expect(files).toEqual([]);
    }
    // The server requires a description.
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('selected reviews keep everything else, pictures included', async () => {
    await page.getByRole('checkbox', { name: 'Select Asha Rao’s review' }).check();
    const bar = page.getByRole('region', { name: 'Selection' });
    await bar.getByRole('button', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit 1 Review' });
    await edit.getByLabel('Field').selectOption('Status');
    await edit.getByLabel('Status').selectOption('Active');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toBeHidden();
    const { texts, files } = sentForm(requestsTo(foreign, 'update').at(-1));
    expect(Object.fromEntries(texts)).toMatchObject({ id: '71', name: 'Asha Rao', status: '1' });
    expect(Object.fromEntries(texts).review_images).toContain('images/reviews/71-2.png');
    expect(files).toEqual([]);
    await expect(row).toContainText('Active');
  });

  await test.step('messages appear at their fields and pictures', async () => {
    await table.rowWith('Asha Rao').getByRole('button', { name: 'Update' }).click();
    await dialog.getByLabel('Description').fill('');
    await images(dialog).setInputFiles([
      { name: 'bad.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ]);
    await update(page).click();
    await expect(dialog.getByLabel('Description')).toHaveAccessibleDescription(
      /The description field is required\./,
    );
    await expect(dialog.getByRole('listitem').filter({ hasText: 'bad.png' })).toContainText(
      'The file.0 must be a file of type: jpg, jpeg, png.',
    );
    await dialog.getByRole('button', { name: 'Remove bad.png' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a failed or cancelled removal keeps the row; a removal sends the id unchanged', async () => {
    foreign.controls.answerNext(`${REVIEWS}/remove`, json(404, { message: '' }));
    await table.rowWith('Imran Khan').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => requestsTo(foreign, 'remove').length).toBe(1);
    await expect(
      page.getByRole('button', { name: 'Remove', disabled: false }).first(),
    ).toBeVisible();
    await expect(table.rowWith('Imran Khan')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await table.rowWith('Imran Khan').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(requestsTo(foreign, 'remove')).toHaveLength(1);
    await table.rowWith('Imran Khan').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(table.rowWith('Imran Khan')).toHaveCount(0);
    expect(sentTo(foreign, `${REVIEWS}/remove`)).toEqual([{ id: '72' }, { id: '72' }]);
  });
});
