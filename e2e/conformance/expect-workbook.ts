import { type EntityConfig, fieldOf } from '../../src/entities/entity-config';
import { type Row, rowId } from '../../src/entities/row';
import { type FieldConfig, modelOf } from '../../src/field-types';
import { fetchRows, post } from '../fixtures/post';
import { expect, test } from '../fixtures/test';
import type { EntityPage } from './entity-page';
import { validTexts } from './field-entries';
import { inOneLine, isEmpty, ownCell, ownIsShown, ownText } from './own-reading';
import { rowsFor } from './rows-for';
import { upload } from './staff-api';
import { cellsIn, edited, workbookOf } from './workbook';

/**
 * Tests an entity's workbook, edited with another library than ours. `tried` columns are also uploaded alone; without
 * any, the file is posted directly.
 */
export async function expectWorkbook(
  screen: EntityPage,
  tried: ReadonlySet<string>,
): Promise<void> {
  const { page, config } = screen;
  const { bulkUpdate, download } = config.actions;
  if (!bulkUpdate || !download) return;
  const { key: keyName, columns } = bulkUpdate;
  const { rows: own, mark } = await rowsFor(page, config, 'workbook', 2);
  const before = await fetchRows(page, config);
  // Only the shop’s site gives read-only keys, and the first rows have some.
  const known = own.every((row) => !isEmpty(row[keyName])) ? own : before;
  const [first, second] = known.filter((row) => !isEmpty(row[keyName]));
  if (!first || !second) throw new Error(`There are no ${config.labelPlural} for this test.`);
  const key = fieldOf(config, keyName);
  const names = [...new Set([keyName, ...columns])];
  const fields = names.map((name) => fieldOf(config, name));
  const downloaded: Buffer = await (await post(page, config.endpoints.download, undefined)).body();
  const cells = cellsIn(downloaded);
  // Rows of other tests that can't be found, because they have no key.
  const keyless = before.flatMap((row, index) =>
    isEmpty(row[keyName]) ? names.map((_, column) => [index + 1, column, null] as const) : [],
  );
  const original = keyless.length > 0 ? edited(downloaded, keyless) : downloaded;
  const cellsOf = (row: Row) => fields.map((field) => ownCell(field, row));

  await test.step('the workbook has all rows, with numbers, days and texts', () => {
    expect(cells).toEqual([names, ...before.map(cellsOf)]);
  });

  const editable = fields.filter((field) => field !== key && !field.readOnly);
  const change = changeOf(config, editable, mark, first);
  const changed = { ...first, ...change };
  const optional = editable.find(
    (field) =>
      !field.required &&
      !field.showIf &&
      !isDeciding(config, field) &&
      !isEmpty(second[field.name]),
  );
  const emptied = optional ? { ...second, [optional.name]: null } : second;

  async function expectRows(...some: readonly Row[]) {
    const after = await fetchRows(page, config);
    const expected = before.map((row) => some.find((one) => rowId(one) === rowId(row)) ?? row);
    expect(after.map(cellsOf)).toEqual(expected.map(cellsOf));
  }

  const alone = editable.filter(
    (field) =>
      tried.has(field.name) && field.name in change && !field.showIf && !isDeciding(config, field),
  );
  await test.step('a workbook with one column changes only that column', async () => {
    let row = first;
    for (const field of alone) {
      const cell = ownCell(field, changed);
      const file = workbookOf([
        [keyName, field.name],
        [ownCell(key, first), cell],
      ]);
      const answer = await upload(page, config.endpoints.bulkUpdate, file);
      expect(answer.ok(), `${field.name}: ${await answer.text()}`).toBe(true);
      row = { ...row, [field.name]: changed[field.name] };
      await expectRows(row);
    }
    if (alone.length === 0) return;
    expect((await upload(page, config.endpoints.bulkUpdate, original)).ok()).toBe(true);
    await expectRows();
  });

  const differences = [[first, changed] as const, [second, emptied] as const].flatMap(
    ([from, to]) =>
      fields.flatMap((field, column) => {
        const [old, value] = [ownCell(field, from), ownCell(field, to)];
        const index = before.findIndex((row) => rowId(row) === rowId(from)) + 1;
        return old === value ? [] : [{ field, from, to, cell: [index, column, value] as const }];
      }),
  );
  const file = edited(
    original,
    differences.map(({ cell }) => cell),
  );
  await test.step('the preview lists exactly the edits, and the upload saves them', async () => {
    if (tried.size > 0) await uploadPreviewed();
    else expect((await upload(page, config.endpoints.bulkUpdate, file)).ok()).toBe(true);
    await expectRows(changed, emptied);
  });

  await test.step('uploading the original again restores every row', async () => {
    expect((await upload(page, config.endpoints.bulkUpdate, original)).ok()).toBe(true);
    await expectRows();
  });

  async function uploadPreviewed() {
    await screen.open();
    const region = page.getByRole('region', { name: 'Bulk Update' });
    await region
      .getByLabel('Spreadsheet (.xlsx)')
      .setInputFiles({ name: 'edited.xlsx', mimeType: '', buffer: file });
    const table = region.getByRole('table', { name: 'Changes' });
    await expect(table.locator('tbody').getByRole('row')).toHaveCount(differences.length);
    const shown = await table.locator('tbody').getByRole('row').allInnerTexts();
    for (const [index, { field, from, to }] of differences.entries()) {
      const [line = ''] = shown.slice(index, index + 1).map(inOneLine);
      expect(line).toContain(field.label);
      for (const one of [from, to]) {
        const text = inOneLine((ownText(field, one) ?? String(one[field.name])) || '(empty)').slice(
          0,
          40,
        );
        if (field.type !== 'list') expect(line, field.label).toContain(text);
      }
    }
    await expect(region.getByRole('table', { name: 'Problems' })).toHaveCount(0);
    await region.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Data Updated' })).toBeVisible();
  }
}

/** Other values for a row. Fields that they hide are empty. */
function changeOf(
  config: EntityConfig,
  editable: readonly FieldConfig[],
  mark: string,
  row: Row,
): Row {
  const names = editable.map(({ name }) => name);
  const texts = [...validTexts(config, names, 3, mark)];
  const values = Object.fromEntries(
    texts.map(([field, text]) => [field.name, modelOf(field).parse(text, field)]),
  );
  const whole = { ...row, ...values };
  const hidden = editable.filter((field) => !ownIsShown(config, field, whole));
  return { ...values, ...Object.fromEntries(hidden.map(({ name }) => [name, null])) };
}

/** Whether other fields depend on a field. */
function isDeciding(config: EntityConfig, { name }: FieldConfig): boolean {
  return config.fields.some((other) => {
    const bounds = 'min' in other || 'max' in other ? [other.min, other.max] : [];
    const isBound = bounds.some((bound) => typeof bound === 'object' && bound.by === name);
    return isBound || Object.hasOwn(other.showIf ?? {}, name);
  });
}
