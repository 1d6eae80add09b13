import type { Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { savedBy } from '../fixtures/downloads';
import { expect } from '../fixtures/test';
import { box, category, choose, expectBoxes, FETCH, openCatalogue } from './foreign-catalogue';
import { expectOurHeaders, FAILED_REQUEST, sentTo, foreignStaffTest as test } from './foreign-test';
import { multipartOf } from './server/multipart';
import { invalid } from './server/responses';

const UPDATE = '/api/customCatalogue/update';
const BULK = '/api/customCatalogue/bulkUpdate';
const DOWNLOAD = '/api/customCatalogue/download';

const bulk = (page: Page) => page.getByRole('region', { name: 'Bulk Update' });

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await bulk(page).getByLabel('Spreadsheet (.xlsx)').setInputFiles({ name, mimeType: '', buffer });
  await bulk(page).getByRole('button', { name: 'Upload' }).click();
}

async function linksSheet(...links: readonly (readonly [string, string])[]): Promise<Buffer> {
  const rows = [['wpId', 'catId'], ...links.map((link) => [...link])];
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Links', rows }] }));
}

test('rows, links, categories, boxes, selections and spreadsheets of the custom catalogue follow the contract', async ({
  page,
  foreign,
  problems,
}) => {
  problems.expect(FAILED_REQUEST);
  const table = await openCatalogue(page);
  await test.step('all wallpapers are on one page and link to the shop', async () => {
    await expect(table.rows).toHaveCount(5);
    expect(await table.column('Wallpaper ID')).toEqual(
      expect.arrayContaining(['WP101', 'WP102', 'wp103', 'Wp104', 'WP-105/A']),
    );
    await expect(table.rowWith('कमल सरोवर')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next page' })).toHaveCount(0);

    const link = table.cell('Misty Pines', 'Image').getByRole('link');
    await expect(link).toHaveAttribute('href', /\/in\/misty-pines$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.locator('img')).toHaveAttribute('src', /\/images\/thumbs\/wp101\.jpg$/);
    await expect(table.cell('Old Map', 'Image').getByRole('link')).toHaveCount(0);
    await expect(page.getByText(/\bnull\b|undefined|NaN|\[object/)).toHaveCount(0);
    await expect(table.header('In Category')).toHaveCount(0);

    expect(sentTo(foreign, FETCH)).toEqual(['']);
    for (const call of foreign.controls.requestsTo(FETCH)) expectOurHeaders(call);
  });

  await test.step('categories match ids in any case', async () => {
    await category(page).click();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
      'Forest 12',
      'Kids & Play 14',
      'जंगल 7',
    ]);
    await page.keyboard.press('Escape');
    await choose(page, 'Forest 12');
    await expect(table.header('In Category')).toBeVisible();
    await expectBoxes(page, ['WP101']);
    await choose(page, 'Kids & Play 14');
    await expectBoxes(page, ['wp103', 'Wp104']);
    await choose(page, 'जंगल 7');
    await expectBoxes(page, []);
  });

  await test.step('ticking a box sends its wallpaper and category, and the list is fetched again', async () => {
    await choose(page, 'Kids & Play 14');
    await box(page, 'WP102').click();
    await expect(box(page, 'WP102')).toBeChecked();
    await expect.poll(() => foreign.controls.requestsTo(FETCH).length).toBe(2);
    await expectBoxes(page, ['WP102', 'wp103', 'Wp104']);

    await box(page, 'wp103').click();
    await expect.poll(() => foreign.controls.requestsTo(FETCH).length).toBe(3);
    await expectBoxes(page, ['WP102', 'Wp104']);
    expect(foreign.customCatalogue.has('WP103', '14')).toBe(false);

    const sent = sentTo(foreign, UPDATE).map((body) => {
      const { wpId, catId, ...rest } = Object(body);
      return { wpId, catId: String(catId), rest };
    });
    expect(sent).toEqual([
      { wpId: 'WP102', catId: '14', rest: {} },
      { wpId: 'wp103', catId: '14', rest: {} },
    ]);
  });

  await test.step('selected wallpapers are added one by one, and those that fail stay selected', async () => {
    const before = sentTo(foreign, UPDATE).length;
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    const bar = page.getByRole('region', { name: 'Selection' });
    foreign.controls.answerNext(UPDATE, invalid({ wpId: ['It is sold out.'] }));
    await bar.getByRole('button', { name: 'Add to category' }).click();
    await expect(page.getByRole('alert')).toContainText('2 of 3 changed. 1 failed:');
    await expect(bar.getByText('1 selected')).toBeVisible();
    expect(sentTo(foreign, UPDATE)).toHaveLength(before + 3);
    expect(foreign.controls.requestsTo('/api/customCatalogue/updateMany')).toEqual([]);
    await bar.getByRole('button', { name: 'Add to category' }).click();
    await expectBoxes(page, ['WP101', 'WP102', 'wp103', 'Wp104', 'WP-105/A']);
    await expect(bar).toBeHidden();
  });

  await test.step('a spreadsheet of links is sent as one file, and the list is fetched again', async () => {
    await choose(page, 'जंगल 7');
    await expect(page.getByText('Column names are wpId and catId')).toBeVisible();
    const sheet = await linksSheet(['wp102', '7'], ['WP103', '7']);
    await upload(page, 'links.xlsx', sheet);
    await expect(page.getByRole('status').filter({ hasText: 'Data Updated' })).toBeVisible();
    await expectBoxes(page, ['WP102', 'wp103']);

    const [call, ...more] = foreign.controls.requestsTo(BULK);
    expect(more).toEqual([]);
    const [part, ...others] = call ? multipartOf(call) : [];
    expect(others).toEqual([]);
    expect(part).toMatchObject({ name: 'file', fileName: 'links.xlsx' });
    expect(part?.bytes.equals(sheet)).toBe(true);
    if (call) expectOurHeaders(call);
  });

  await test.step('the server’s errors are shown in red, row by row', async () => {
    await upload(page, 'links.xlsx', await linksSheet(['wp104', '7'], ['nowhere', '7']));
    const alert = page.getByRole('alert').filter({ hasText: 'The selected wp id is invalid.' });
    await expect(alert).toContainText('Row 3');
    expect(foreign.customCatalogue.has('wp104', '7')).toBe(false);
  });

  await test.step('Download Data saves template.xlsx', async () => {
    const button = bulk(page).getByRole('button', { name: 'Download Data' });
    const { name, bytes } = await savedBy(page, () => button.click());
    expect(name).toBe('template.xlsx');
    const { sheets } = await readXlsx(bytes);
    expect(sheets[0]?.rows).toContainEqual(['wp101', '12']);
    expect(sentTo(foreign, DOWNLOAD)).toEqual(['']);
  });
});
