import { type Cell, type CellValue, writeXlsx } from 'hucre/xlsx';
import { ERROR_LOOKALIKE } from './data-sheet';
import { headerStyle } from './spreadsheet-plan';
import { writtenText } from './written-cell';

/** A cell of an export; dates are `YYYY-MM-DD`. */
export type ExportCell = string | number | { readonly date: string } | null;

export interface ExportColumn {
  readonly header: string;
  /** A format code of spreadsheet programs. */
  readonly format?: string | undefined;
}

/** What spreadsheet programs would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;
const BYTE_ORDER_MARK = '\uFEFF';
const MAX_WIDTH = 60;

/** Writes rows as CSV, in which no cell is a formula. */
export function writeCsv(
  columns: readonly ExportColumn[],
  rows: readonly (readonly ExportCell[])[],
): string {
  const lines = [columns.map(({ header }) => header), ...rows].map((cells) =>
    cells.map(csvCell).join(','),
  );
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function csvCell(cell: ExportCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.date;
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes rows as a workbook with numbers, dates and texts, none of which is a formula. */
export function writeExport(
  columns: readonly ExportColumn[],
  rows: readonly (readonly ExportCell[])[],
): Promise<Uint8Array> {
  const cells = new Map<string, Partial<Cell>>(
    columns.map(({ header }, index) => [
      `0,${index}`,
      { value: header, type: 'string', style: headerStyle },
    ]),
  );
  const widths = columns.map(({ header }) => header.length);
  const written = rows.map((row, at) =>
    row.map((cell, index): CellValue => {
      widths[index] = Math.max(widths[index] ?? 0, lengthOf(cell));
      if (cell === null || typeof cell === 'number') return cell;
      if (typeof cell === 'object') return new Date(`${cell.date}T00:00:00Z`);
      const text = writtenText(cell);
      if (ERROR_LOOKALIKE.test(text)) cells.set(`${at + 1},${index}`, { richText: [{ text }] });
      return text;
    }),
  );
  return writeXlsx({
    sheets: [
      {
        name: 'Export',
        columns: columns.map(({ format }, index) => ({
          width: Math.min(widths[index] ?? 0, MAX_WIDTH) + 3,
          ...(format && { style: { numFmt: format } }),
        })),
        rows: [columns.map(({ header }) => header), ...written],
        cells,
        freezePane: { rows: 1 },
      },
    ],
    stringMode: 'inline',
  });
}

function lengthOf(cell: ExportCell): number {
  return typeof cell === 'string' ? cell.length : 10;
}
