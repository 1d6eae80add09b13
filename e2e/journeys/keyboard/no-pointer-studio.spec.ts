import { readFileSync } from 'node:fs';
import { startSession } from '../../fixtures/sign-in';
import { TablePage } from '../../fixtures/table-page';
import { expect, ownServerTest as test } from '../../fixtures/test';
import { Keys } from './keys';

test('columns, a view and a screen’s config are changed without a pointer', async ({
  page,
  startServer,
}) => {
  const installer = readFileSync('entity-configs/installer.json', 'utf8');
  const server = await startServer({ entityFiles: { 'installer.json': installer } });
  await startSession(page.request, server);
  const keys = new Keys(page);
  const { keyboard } = page;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  const headers = page.getByRole('columnheader');
  const moved = ['City', 'Name', 'Phone', 'Aadhaar No', 'Rate', 'Actions'];
  await page.goto(`${server.url}/installer`);
  await new TablePage(page).arrive();

  await test.step('a view keeps the order of columns, and is opened and removed', async () => {
    const asShipped = await headers.allTextContents();
    await keys.press(button('Columns'));
    await keys.press(button('Move City'), 'ArrowUp');
    await expect(headers).toHaveText(moved);
    await expect(button('Move City')).toBeFocused();
    await keyboard.press('Escape');
    await keys.press(button('Views'));
    await keyboard.press('Enter');
    await expect(dialog('Save view').getByLabel('View name')).toBeFocused();
    await keyboard.type('City first');
    await keyboard.press('Enter');
    await expect(dialog('Save view')).toBeHidden();
    await keys.press(button('Columns'));
    await keys.press(button('Reset columns'));
    await expect(headers).toHaveText(asShipped);
    await keyboard.press('Escape');
    await keys.press(button('Views'));
    await keys.expectActive(page.getByRole('menuitem', { name: /^City first/ }));
    await keyboard.press('Enter');
    await expect(headers).toHaveText(moved);
    await expect(button('Views')).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(button('Views')).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText(['Save view']);
    await keyboard.press('Escape');
  });

  await test.step('a config is edited, published, and restored', async () => {
    const preview = page.getByRole('region', { name: 'Preview' });
    const editor = page.getByRole('textbox', { name: 'Config' });
    const publish = async (note: string) => {
      await keys.press(button('Publish'));
      await expect(dialog('Publish').getByLabel('Note')).toBeFocused();
      await keyboard.type(note);
      await keyboard.press('Enter');
      await expect(dialog('Publish')).toBeHidden();
      await expect(button('Publish')).toBeFocused();
    };
    await keys.press(page.getByRole('link', { name: 'Config Studio' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Config Studio' })).toBeVisible();
    await keys.press(page.getByRole('list', { name: 'Configs' }).getByRole('button').first());
    await expect(editor).toContainText(/\}$/);
    await keys.press(editor, 'ControlOrMeta+a');
    await keyboard.insertText(installer.replace('"city", ', '"city", "label": "Town", '));
    await expect(preview.getByLabel('Town')).toBeVisible();
    // Tab leaves the editor, and Shift+Tab returns to it.
    await keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(editor).toBeFocused();
    await publish('Towns');
    await keys.press(button('Versions'));
    await expect(dialog('Versions')).toBeVisible();
    await keyboard.press('Escape');
    await expect(button('Versions')).toBeFocused();
    await keyboard.press('Enter');
    await keys.press(dialog('Versions').getByRole('button', { name: 'Restore' }).last());
    await expect(preview.getByLabel('City')).toBeVisible();
    await publish('Cities');
    await keys.open('Installers');
    await expect(page.getByRole('main').getByLabel('City')).toBeVisible();
  });
});
