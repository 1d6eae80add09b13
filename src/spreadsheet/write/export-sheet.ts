import { writeCsv as csvOf } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import type { FieldConfig } from '../../field-types';
import { dataSheet } from './data-sheet';
import { sheetColumn } from './spreadsheet-plan';

/** A column of an export. Its cells are under the field's name. */
export interface ExportColumn {
  readonly header: string;
  readonly field: FieldConfig;
}

/** Numbers, dates as `YYYY-MM-DD`, and anything else as people read it. */
export type ExportRow = Readonly<Record<string, string | number | null>>;

/** What spreadsheet programs would take for a formula; some take full-width signs for plain ones. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** Writes rows as CSV, in which no cell is a formula. */
export function writeCsv(columns: readonly ExportColumn[], rows: readonly ExportRow[]): string {
  const lines = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ field }) => row[field.name] ?? null)),
  ];
  const isFormula = (cell: unknown) => typeof cell === 'string' && FORMULA.test(cell);
  const safe = lines.map((cells) => cells.map((cell) => (isFormula(cell) ? `'${cell}` : cell)));
  return `${csvOf(safe, { bom: true })}\r\n`;
}

/** Writes rows as a workbook with numbers, dates and texts, none of which is a formula. */
export function writeExport(
  columns: readonly ExportColumn[],
  rows: readonly ExportRow[],
): Promise<Uint8Array> {
  const sheet = dataSheet({
    sheetName: 'Export',
    columns: columns.map(({ field, header }) => sheetColumn(field, false, header)),
  });
  for (const row of rows) sheet.add(row);
  return writeXlsx({ sheets: [sheet.finish()], stringMode: 'inline' });
}
