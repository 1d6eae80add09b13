import { writeCsvStream } from 'hucre/csv';
import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import type { FieldConfig } from '../../field-types';
import { headerStyle, sheetColumn } from './spreadsheet-plan';
import { writtenCell } from './written-cell';

export interface ExportColumn {
  readonly header: string;
  readonly field: FieldConfig;
}

/** A number, a date as `YYYY-MM-DD`, or anything else as people read it. */
export type ExportCell = string | number | null;

/** The cells of a row, one for each column. */
export type ExportRow = readonly ExportCell[];

/** Rows in batches, so that not all rows or cells are in memory at once. */
export type ExportBatches = AsyncIterable<readonly ExportRow[]>;

/** The beginnings of texts that spreadsheet programs take for formulas; some accept full-width signs. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** Writes rows as CSV, in which no cell is a formula. */
export function writeCsv(columns: readonly ExportColumn[], batches: ExportBatches): ReadableStream {
  async function* lines(): AsyncGenerator<CellValue[]> {
    yield columns.map(({ header }) => withoutFormula(header));
    for await (const rows of batches) for (const row of rows) yield row.map(withoutFormula);
    // Also ends the last line with a line break.
    yield [];
  }
  return writeCsvStream(lines(), { bom: true });
}

/** Writes rows as a workbook with numbers, dates and texts, none of which is a formula. */
export function writeExport(
  columns: readonly ExportColumn[],
  batches: ExportBatches,
): ReadableStream {
  const plan = columns.map(({ field, header }) => sheetColumn(field, false, header));
  const written = plan.map(({ width }) => ({ width, style: headerStyle }));
  async function* lines(): AsyncGenerator<CellValue[]> {
    yield plan.map(({ header }) => header);
    // A column has one style, which the library reads with each cell. After the header, it is that of the data.
    for (const [index, { style }] of plan.entries()) Object.assign(written[index] ?? {}, { style });
    for await (const rows of batches)
      for (const row of rows) yield plan.map(({ field }, index) => writtenCell(field, row[index]));
  }
  return writeXlsxStream(lines(), { name: 'Export', columns: written, freezePane: { rows: 1 } });
}

function withoutFormula(cell: ExportCell): ExportCell {
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;
}
