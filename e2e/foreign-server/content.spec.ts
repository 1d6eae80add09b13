import { expect } from '../fixtures/test';
import { openTable, sentTo, foreignStaffTest as test } from './foreign-test';

const CATEGORY_COLUMNS = [
  'Name (H1)',
  'Meta Title',
  'Meta Description',
  'Follow Index',
  'Secondary Description',
  'Actions',
];

test('a category is sent back unchanged except for the edited fields', async ({
  page,
  foreign,
}) => {
  const table = await openTable(page, '/category', CATEGORY_COLUMNS);
  await expect(table.rows).toHaveCount(3);
  await expect(page.getByText(/\bnull\b|undefined|NaN|\[object/)).toHaveCount(0);
  const before = foreign.categories.rows.find(({ id }) => id === '2');

  await table.rowWith('Kids').getByRole('button', { name: 'Update' }).click();
  const dialog = table.dialogTitled('Update Category Details');
  await dialog.getByLabel('Meta Title').fill('For kids');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(table.cell('For kids', 'Meta Title')).toHaveText('For kids');
  // `catId` is a text in our files, and text stays text.
  expect(sentTo(foreign, '/api/category/update')).toEqual([
    { ...before, catId: '14', metaTitle: 'For kids' },
  ]);
});
