import { violationsOf } from '../../fixtures/axe';
import { holdRequests } from '../../fixtures/hold-requests';
import { expect, staffTest as test } from '../../fixtures/test';
import { openWithSomeone } from '../installers';

test('keys search, add, edit and select rows, step through them and undo changes; `?` lists the keys', async ({
  page,
}) => {
  const { installers, name } = await openWithSomeone(page);
  const { keyboard } = page;
  const { search } = installers;
  await test.step('keys search, add rows, move between rows, edit them and undo changes', async () => {
    await search.blur();
    await keyboard.press('n');
    await expect(installers.field('Installer Name')).toBeFocused();
    // Typing in a field triggers no shortcut.
    await keyboard.type('?nue/');
    await expect(installers.field('Installer Name')).toHaveValue('?nue/');
    await installers.field('Installer Name').fill('');
    await installers.field('Installer Name').blur();
    await keyboard.press('Control+n');
    await keyboard.press('/');
    await expect(search).toBeFocused();

    await keyboard.press('ArrowDown');
    await expect(installers.rowWith(name)).toBeFocused();
    await keyboard.press('Enter');
    await installers.dialog.getByLabel('City').fill('Nashik');
    await keyboard.press('Control+Enter');
    await expect(installers.dialog).toBeHidden();
    await expect(installers.rowWith(name)).toContainText('Nashik');
    // The row or its button has the focus.
    const focused = () => page.evaluate(() => document.activeElement?.closest('tr')?.textContent);
    await expect.poll(focused).toContain(name);
    await keyboard.press('u');
    await expect(installers.rowWith(name)).toContainText('Pune');
    await keyboard.press('ArrowUp');
    await expect(search).toBeFocused();
  });

  await test.step('keys step from row to row in the dialog, and ask about changes first', async () => {
    await search.fill('');
    await expect(installers.rows).toHaveCount(5);
    const nameIn = (index: number) =>
      installers.rows.nth(index).getByRole('cell').first().innerText();
    const names = [await nameIn(0), await nameIn(1), await nameIn(2)];
    const field = installers.dialog.getByLabel('Installer Name');
    await installers.rows.first().getByRole('button', { name: 'Remove' }).focus();
    await keyboard.press('ArrowDown');
    await keyboard.press('e');
    await expect(field).toHaveValue(names[1] ?? '');
    await expect(field).toBeFocused();
    await keyboard.press(']');
    await expect(field).toHaveValue(names[2] ?? '');
    await expect(field).toBeFocused();
    await keyboard.press('[');
    await expect(field).toHaveValue(names[1] ?? '');
    await expect(field).toBeFocused();
    await keyboard.type('A]');
    await expect(field).toHaveValue(/A\]/);
    await field.fill(names[1] ?? '');
    await installers.dialog.getByRole('button', { name: 'Close' }).focus();
    await keyboard.press('[');
    await expect(field).toHaveValue(names[0] ?? '');
    const city = await installers.dialog.getByLabel('City').inputValue();
    await installers.dialog.getByLabel('City').fill('Nashik');
    await installers.dialog.getByRole('button', { name: 'Close' }).focus();
    await keyboard.press(']');
    const question = page.getByRole('dialog', { name: 'Save your changes?' });
    await question.getByRole('button', { name: 'Discard' }).press('Enter');
    await expect(field).toHaveValue(names[1] ?? '');
    await keyboard.press('[');
    await expect(installers.dialog.getByLabel('City')).toHaveValue(city);
    await installers.dialog.getByLabel('City').fill('Nashik');
    await installers.dialog.getByRole('button', { name: 'Next row' }).press('Enter');
    await question.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(field).toHaveValue(names[1] ?? '');
    await keyboard.press('Escape');
    await expect(installers.rows.first()).toContainText('Nashik');
  });

  await test.step('`s` leads from the rows to the buttons for the selected rows', async () => {
    const all = page.getByRole('checkbox', { name: 'Select all rows' });
    await keyboard.press('s');
    await all.focus();
    await keyboard.press('Space');
    const bar = page.getByRole('region', { name: 'Selection', exact: true });
    await expect(bar).toBeVisible();
    await expect(all).toBeFocused();
    await keyboard.press('s');
    await expect(bar).toBeFocused();
    const edit = bar.getByRole('button', { name: 'Edit' });
    for (
      let keys = 0;
      keys < 2 && !(await edit.evaluate((it) => it === document.activeElement));
      keys++
    )
      await keyboard.press('Tab');
    await expect(edit).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Field')).toBeFocused();
  });

  await test.step('the focus stays in an open dialog, and isn’t lost when a row is removed or the last page is reached', async () => {
    const { installers } = await openWithSomeone(page);
    await page.getByRole('button', { name: 'Update' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Update Installer Details' });
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      );
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('searchbox', { name: 'Search' }).fill('a');
    const removed = (await installers.rows.nth(1).getByRole('cell').first().textContent()) ?? '';
    await installers.remove(removed);
    await expect(installers.rowWith(removed)).toHaveCount(0);
    await expect(installers.rows.nth(1).getByRole('button', { name: 'Update' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();

    // No other walk adds or removes pages.
    await page.goto('/page?size=5');
    await page.getByRole('button', { name: 'Next page' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Previous page' })).toBeFocused();
  });

  await test.step('the question mark beside a heading explains the screen, and the key `?` lists the shortcuts', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Installers' }).click();
    await page.getByRole('button', { name: 'Help' }).click();
    const help = page.getByRole('dialog', { name: 'About Installers' });
    await expect(help).toContainText('People who put up wallpapers');
    await expect(
      help.getByRole('definition').filter({ hasText: 'Must have 12 digits.' }),
    ).toHaveText('Required. Must have 12 digits. The table shows only part of it.');
    await expect(help).toContainText('opens “Update Installer Details”, with all fields.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();

    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toContainText('Undo the last change');
    // The dialog scrolls only in a narrow window, and keys can scroll it.
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 320, height: 600 });
    await expect.poll(() => violationsOf(dialog)).toEqual([]);
    await page.setViewportSize(size);

    // Shortcuts of one key can be switched off.
    await dialog.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search' })).not.toBeFocused();
  });
});

test('what is typed right after `n` goes into the form, even if that is still loading', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/forms-*.js');
  await page.goto('/installer');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.type('Sunita');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pune');
  await expect(page.getByRole('form')).toHaveCount(0);
  release();
  const field = (name: string) => page.getByRole('form').getByLabel(name);
  await expect(field('City')).toHaveValue('Pune');
  await expect(field('City')).toBeFocused();
  await expect(field('Installer Name')).toHaveValue('Sunita');
  await expect(page.getByRole('status').filter({ hasText: 'undo' })).toHaveCount(0);
});
