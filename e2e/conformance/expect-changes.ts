import type { Page } from '@playwright/test';
import { actionNames, type EntityConfig, fieldOf } from '../../src/entities/entity-config';
import { type Row, rowId } from '../../src/entities/row';
import { isShown } from '../../src/entities/shown-fields';
import { editText } from '../../src/field-types/read';
import { fetchRows, post } from '../fixtures/post';
import { expect, test } from '../fixtures/test';
import { EMPTY, type EntityPage, enter, expectEntered, expectFieldError } from './entity-page';
import { badTexts, validTexts } from './field-entries';
import { narrowTo, rowsFor } from './rows-for';

/** Expects a row of an open screen to have the actions that the config lists, and no others. */
export async function expectChanges(screen: EntityPage): Promise<void> {
  const { page, config } = screen;
  const { update, remove } = config.actions;
  const editable = (update?.fields ?? [])
    .map((name) => fieldOf(config, name))
    .filter(({ readOnly }) => !readOnly);
  const { row, before, isAlone, mark } = await showRow(screen);
  const button = (name: string) => row.getByRole('button', { name, exact: true });
  const updated = editable.filter((field) => isShown(config, field, before));
  await expect(button('Update')).toHaveCount(update ? 1 : 0);
  await expect(button('Remove')).toHaveCount(remove ? 1 : 0);
  for (const action of actionNames.filter((name) => !config.actions[name])) {
    const answer = await post(page, config.endpoints[action], { id: -1 });
    expect([404, 405], `${action}, which is not listed`).toContain(answer.status());
  }

  if (update) {
    const shownBefore = await row.textContent();
    const dialog = screen.dialogTitled(update.title);
    const send = dialog.getByRole('button', { name: 'Update', exact: true });
    await test.step('an update shows the row, and errors under their fields', async () => {
      await button('Update').click();
      for (const field of updated) {
        await expectEntered(dialog, field, editText(field, before[field.name]));
      }
      // Where there is an add form, it has shown them.
      const rejected = updated.flatMap((field) => {
        const [bad] = config.actions.add ? [] : badTexts(config, field, before);
        return bad ? [[field, bad] as const] : [];
      });
      if (rejected.length === 0) return;
      for (const [field, { text }] of rejected) await enter(dialog, field, text);
      await send.click();
      for (const [field, { text, message }] of rejected) {
        await expectFieldError(dialog, field, message);
        await expectEntered(dialog, field, text);
      }
      expect(await rowOf(page, config, before)).toEqual(before);
    });

    await test.step('an update saves what was changed', async () => {
      const names = editable.map(({ name }) => name);
      const changes = [...validTexts(config, names, 1, mark)];
      for (const [field, text] of changes) await enter(dialog, field, text);
      await send.click();
      await expect(page.getByRole('status').filter({ hasText: 'Data Updated' })).toBeVisible();
      await expect(dialog).toBeHidden();

      await expect(row).not.toHaveText(shownBefore ?? '');
      const after = await rowOf(page, config, before);
      for (const [field, text] of changes) {
        expect(editText(field, after[field.name]), field.name).toBe(text);
      }
    });
  }

  if (!remove) return;
  await test.step('a removal asks first, and removes the row', async () => {
    const shown = await rowOf(page, config, before);
    const dialog = page.getByRole('dialog');
    await button('Remove').click();
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await rowOf(page, config, before)).toEqual(shown);

    await button('Remove').click();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(dialog).toBeHidden();
    if (isAlone) await expect(page.getByText(EMPTY)).toBeVisible();
    const ids = (await fetchRows(page, config)).map(rowId);
    expect(ids).not.toContain(rowId(before));
  });
}

/** Shows a row of the test's own, alone if a searched column has its mark. */
async function showRow(screen: EntityPage) {
  const { page, config } = screen;
  const marked = await rowsFor(page, config, 'changes');
  const [before] = marked.rows;
  if (!before) throw new Error(`There is no ${config.label} for this test.`);
  // The page must show its own changes without the request by which it learns of others' changes.
  await page.route('**/api/studio/version', () => {});
  await screen.openByLink();
  await screen.refresh.click();
  const isAlone = await narrowTo(marked, screen);
  if (isAlone) await expect(screen.rows).toHaveCount(1);
  const row = isAlone ? screen.rows : screen.rowWith(marked.mark);
  return { row, before, isAlone, mark: marked.mark };
}

async function rowOf(page: Page, config: EntityConfig, row: Row): Promise<Row> {
  const found = (await fetchRows(page, config)).find((other) => rowId(other) === rowId(row));
  if (!found) throw new Error(`The ${config.label} ${rowId(row)} is gone.`);
  return found;
}
