import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { thingFile, thingRows, things } from '../../src/spreadsheet/fixtures/things';
import { readSpreadsheet } from '../../src/spreadsheet/read/read-spreadsheet';
import { writeSpreadsheet } from '../../src/spreadsheet/write/write-spreadsheet';
import { fetchRows, post } from '../conformance/staff-api';
import { dropFile } from '../fixtures/drop-file';
import { watchLongTasks } from '../fixtures/long-tasks';
import { PaperhangerServer } from '../fixtures/paperhanger-server';
import { expect, staffTest } from '../fixtures/test';

/** A server of its own, for the entity whose rows LibreOffice and openpyxl have edited. */
const test = staffTest.extend<object, { readonly server: PaperhangerServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here.
    async ({}, use) => {
      const configsFolder = mkdtempSync(join(tmpdir(), 'paperhanger-configs-'));
      writeFileSync(join(configsFolder, 'thing.json'), JSON.stringify(thingFile));
      const server = await PaperhangerServer.start({ configsFolder });
      await use(server);
      await server.stop();
      server.removeData();
      rmSync(configsFolder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const region = (page: Page) => page.getByRole('region', { name: 'Bulk Update' });
const choose = (page: Page, file: string | { content: Uint8Array }) =>
  region(page)
    .getByLabel('Spreadsheet (.xlsx)')
    .setInputFiles(
      typeof file === 'string'
        ? file
        : { name: 'things.xlsx', mimeType: '', buffer: Buffer.from(file.content) },
    );
const upload = (page: Page) => region(page).getByRole('button', { name: 'Upload' }).click();

/** Restores the rows from before any test. */
async function freshRows(page: Page): Promise<void> {
  for (const { id } of await fetchRows(page, things)) await post(page, '/api/thing/remove', { id });
  for (const { id: _, version: __, ...row } of thingRows) {
    expect((await post(page, '/api/thing/add', row)).status()).toBe(201);
  }
}

/** Records the progress that the page shows from now on. */
async function watchProgress(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const progress: string[] = [];
    Object.assign(window, { progress });
    new MutationObserver((mutations) => {
      for (const { target } of mutations)
        if (target.textContent?.startsWith('Comparing')) progress.push(target.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'progress'));
}

/** The rows without the columns that the server adds. */
async function values(page: Page) {
  return (await fetchRows(page, things)).map(({ id: _, version: __, ...row }) => row);
}

test('download, edit, preview, correct, upload', async ({ page }) => {
  await page.goto('/thing');
  await freshRows(page);
  await page.getByRole('button', { name: 'Refresh' }).click();
  const before = await values(page);

  const downloading = page.waitForEvent('download');
  await region(page).getByRole('button', { name: 'Download Data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('template.xlsx');
  const { rows } = await readSpreadsheet(new Uint8Array(readFileSync(await download.path())));
  expect(rows.map(([key]) => key)).toEqual(['wpId', ...thingRows.map(({ wpId }) => wpId)]);

  await choose(page, 'src/spreadsheet/fixtures/libreoffice-edited.xlsx');
  const changes = region(page).getByRole('table', { name: 'Changes' });
  const problems = region(page).getByRole('table', { name: 'Problems' });
  await expect(changes.locator('tbody').getByRole('row')).toHaveCount(10);
  await expect(problems.locator('tbody').getByRole('row')).toHaveCount(3);
  await expect(changes.getByRole('row', { name: 'WP5' })).toContainText('31 Jan 2027');

  await upload(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Row 12: Name (H1)' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Row 13: Phone' })).toBeVisible();
  expect(await values(page)).toEqual(before);

  const edited = [{ name: 'A new name' }, { metaTitle: '-2+3' }, { notes: '=1+1\n@SUM(A1)' }];
  const corrected = thingRows.map((row, index) => ({ ...row, ...edited[index] }));
  await choose(page, { content: await writeSpreadsheet(things, corrected) });
  await expect(changes.locator('tbody').getByRole('row')).toHaveCount(3);
  await expect(problems).toBeHidden();
  await upload(page);
  await expect(page.getByRole('status').filter({ hasText: 'Data Updated' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'A new name', exact: true })).toBeVisible();
  expect(await values(page)).toEqual(before.map((row, index) => ({ ...row, ...edited[index] })));
});

test('without a file there is nothing to upload', async ({ page }) => {
  await page.goto('/thing');
  await upload(page);
  await expect(page.getByRole('alert')).toHaveText('Please select .xls file');
});

test('a file may be dropped', async ({ page }) => {
  await page.goto('/thing');
  const input = region(page).getByLabel('Spreadsheet (.xlsx)');
  await dropFile(input, 'dropped.xlsx', Buffer.from(await writeSpreadsheet(things, [])));
  await expect(region(page).getByText('No changes')).toBeVisible();
  expect(await input.evaluate((element: HTMLInputElement) => element.files?.[0]?.name)).toBe(
    'dropped.xlsx',
  );
});

test('with any server, 50,000 rows are compared without blocking the page', async ({ page }) => {
  const many = Array.from({ length: 50_000 }, (_, index) => ({
    ...{ ...thingRows[index % 12], id: String(index + 1), wpId: `W${index}` },
    // Other servers send these values like this.
    ...{ status: index % 2, amount: '4.50', validTill: '2026-11-19T18:30:00.000000Z' },
  }));
  await page.route('**/api/thing/fetch', (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify(many) }),
  );
  await page.goto('/thing');
  await expect(page.getByText(/^1–25 of 50/)).toBeVisible();
  const changed = many.map((row, index) => (index % 5000 === 0 ? { ...row, rate: 1 } : row));
  const content = await writeSpreadsheet(things, changed);
  const longestTask = await watchLongTasks(page);
  const progress = await watchProgress(page);
  await choose(page, { content });
  await expect(region(page).getByText('10 cells in 10 rows will change')).toBeVisible({
    timeout: 30_000,
  });
  await expect(region(page).getByText('49,990 unchanged rows')).toBeVisible();
  expect(await progress()).toContain('Comparing 30,000 of 50,000 rows …');
  // It would take seconds if the page itself did it.
  expect(await longestTask()).toBeLessThan(500);
});
