import { type Cell, type CellValue, colToLetter, readXlsx, type Workbook } from 'hucre/xlsx';
import { limits } from './limits';
import type { Sheet, SheetValue } from './sheet';
import { SpreadsheetFault } from './spreadsheet-fault';
import { fileTexts as texts } from './texts';

type HucreSheet = Workbook['sheets'][number];

/** One row and one column more than there may be, to notice those that have more. */
const AREA = `A1:${colToLetter(limits.columns)}${limits.rows + 1}`;

/**
 * Reads the first sheet that is not hidden. The file must have passed `inspectPackage`.
 * The one place where the library reads, so that another could take its place.
 */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  const sheet = await readFirstSheet(bytes);
  if (sheet.rows.length > limits.rows) throw new SpreadsheetFault(texts.tooManyRows);
  if (sheet.rows.some((row) => row.length > limits.columns))
    throw new SpreadsheetFault(texts.tooManyColumns);
  const rows = sheet.rows.map((row, rowIndex) =>
    row.map((value, columnIndex) =>
      sheetValue(value, sheet.cells?.get(`${rowIndex},${columnIndex}`)),
    ),
  );
  return { name: sheet.name, rows };
}

async function readFirstSheet(bytes: Uint8Array): Promise<HucreSheet> {
  let isFound = false;
  const workbook = await readXlsx(bytes, {
    // Told by the number format alone: dates and percentages.
    readStyles: true,
    dateSystem: 'auto',
    range: AREA,
    sheets(info) {
      if (isFound || info.hidden || info.veryHidden) return false;
      isFound = true;
      return true;
    },
  }).catch((cause: unknown) => {
    throw new SpreadsheetFault(texts.broken, { cause });
  });
  const [sheet] = workbook.sheets;
  if (!sheet) throw new SpreadsheetFault(texts.noSheet);
  return sheet;
}

function sheetValue(value: CellValue, cell: Cell | undefined): SheetValue {
  if (cell?.type === 'error') return { kind: 'error', text: String(value) };
  if (value === null) return cell?.formula === undefined ? null : { kind: 'formula' };
  if (value instanceof Date) return dateText(value);
  if (typeof value !== 'number') return value;
  const number = asShown(value);
  return isPercent(cell?.style?.numFmt)
    ? { kind: 'percent', number: asShown(number * 100) }
    : number;
}

/** Spreadsheets keep 0.1 + 0.2 as 0.30000000000000004 and show, like people mean, 15 digits. */
function asShown(number: number): number {
  return Number.isInteger(number) ? number : Number(number.toPrecision(15));
}

/** A `%` outside of quoted text. */
function isPercent(numberFormat = ''): boolean {
  return numberFormat.replace(/"[^"]*"|\\./g, '').includes('%');
}

/** The library gives the moment at which a clock in UTC shows what the cell shows. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const wholeSeconds = new Date(Math.round(date.getTime() / 1000) * 1000);
  return wholeSeconds.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '');
}
