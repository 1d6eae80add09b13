import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addAccount } from '../../fixtures/add-account';
import { startSession } from '../../fixtures/sign-in';
import { studioOf } from '../../fixtures/studio-page';
import { expect, ownServerTest as test } from '../../fixtures/test';

const TARA = { username: 'tara', password: 'tamarind-tree-43', isEditor: true };
const installer = readFileSync('entity-configs/installer.json', 'utf8');
const entityFiles = { 'installer.json': installer };

const conflictOn = (page: Page) => page.getByRole('dialog', { name: 'installer has changed' });

test('neither text is lost when one account edits in two windows, or when two editors publish at once', async ({
  page,
  context,
  browser,
  problems,
  startServer,
}) => {
  const server = await startServer({ entityFiles });
  await startSession(page.request, server);
  const other = await context.newPage();
  for (const one of [page, other]) await one.goto(`${server.url}/studio`);
  const [first, second] = [studioOf(page), studioOf(other)];
  await expect(second.text).toContainText('"city"');
  await first.replace('"city", ', '"city", "label": "Town", ');
  await expect(page.getByText('Draft saved')).toBeVisible();

  await second.replace('"city", ', '"city", "label": "Village", ');
  await expect(conflictOn(other)).toContainText(
    'You have saved another version in another window.',
  );
  await expect(conflictOn(other)).toContainText(/Town.*Village/s);
  await other.keyboard.press('Escape');
  await expect(second.text).toContainText('"Village"');
  await second.replace('"label": "Village"', '"label": "Villages"');
  await conflictOn(other).getByRole('button', { name: 'Keep mine' }).click();
  await expect(other.getByText('Draft saved')).toBeVisible();

  // The first window also learns of the new text, and takes it over.
  await first.replace('"label": "Town"', '"label": "Towns"');
  await expect(conflictOn(page)).toContainText(/Villages.*Towns/s);
  await conflictOn(page).getByRole('button', { name: 'Take theirs' }).click();
  await expect(first.text).toContainText('"Villages"');
  await other.close();

  await test.step('the second of two editors is shown the difference, and can go on', async () => {
    addAccount(server, TARA);
    const others = await browser.newContext({ baseURL: server.url });
    const tara = await others.newPage();
    problems.watch(others);
    await startSession(tara.request, server, TARA);
    await tara.goto('/studio');
    const hers = studioOf(tara);
    await expect(hers.text).toContainText('"Villages"');

    const dialogs = [page, tara].map((one) => one.getByRole('dialog', { name: 'Publish' }));
    for (const [index, { button }] of [first, hers].entries()) {
      await button('Publish').click();
      await dialogs[index]?.getByRole('textbox').first().fill(`Note ${index}`);
    }
    const answers = [page, tara].map((one) => one.waitForResponse(/studio\/publish$/));
    const clicks = dialogs.map((dialog) => dialog.getByRole('button', { name: 'Publish' }).click());
    await Promise.all(clicks);
    const statuses = (await Promise.all(answers)).map((answer) => answer.status());
    expect(statuses.toSorted()).toEqual([200, 409]);

    const late = statuses[0] === 409 ? page : tara;
    const { text, replace, publish } = late === page ? first : hers;
    await expect(conflictOn(late)).toContainText('published another version');
    await conflictOn(late).getByRole('button', { name: 'Take theirs' }).click();
    await expect(text).toContainText('"Villages"');
    await replace('"label": "Villages"', '"label": "Hamlet"');
    await publish('Hamlets');
    await expect(late.getByText('Same as live')).toBeVisible();
  });
});
