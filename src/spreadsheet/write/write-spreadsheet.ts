import { writeXlsx } from 'hucre/xlsx';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { dataSheet } from './data-sheet';
import { explanationSheet } from './explanation-sheet';
import { planSpreadsheet } from './spreadsheet-plan';

/** Writes an entity's rows as an .xlsx file with typed cells and a sheet that explains the columns. */
export async function writeSpreadsheet(
  config: EntityConfig,
  rows: readonly Row[],
): Promise<Uint8Array> {
  const plan = planSpreadsheet(config);
  return await writeXlsx({
    sheets: [dataSheet(plan, rows), explanationSheet(config, plan, rows)],
    properties: { title: config.labelPlural },
    // Half the time and memory of a table of all texts, which few rows share.
    stringMode: 'inline',
  });
}
