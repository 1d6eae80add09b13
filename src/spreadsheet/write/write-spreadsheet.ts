import { writeXlsx } from 'hucre/xlsx';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import type { FieldConfig } from '../../field-types';
import { dataSheet } from './data-sheet';
import { explanationSheet } from './explanation-sheet';
import { planSpreadsheet } from './spreadsheet-plan';

/** Writes an entity’s rows, as they come, as an .xlsx file with typed cells and a sheet that explains the columns. */
export function spreadsheetWriter(config: EntityConfig) {
  const plan = planSpreadsheet(config);
  const data = dataSheet(config, plan);
  /** The first row with a value in a field. */
  const examples = new Map<FieldConfig, Row>();
  return {
    add(rows: readonly Row[]): void {
      for (const { field } of plan.columns) {
        if (examples.has(field)) continue;
        const row = rows.find(({ [field.name]: value }) => value !== null && value !== '');
        if (row) examples.set(field, row);
      }
      for (const row of rows) data.add(row);
    },
    finish: (): Promise<Uint8Array> =>
      writeXlsx({
        sheets: [data.finish(), explanationSheet(config, plan, examples)],
        properties: { title: config.labelPlural },
        // Takes half the time and memory of shared strings: few rows share texts.
        stringMode: 'inline',
      }),
  };
}
