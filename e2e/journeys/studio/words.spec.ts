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

test('shared fields are edited as text, for they are no screen', async ({ page, startServer }) => {
  const files = ['article.json', 'shared-fields.json'];
  const texts = files.map((file) => [file, readFileSync(`entity-configs/${file}`, 'utf8')]);
  const server = await startServer({ entityFiles: Object.fromEntries(texts) });
  await startSession(page.request, server);
  await page.goto(`${server.url}/studio?config=shared-fields`);
  const studio = studioOf(page);
  await expect(studio.text).toContainText('"metaTitle"');
  await expect(studio.preview).toContainText('This file is not a screen.');
  await expect(page.getByRole('textbox', { name: 'Label' })).toBeHidden();
});

test('a draft in the words of an earlier version is corrected with a button', async ({
  page,
  startServer,
}) => {
  const installer = readFileSync(INSTALLER, 'utf8');
  const server = await startServer({ entityFiles: { 'installer.json': installer } });
  await startSession(page.request, server);
  await page.goto(`${server.url}/studio`);
  const studio = studioOf(page);
  await studio.replace('"pageSize": 5,', '"defaultSort": { "field": "city" },\n  "pagesize": 5,');
  const fix = (line: number) =>
    page.getByRole('button', { name: `Fix installer.json, line ${line}` });
  await fix(6).click();
  await expect(studio.text).toContainText('"sort": "city"');
  await fix(7).click();
  await expect(studio.text).toContainText('"pageSize": 5');
  await expect(studio.problems).toContainText('No problems');
});
