import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { thingRows, things } from '../../src/spreadsheet/fixtures/things';
import { readSpreadsheet } from '../../src/spreadsheet/read/read-spreadsheet';
import { writeSpreadsheet } from '../../src/spreadsheet/testing';
import { savedBy } from '../fixtures/downloads';
import { dropFile } from '../fixtures/drop-file';
import { fetchRows } from '../fixtures/post';
import { expect } from '../fixtures/test';
import { choose, region, thingTest as test } from './things';

const upload = (page: Page) => region(page).getByRole('button', { name: 'Upload' }).click();

/** The rows without the columns that the server adds. */
async function values(page: Page) {
  return (await fetchRows(page, things)).map(({ id: _, version: __, ...row }) => row);
}

test('a spreadsheet is downloaded, edited, previewed, corrected, uploaded, undone and rolled back', async ({
  page,
}, testInfo) => {
  await page.goto('/thing');
  const done = page.getByRole('status').filter({ hasText: 'Data Updated' });

  await test.step('a file that is chosen again after it was corrected is read again', async () => {
    const path = testInfo.outputPath('things.xlsx');
    const [first] = thingRows;
    const chooseAgain = async (row: object) => {
      await writeFile(path, await writeSpreadsheet(things, [{ ...first, ...row }]));
      const opening = page.waitForEvent('filechooser');
      await region(page).getByLabel('Spreadsheet (.xlsx)').click();
      await (await opening).setFiles(path);
    };
    await chooseAgain({ phone: '12345' });
    await expect(region(page).getByText('Fix 1 problem first')).toBeVisible();
    await chooseAgain({ phone: '9876543210' });
    await expect(region(page).getByText('1 new thing')).toBeVisible();
    await upload(page);
    await expect(done).toBeVisible();
    await done.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Rolled back 1 row.')).toBeVisible();
  });

  await test.step('the first rows: download the empty sheet, fill it in, upload, undo', async () => {
    const empty = region(page).getByRole('button', { name: 'Download empty sheet' });
    const { rows } = await readSpreadsheet((await savedBy(page, () => empty.click())).bytes);
    expect(rows).toEqual([things.fields.map(({ name }) => name)]);

    await choose(page, { content: await writeSpreadsheet(things, thingRows) });
    await region(page).getByRole('checkbox', { name: 'Add 12 new rows' }).check();
    await expect(region(page).getByText('12 new things')).toBeVisible();
    await upload(page);
    await expect(done).toBeVisible();
    const keys = async () => (await values(page)).map(({ wpId, rate }) => [wpId, rate]);
    expect(await keys()).toEqual(thingRows.map(({ wpId, rate }) => [wpId, rate]));
    await expect(empty).toBeHidden();

    const more = { ...thingRows[0], wpId: 'WP13' };
    await choose(page, { content: await writeSpreadsheet(things, [more]) });
    await expect(region(page).getByText('1 unknown row')).toBeVisible();
    await region(page).getByRole('checkbox', { name: 'Add 1 new row' }).check();
    await expect(region(page).getByText('1 new thing')).toBeVisible();
    await upload(page);
    await expect(region(page).getByText('1 new thing')).toBeHidden();
    await done.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(keys).toHaveLength(12);
  });

  await test.step('download, edit, preview, correct, upload', async () => {
    const before = await values(page);

    const download = region(page).getByRole('button', { name: 'Download Data' });
    const template = await savedBy(page, () => download.click());
    expect(template.name).toBe('template.xlsx');
    const { rows } = await readSpreadsheet(template.bytes);
    expect(rows.map(([key]) => key)).toEqual(['wpId', ...thingRows.map(({ wpId }) => wpId)]);

    await choose(page, 'src/spreadsheet/fixtures/libreoffice-edited.xlsx');
    const changes = region(page).getByRole('table', { name: 'Changes' });
    const problems = region(page).getByRole('table', { name: 'Problems' });
    await expect(changes.locator('tbody').getByRole('row')).toHaveCount(10);
    await expect(problems.locator('tbody').getByRole('row')).toHaveCount(3);
    await expect(changes.getByRole('row', { name: 'WP5' })).toContainText('31 Jan 2027');

    const mark = region(page).getByRole('button', { name: 'Download with errors' });
    const marked = await savedBy(page, () => mark.click());
    expect(marked.name).toBe('libreoffice-edited with errors.xlsx');
    const bad = await readSpreadsheet(marked.bytes);
    const errors = bad.rows.map((cells) => cells[rows[0]?.length ?? 0] ?? '');
    expect(errors[0]).toBe('Errors');
    expect(errors[11]).toContain('Name (H1)');

    await expect(region(page).getByRole('button', { name: 'Upload' })).toBeDisabled();
    await expect(region(page)).toContainText('Fix 3 problems first');

    const edited = [{ name: 'A new name' }, { metaTitle: '-2+3' }, { notes: '=1+1\n@SUM(A1)' }];
    const corrected = thingRows.map((row, index) => ({ ...row, ...edited[index] }));
    const dropped = Buffer.from(await writeSpreadsheet(things, corrected));
    await dropFile(region(page).getByLabel('Spreadsheet (.xlsx)'), 'dropped.xlsx', dropped);
    await expect(changes.locator('tbody').getByRole('row')).toHaveCount(3);
    await expect(problems).toBeHidden();
    await upload(page);
    await expect(done.last()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('cell', { name: 'A new name', exact: true })).toBeVisible();
    expect(await values(page)).toEqual(before.map((row, index) => ({ ...row, ...edited[index] })));

    await page.keyboard.press('u');
    await expect(page.getByRole('status').filter({ hasText: 'Rolled back 3 rows.' })).toBeVisible();
    expect(await values(page)).toEqual(before);
  });
});
