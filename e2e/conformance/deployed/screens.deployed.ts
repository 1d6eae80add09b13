import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { loadConfigs } from '../../../src/entities/check/load-configs';
import { staffTest } from '../../fixtures/test';
import { EntityPage } from '../entity-page';
import { expectChanges } from '../expect-changes';
import { expectForm } from '../expect-form';
import { expectTable } from '../expect-table';
import { withRowsToUse } from '../staff-api';
import { originHeader } from './sign-in';
import { readTarget } from './target';

const { url, configs: folder, session, tested } = readTarget();

const MINUTE = 60_000;
/** The most calls that a test needs. */
const CALLS = 40;

/** Rows of a shop may name pictures that are gone, and tests type such paths. */
const MISSING_PICTURE = /status of 404 .*(\/images\/|\.(jpe?g|png|webp)\)$)/;

const test = staffTest.extend<{ readonly callsLeft: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here.
  baseURL: ({}, use) => use(url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here.
  storageState: ({}, use) => use(session),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here.
  extraHTTPHeaders: ({}, use) => use(originHeader(url)),
  callsLeft: [
    async ({ page, problems }, use) => {
      problems.expect(MISSING_PICTURE);
      // A stock Laravel accepts 60 calls a minute.
      const { 'x-ratelimit-remaining': left = CALLS } = (
        await page.request.get('/api/user')
      ).headers();
      if (Number(left) < CALLS) await setTimeout(MINUTE);
      await use(undefined);
    },
    { auto: true, timeout: 2 * MINUTE },
  ],
});

const { configs } = await loadConfigs(folder);
for (const { entity, table, changes } of tested) {
  const config = configs.find(({ name }) => name === entity);
  if (!config) continue;
  test.describe(entity, () => {
    const screenOn = async (page: Page) => new EntityPage(page, await withRowsToUse(page, config));
    if (table)
      test('the navigation leads to it; columns, pages, sorting and search are right, and in the address', async ({
        page,
      }) => expectTable(await screenOn(page)));
    if (!changes) return;
    test('the add form has errors under its fields, loses nothing that is typed, and adds a row', async ({
      page,
    }) => {
      const screen = await screenOn(page);
      await screen.open();
      await expectForm(screen);
    });
    test('a row has the actions of the config, and each does what it says', async ({ page }) => {
      const screen = await screenOn(page);
      await screen.open();
      await expectChanges(screen);
    });
  });
}
