import type { Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { savedBy } from '../fixtures/downloads';
import { expect } from '../fixtures/test';
import { choose, expectBoxes, openCatalogue } from './foreign-catalogue';
import { expectOurHeaders, FAILED_REQUEST, sentTo, foreignStaffTest as test } from './foreign-test';
import { multipartOf } from './server/multipart';
import { json } from './server/responses';

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

test('a spreadsheet of links is sent as one file, and the list is fetched again; the server’s errors in it are shown row by row', async ({
  page,
  foreign,
  problems,
}) => {
  problems.expect(FAILED_REQUEST);
  await openCatalogue(page);
  await expect(page.getByText('Column names are wpId and catId')).toBeVisible();
  await choose(page, 'Forest 12');
  const sheet = await linksSheet(['wp102', '12'], ['WP103', '12']);
  await upload(page, 'links.xlsx', sheet);
  await expect(page.getByRole('status').filter({ hasText: 'Data Updated' })).toBeVisible();
  await expectBoxes(page, ['WP101', 'WP102', 'wp103']);

  const [call, ...more] = foreign.controls.requestsTo(BULK);
  expect(more).toEqual([]);
  const [part, ...others] = call ? multipartOf(call) : [];
  expect(others).toEqual([]);
  expect(part).toMatchObject({ name: 'file', fileName: 'links.xlsx' });
  expect(part?.bytes.equals(sheet)).toBe(true);
  if (call) expectOurHeaders(call);

  await test.step('the server’s errors are shown in red, row by row', async () => {
    await upload(page, 'links.xlsx', await linksSheet(['wp104', '12'], ['nowhere', '12']));
    const alert = page.getByRole('alert').filter({ hasText: 'The selected wp id is invalid.' });
    await expect(alert).toContainText('Row 3');
    expect(foreign.customCatalogue.has('wp104', '12')).toBe(false);

    // Only the server rejects a broken file.
    await upload(page, 'links.xlsx', Buffer.from('wpId,catId'));
    await expect(
      page.getByRole('alert').filter({ hasText: 'The file must be a file of type: xlsx.' }),
    ).toBeVisible();
    expect(foreign.controls.requestsTo(BULK)).toHaveLength(3);
  });

  await test.step('Download Data saves template.xlsx, or says that it could not', async () => {
    const button = bulk(page).getByRole('button', { name: 'Download Data' });
    const { name, bytes } = await savedBy(page, () => button.click());
    expect(name).toBe('template.xlsx');
    const { sheets } = await readXlsx(bytes);
    expect(sheets[0]?.rows).toContainEqual(['wp101', '12']);
    expect(sentTo(foreign, DOWNLOAD)).toEqual(['']);

    foreign.controls.answerNext(DOWNLOAD, json(404, { message: '' }));
    await button.click();
    await expect(page.getByText('Unable to download data')).toBeVisible();
    await expect(button).toBeEnabled();
  });
});
