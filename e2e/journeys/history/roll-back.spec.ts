import type { Page } from '@playwright/test';
import { thingRows, things } from '../../../src/spreadsheet/fixtures/things';
import { writeSpreadsheet } from '../../../src/spreadsheet/testing';
import { violationsOf } from '../../fixtures/axe';
import { savedBy } from '../../fixtures/downloads';
import { fetchRows, post } from '../../fixtures/post';
import { expect } from '../../fixtures/test';
import { choose, region, thingTest as test } from '../things';

test('a spreadsheet is rolled back, except for rows edited since; a second user learns that it is already done', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/409/);
  for (const { id: _, version: __, ...row } of thingRows) await post(page, '/api/thing/add', row);
  const values = async () => (await fetchRows(page, things)).map(({ version: _, ...row }) => row);
  const before = await values();
  const edited = thingRows.map((row, index) =>
    index < 4 ? { ...row, name: `Sale ${index}` } : row,
  );
  await page.goto('/thing');
  await choose(page, { content: await writeSpreadsheet(things, edited) });
  await region(page).getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Data Updated' })).toBeVisible();
  for (const name of ['Corrected 0', 'Corrected 1']) {
    const row = (await fetchRows(page, things)).find(
      (one) => one.name === name.replace('Corrected', 'Sale'),
    );
    await post(page, '/api/thing/update', { ...row, name });
  }

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History', exact: true });
  const entry = history.getByRole('listitem').filter({ hasText: 'things.xlsx' });
  await expect(entry).toContainText('4 updated');
  const report = entry.getByRole('button', { name: 'Download report' });
  expect((await savedBy(page, () => report.click())).name).toBe('report.xlsx');
  await entry.getByRole('button', { name: 'Roll Back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Roll Back Import' });
  await expect(dialog).toContainText('2 rows will return to their values before things.xlsx');
  const boxes = dialog.getByRole('listitem').getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await boxes.last().uncheck();
  await expect(dialog.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
  expect(await violationsOf(dialog)).toEqual([]);
  await dialog.getByRole('button', { name: 'Roll Back' }).click();
  await expect(page.getByText('Rolled back 3 rows.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(entry).toContainText('Rolled back');
  await expect(entry.getByRole('button', { name: 'Roll Back' })).toBeHidden();
  await expect(history.locator(':focus')).toHaveCount(1);
  const kept = before.map((row, index) => (index === 1 ? { ...row, name: 'Corrected 1' } : row));
  expect(await values()).toEqual(kept);
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();

  const renamed = thingRows.map((row) => ({ ...row, name: 'Renamed' }));
  await choose(page, { content: await writeSpreadsheet(things, renamed) });
  await region(page).getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Data Updated' }).last()).toBeVisible();

  const others = [await context.newPage(), await context.newPage()];
  for (const one of others) {
    await one.goto('/thing');
    await one.getByRole('button', { name: 'History' }).click();
  }
  const [late, later] = others.map((one) => {
    const history = one.getByRole('dialog', { name: 'History', exact: true });
    const entry = history.getByRole('listitem').filter({ hasText: 'things.xlsx' }).first();
    return { one, entry, button: entry.getByRole('button', { name: 'Roll Back' }) };
  });
  const dialogOf = (one: Page) => one.getByRole('dialog', { name: 'Roll Back Import' });
  if (!late || !later) throw new Error('There are two others.');
  await late.button.click();
  await expect(dialogOf(late.one)).toBeVisible();
  await expect(later.button).toBeVisible();

  const entries = (await (await post(page, '/api/history', { entity: 'thing' })).json()).entries;
  const { id } = entries.find((entry: { action: string }) => entry.action === 'import');
  expect((await post(page, '/api/history/rollBack', { id })).ok()).toBe(true);
  await dialogOf(late.one).getByRole('button', { name: 'Roll Back' }).click();
  await later.button.click();
  for (const { one, entry } of [late, later]) {
    await expect(one.getByRole('status').getByText('demo has already undone this.')).toBeVisible();
    await expect(one.getByRole('alert')).toHaveCount(0);
    await expect(dialogOf(one)).toBeHidden();
    await expect(entry).toContainText('Rolled back');
  }
});
