import { thingRows, things } from '../../../src/spreadsheet/fixtures/things';
import { writeSpreadsheet } from '../../../src/spreadsheet/testing';
import { fetchRows, post } from '../../conformance/staff-api';
import { violationsOf } from '../../fixtures/axe';
import { expect } from '../../fixtures/test';
import { choose, region, thingTest as test } from '../things';

test('a sheet is rolled back, but for the rows that were changed since', async ({ page }) => {
  await page.goto('/thing');
  for (const { id: _, version: __, ...row } of thingRows) await post(page, '/api/thing/add', row);
  const values = async () => (await fetchRows(page, things)).map(({ version: _, ...row }) => row);
  const before = await values();
  const edited = thingRows.map((row, index) =>
    index < 4 ? { ...row, name: `Sale ${index}` } : row,
  );
  await page.reload();
  await choose(page, { content: await writeSpreadsheet(things, edited) });
  await region(page).getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Data Updated' })).toBeVisible();
  for (const name of ['Corrected 0', 'Corrected 1']) {
    const row = (await fetchRows(page, things)).find(
      (one) => one.name === name.replace('Corrected', 'Sale'),
    );
    await post(page, '/api/thing/update', { ...row, name });
  }

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History', exact: true });
  const entry = history.getByRole('listitem').filter({ hasText: 'things.xlsx' });
  await expect(entry).toContainText('4 updated');
  const downloading = page.waitForEvent('download');
  await entry.getByRole('button', { name: 'Download report' }).click();
  expect((await downloading).suggestedFilename()).toBe('report.xlsx');
  await entry.getByRole('button', { name: 'Roll Back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Roll Back Import' });
  await expect(dialog).toContainText('2 rows will get back the values from before things.xlsx');
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await dialog.getByRole('checkbox').first().check();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Roll Back' }).click();
  await expect(page.getByText('Rolled back 3 rows.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(entry).toContainText('Rolled back');
  await expect(entry.getByRole('button', { name: 'Roll Back' })).toBeHidden();
  const kept = before.map((row, index) => (index === 1 ? { ...row, name: 'Corrected 1' } : row));
  expect(await values()).toEqual(kept);
});
