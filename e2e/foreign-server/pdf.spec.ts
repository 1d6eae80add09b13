import type { Page } from '@playwright/test';
import { savedBy } from '../fixtures/downloads';
import { expect } from '../fixtures/test';
import { expectOurHeaders, openTable, sentTo, foreignStaffTest as test } from './foreign-test';
import { pdfOf } from './server/pdf-of';

const DOWNLOAD = '/api/pdf/download';

const openPdf = (page: Page) => openTable(page, '/pdf', ['Image', 'Name', 'PDF']);
const box = (page: Page, wpId: string) =>
  page.getByRole('checkbox', { name: `${wpId} in PDF`, exact: true });
const download = (page: Page) => page.getByRole('button', { name: 'Download', exact: true });

test('the PDF catalogue lists all wallpapers on one page, and sends the ids in the order in which they were chosen', async ({
  page,
  foreign,
  problems,
}) => {
  // One of the wallpapers has no picture.
  problems.expect(/\/gone\.jpg/);
  const table = await openPdf(page);
  await expect(table.rows).toHaveCount(5);
  for (const wpId of ['WP101', 'WP102', 'wp103', 'Wp104', 'WP-105/A']) {
    await expect(box(page, wpId)).not.toBeChecked();
  }
  await expect(table.cell('Misty Pines', 'Image').locator('img')).toHaveAttribute(
    'src',
    /\/images\/thumbs\/wp101\.jpg$/,
  );
  await expect(page.getByText(/\bnull\b|undefined|NaN|\[object/)).toHaveCount(0);
  expect(sentTo(foreign, '/api/pdf/fetch')).toEqual(['']);

  await test.step('choices survive a refresh', async () => {
    await box(page, 'WP102').click();
    foreign.products.rows = [
      ...foreign.products.rows,
      { id: 16, wpId: 'WP106', name: 'New Dunes' },
    ];
    await table.refresh.click();
    await expect(box(page, 'WP106')).toBeVisible();
    await expect(box(page, 'WP102')).toBeChecked();
    await box(page, 'WP102').click();
  });

  await test.step('the ids are sent in the order chosen, and the response is saved as catalogue.pdf', async () => {
    await box(page, 'wp103').click();
    await table.searchFor('Arches');
    await box(page, 'WP102').click();
    await table.search.fill('');
    await expect(box(page, 'wp103')).toBeChecked();
    const { name, bytes } = await savedBy(page, () => download(page).click());
    expect(name).toBe('catalogue.pdf');
    expect(sentTo(foreign, DOWNLOAD)).toEqual([{ wp: ['wp103', 'WP102'] }]);
    expect(bytes).toEqual(pdfOf(['Catalogue', 'wp103', 'WP102']));
    for (const call of foreign.controls.requestsTo(DOWNLOAD)) expectOurHeaders(call);
    await expect(download(page)).toBeEnabled();
  });
});
