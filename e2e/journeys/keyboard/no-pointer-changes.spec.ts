import { savedBy } from '../../fixtures/downloads';
import { InstallersPage } from '../../fixtures/installers-page';
import { startSession } from '../../fixtures/sign-in';
import { expect, ownServerTest as test } from '../../fixtures/test';
import { someone } from '../installers';
import { Keys } from './keys';

test('views, selections, the history and drafts need no pointer', async ({ page, startServer }) => {
  const server = await startServer();
  await startSession(page.request, server);
  const keys = new Keys(page);
  const { keyboard } = page;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name, exact: true });
  const said = (text: string) => page.getByRole('status').filter({ hasText: text });
  const installers = new InstallersPage(page);
  await page.goto(`${server.url}/installer`);
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy');

  await test.step('a row that was added is opened, and `u` undoes that', async () => {
    const asha = someone();
    for (const [label, value] of Object.entries(asha))
      await keys.type(installers.field(label), value);
    await keyboard.press('Enter');
    await expect(said('Installer added')).toBeVisible();
    await keys.press(page.getByRole('status').getByRole('button', { name: 'Open' }));
    await expect(installers.dialog.getByLabel('Installer Name')).toHaveValue(
      asha['Installer Name'],
    );
    await keyboard.press('Escape');
    await expect(installers.dialog).toBeHidden();
    await keyboard.press('u');
    await expect(said('Undone')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy');
    await keyboard.press('u');
    await expect(said('There is nothing to undo here.')).toBeVisible();
  });

  await test.step('sort by two columns, and save that as a view', async () => {
    await keys.press(button('City'));
    await keys.press(button('Name'), 'Shift+Enter');
    await expect(page).toHaveURL(/sort=city.*name/);
    await keys.press(button('Views'));
    await keys.expectActive(page.getByRole('menuitem', { name: 'Save view' }));
    await keyboard.press('Enter');
    await keys.type(page.getByLabel('View name'), 'By city');
    await keys.press(page.getByRole('radio', { name: 'Only me' }), 'ArrowRight');
    await keys.press(dialog('Save view').getByRole('button', { name: 'Save' }));
    await expect(dialog('Save view')).toBeHidden();
    await expect(button('Views')).toBeFocused();
  });

  await test.step('edit selected rows, and undo that in the history', async () => {
    await keys.press(page.getByRole('checkbox', { name: /^Select (?!all)/ }).first(), 'Space');
    await keys.press(page.getByRole('checkbox', { name: /^Select (?!all)/ }).nth(2), 'Shift+Space');
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar.getByText('3 selected')).toBeVisible();
    await keys.press(bar.getByRole('button', { name: 'Export' }));
    expect((await savedBy(page, () => keyboard.press('Enter'))).name).toBe('installers.xlsx');
    await keys.press(bar.getByRole('button', { name: 'Edit' }));
    const edit = dialog('Edit 3 Installers');
    await keys.to(edit.getByLabel('Field'));
    await keyboard.type('Rate');
    await keys.type(edit.getByLabel('Rate'), '77');
    await keys.press(edit.getByRole('button', { name: 'Save' }));
    await expect(edit).toBeHidden();
    await expect(page.getByRole('cell', { name: '₹77', exact: true })).toHaveCount(3);
    await keys.press(button('History'));
    const history = dialog('History');
    await keys.press(history.getByRole('button', { name: 'Undo' }).first());
    const question = dialog('Undo: Change of Rate');
    await keys.press(question.getByRole('button', { name: 'Undo' }));
    await expect(history).toContainText('Undone');
    await keyboard.press('Escape');
    await expect(history).toBeHidden();
    await expect(button('History')).toBeFocused();
    await expect(page.getByRole('cell', { name: '₹77', exact: true })).toHaveCount(0);
  });

  await test.step('restore what was typed before a reload', async () => {
    await keys.type(installers.field('City'), 'Nashik');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('Nashik')))
      .toBe(true);
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await keys.press(button('Restore'));
    await expect(installers.field('City')).toHaveValue('Nashik');
    await keys.press(installers.form.getByRole('button', { name: 'Reset' }));
  });

  await test.step('an order is marked and assigned', async () => {
    await keys.open('Orders');
    // A few of the newest orders, so that few stops are between a row and what is below the table.
    await keyboard.press('/');
    await keyboard.type('PH-10199');
    await keys.press(button(/^To pack/));
    await expect(button(/^To pack/)).toBeFocused();
    await keys.press(page.getByRole('checkbox', { name: /^Select PH/ }).first(), 'Space');
    await keys.press(button('Mark…'));
    await keyboard.press('Enter');
    await expect(said('Data Updated').or(said('1 Order updated')).first()).toBeVisible();
    await keys.press(page.getByRole('checkbox', { name: /^Select PH/ }).first(), 'Space');
    await keys.press(page.getByRole('checkbox', { name: /^Select PH/ }).nth(1), 'Shift+Space');
    await keys.press(button('Assign installer'));
    const assign = dialog('Assign installer to 2 Orders');
    await keys.to(assign.getByRole('combobox'));
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await keyboard.press('Enter');
    await keys.press(assign.getByRole('button', { name: 'Save' }));
    await expect(assign).toBeHidden();
    const assigned = page.getByRole('combobox', { name: /^Installer for order/ });
    await expect(assigned.first()).not.toHaveValue('');
    await expect(assigned.nth(1)).toHaveValue(await assigned.first().inputValue());
    await keys.press(button('Show chart'));
    await keys.press(button('Show as a table'));
    await expect(page.getByRole('figure', { name: 'Orders by day' })).toContainText('Amount');
  });
});
