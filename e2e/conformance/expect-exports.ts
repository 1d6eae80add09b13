import { fieldOf } from '../../src/entities/entity-config';
import type { Row } from '../../src/entities/row';
import { savedBy } from '../fixtures/downloads';
import { expect } from '../fixtures/test';
import type { EntityPage } from './entity-page';
import { ownExportCell } from './own-reading';
import { cellsIn, linesIn, type OwnCell } from './workbook';

/** Exports the first and the third row of the table, and compares the files with what it shows. */
export async function expectExports(screen: EntityPage, sorted: readonly Row[]): Promise<void> {
  const { page, rows, config } = screen;
  const chosen = sorted.filter((_, index) => index === 0 || index === 2);
  for (const index of [0, 2]) await rows.nth(index).getByRole('checkbox').check();
  const save = async (item: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    return await savedBy(page, () => page.getByRole('menuitem', { name: item }).click());
  };
  const headers = config.columns.map(({ label }) => label);
  const cellsOf = (row: Row) =>
    config.columns.map(({ field }) => ownExportCell(fieldOf(config, field), row));
  const expected = chosen.map(cellsOf);

  const workbook = cellsIn((await save('Excel (.xlsx)')).bytes);
  expect(workbook[0]).toEqual(headers);
  expect(inAnyOrder(workbook.slice(1))).toEqual(inAnyOrder(expected));
  const csv = linesIn((await save('CSV')).bytes);
  expect(csv[0]).toEqual(headers);
  const texts = expected.map((cells) => cells.map((cell) => String(cell ?? '')));
  expect(inAnyOrder(csv.slice(1))).toEqual(inAnyOrder(texts));
  await page.getByRole('button', { name: 'Clear selection' }).click();
}

function inAnyOrder(rows: readonly (readonly OwnCell[])[]): readonly string[] {
  return rows.map((cells) => JSON.stringify(cells)).toSorted();
}
