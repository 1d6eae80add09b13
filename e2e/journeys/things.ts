import type { Page } from '@playwright/test';
import { thingFile } from '../../src/spreadsheet/fixtures/things';
import type { PaperhangerServer } from '../fixtures/paperhanger-server';
import { startSession } from '../fixtures/sign-in';
import { ownServerTest } from '../fixtures/test';

/** A test that is signed in to a server for the entity whose rows LibreOffice and openpyxl have edited. */
export const thingTest = ownServerTest.extend<{ readonly things: PaperhangerServer }>({
  things: async ({ startServer }, use) => {
    // The file's name is the entity's.
    const { name, ...file } = thingFile;
    await use(await startServer({ entityFiles: { [`${name}.json`]: JSON.stringify(file) } }));
  },
  baseURL: ({ things }, use) => use(things.url),
  page: async ({ page, things }, use) => {
    await startSession(page.request, things);
    await use(page);
  },
});

export const region = (page: Page) => page.getByRole('region', { name: 'Bulk Update' });
export const choose = (page: Page, file: string | { content: Uint8Array }) =>
  region(page)
    .getByLabel('Spreadsheet (.xlsx)')
    .setInputFiles(
      typeof file === 'string'
        ? file
        : { name: 'things.xlsx', mimeType: '', buffer: Buffer.from(file.content) },
    );
