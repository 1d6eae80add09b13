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

test('a category is sent as it came, except for what was changed', async ({ page, foreign }) => {
  const table = await openTable(page, '/category', CATEGORY_COLUMNS);
  await expect(table.rows).toHaveCount(3);
  await expect(page.getByText(/\bnull\b|undefined|NaN|\[object/)).toHaveCount(0);
  const before = foreign.categories.rows.find(({ id }) => id === '2');

  await table.rowWith('Kids').getByRole('button', { name: 'Update' }).click();
  const dialog = table.dialog('Update Category Details');
  await dialog.getByLabel('Meta Title').fill('For kids');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(table.cell('For kids', 'Meta Title')).toHaveText('For kids');
  // `catId` is a text in our files, and text stays text.
  expect(sentTo(foreign, '/api/category/update')).toEqual([
    { ...before, catId: '14', metaTitle: 'For kids' },
  ]);
});

test('the server’s errors about a wallpaper are under their fields', async ({ page, foreign }) => {
  const table = await openTable(page, '/product', CATEGORY_COLUMNS);
  const before = foreign.products.rows.find(({ id }) => id === 15);
  await table.rowWith('Old Map').getByRole('button', { name: 'Update' }).click();
  const dialog = table.dialog('Update Wallpaper Details');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByLabel('Slug')).toHaveAccessibleDescription(
    /The slug field is required\./,
  );
  await dialog.getByLabel('Slug').fill('old-map');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toHaveCount(0);
  expect(sentTo(foreign, '/api/product/update')).toEqual([before, { ...before, slug: 'old-map' }]);
});
