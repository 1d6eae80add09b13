import { readFileSync } from 'node:fs';
import { startSession } from '../../fixtures/sign-in';
import { studioOf } from '../../fixtures/studio-page';
import { expect, ownServerTest as test } from '../../fixtures/test';

const INSTALLER = 'entity-configs/installer.json';

test('a view goes into a draft of the screen’s file, where everyone gets it', async ({
  page,
  startServer,
}) => {
  const installer = readFileSync(INSTALLER, 'utf8');
  const server = await startServer({ entityFiles: { 'installer.json': installer } });
  await startSession(page.request, server);
  await page.goto(`${server.url}/installer?f.rate=400..&sort=-rate`);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('textbox', { name: 'View name' }).fill('Expensive');
  const intoFile = dialog.getByRole('checkbox', { name: 'Put it into the screen’s file' });
  await expect(intoFile).toBeHidden();
  await dialog.getByRole('radio', { name: 'Everyone' }).check();
  await intoFile.check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Open the Config Studio' }).click();

  await expect(page).toHaveURL(/\/studio\?config=installer$/);
  const { text } = studioOf(page);
  await expect(text).toContainText(
    '"views": [{ "name": "Expensive", "filter": { "rate": { "from": 400 } }, "sort": "-rate" }]',
  );
  await expect(studioOf(page).problems).toContainText('No problems');
});
