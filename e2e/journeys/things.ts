import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { thingFile } from '../../src/spreadsheet/fixtures/things';
import { PaperhangerServer } from '../fixtures/paperhanger-server';
import { staffTest } from '../fixtures/test';

/** A server of its own, for the entity whose rows LibreOffice and openpyxl have edited. */
export const thingTest = staffTest.extend<object, { readonly server: PaperhangerServer }>({
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

export const region = (page: Page) => page.getByRole('region', { name: 'Bulk Update' });
export const choose = (page: Page, file: string | { content: Uint8Array }) =>
  region(page)
    .getByLabel('Spreadsheet (.xlsx)')
    .setInputFiles(
      typeof file === 'string'
        ? file
        : { name: 'things.xlsx', mimeType: '', buffer: Buffer.from(file.content) },
    );
