import type { Page } from '@playwright/test';
import { thingFile } from '../../src/spreadsheet/fixtures/things';
import { PaperhangerServer } from '../fixtures/paperhanger-server';
import { staffTest } from '../fixtures/test';

/** A server of its own, for the entity whose rows LibreOffice and openpyxl have edited. */
export const thingTest = staffTest.extend<object, { readonly server: PaperhangerServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here.
    async ({}, use) => {
      const entityFiles = { 'thing.json': JSON.stringify(thingFile) };
      const server = await PaperhangerServer.start({ entityFiles });
      await use(server);
      await server.kill();
      server.removeData();
    },
    { scope: 'worker' },
  ],
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
