import {
  type Cell,
  type CellValue,
  colToLetter,
  readXlsx,
  type Workbook,
  XLSX_MAX_ROWS_PER_SHEET,
} from 'hucre/xlsx';
import { inspectPackage } from '../package/inspect-package';
import { limits } from '../package/limits';
import type { Sheet, SheetValue } from '../sheet';
import { SpreadsheetError } from '../spreadsheet-error';
import { fileTexts as texts } from '../texts';

type HucreSheet = Workbook['sheets'][number];

/** All possible rows, and one column above the limit in order to notice more columns. */
const AREA = `A1:${colToLetter(limits.columns)}${XLSX_MAX_ROWS_PER_SHEET}`;

/** Reads the first visible sheet of an .xlsx file from any source. Throws a `SpreadsheetError`. */
export async function readSpreadsheet(bytes: Uint8Array): Promise<Sheet> {
  const { hasPercentages } = await inspectPackage(bytes);
  const sheet = await readFirstSheet(bytes, hasPercentages);
  const used = sheet.rows.slice(0, sheet.rows.findLastIndex((row) => row.some(isFilled)) + 1);
  if (used.length > limits.rows) throw new SpreadsheetError(texts.tooManyRows);
  if (used.some((row) => row.length > limits.columns))
    throw new SpreadsheetError(texts.tooManyColumns);
  const rows = used.map((row, rowIndex) =>
    row.map((value, columnIndex) =>
      sheetValue(
        value,
        sheet.cells?.size ? sheet.cells.get(`${rowIndex},${columnIndex}`) : undefined,
      ),
    ),
  );
  return { name: sheet.name, rows };
}

async function readFirstSheet(bytes: Uint8Array, readStyles: boolean): Promise<HucreSheet> {
  let isFound = false;
  const workbook = await readXlsx(bytes, {
    // Only number formats distinguish percentages from numbers, but all styles take much memory.
    readStyles,
    dateSystem: 'auto',
    range: AREA,
    sheets(info) {
      if (isFound || info.hidden || info.veryHidden) return false;
      isFound = true;
      return true;
    },
  }).catch((cause: unknown) => {
    // The library refuses cells that are extremely far apart.
    const isScattered = cause instanceof Error && /over the \d+ limit/.test(cause.message);
    throw new SpreadsheetError(isScattered ? texts.tooManyRows : texts.broken, { cause });
  });
  const [sheet] = workbook.sheets;
  if (!sheet) throw new SpreadsheetError(texts.noSheet);
  return sheet;
}

function isFilled(value: CellValue): boolean {
  return value !== null && value !== '';
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

/** Spreadsheets store 0.1 + 0.2 as 0.30000000000000004 but show 15 digits, as people mean it. */
function asShown(number: number): number {
  return Number.isInteger(number) ? number : Number(number.toPrecision(15));
}

/** Whether there is a `%` outside quoted text. */
function isPercent(numberFormat = ''): boolean {
  return numberFormat.replace(/"[^"]*"|\\./g, '').includes('%');
}

/** The library returns dates as if the cell's date and time were in UTC. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const wholeSeconds = new Date(Math.round(date.getTime() / 1000) * 1000);
  return wholeSeconds.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '');
}
