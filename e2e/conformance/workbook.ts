import * as xlsx from '@e965/xlsx';

// Reads and writes workbooks with another library than ours.

export type OwnCell = string | number | null;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The number of 1 January 1970 in a workbook. */
const FIRST_DAY = 25_569;

/** The cells of the first sheet: numbers, days as `2026-11-30`, and texts. */
export function cellsIn(file: Buffer): readonly (readonly OwnCell[])[] {
  const sheet = firstSheet(xlsx.read(file, { cellNF: true }));
  const { s: first, e: last } = xlsx.utils.decode_range(sheet['!ref'] ?? 'A1');
  return numbersTo(last.r - first.r).map((r) =>
    numbersTo(last.c - first.c).map((c) => {
      const cell: xlsx.CellObject | undefined = sheet[xlsx.utils.encode_cell({ r, c })];
      if (cell?.v === undefined || cell.v === '') return null;
      if (typeof cell.v !== 'number') return String(cell.v);
      return String(cell.z).includes('yy') ? dayAt(cell.v) : cell.v;
    }),
  );
}

/** The lines of a CSV file, as texts. */
export function linesIn(file: Buffer): readonly (readonly string[])[] {
  const sheet = firstSheet(
    xlsx.read(file.toString().replace('\uFEFF', ''), { type: 'string', raw: true }),
  );
  return xlsx.utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' });
}

/** The workbook with some cells replaced, by row and column. */
export function edited(
  file: Buffer,
  cells: readonly (readonly [row: number, column: number, value: OwnCell])[],
): Buffer {
  const book = xlsx.read(file, { cellStyles: true, cellNF: true });
  const sheet = firstSheet(book);
  for (const [r, c, value] of cells) {
    const address = xlsx.utils.encode_cell({ r, c });
    if (value === null) delete sheet[address];
    else sheet[address] = cellOf(value);
  }
  return Buffer.from(xlsx.write(book, { type: 'array', bookType: 'xlsx' }));
}

/** A new workbook with these cells. */
export function workbookOf(rows: readonly (readonly OwnCell[])[]): Buffer {
  const cells = rows.map((row) => row.map((value) => (value === null ? null : cellOf(value))));
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(cells), 'Rows');
  return Buffer.from(xlsx.write(book, { type: 'array', bookType: 'xlsx' }));
}

function cellOf(value: string | number): xlsx.CellObject {
  if (typeof value === 'number') return { t: 'n', v: value };
  if (!DAY.test(value)) return { t: 's', v: value };
  return { t: 'n', v: Date.parse(value) / DAY_MS + FIRST_DAY, z: 'yyyy-mm-dd' };
}

function dayAt(serial: number): string {
  return new Date((serial - FIRST_DAY) * DAY_MS).toISOString().slice(0, 10);
}

function firstSheet({ SheetNames: [name = ''], Sheets }: xlsx.WorkBook): xlsx.WorkSheet {
  const sheet = Sheets[name];
  if (!sheet) throw new Error('The workbook has no sheet.');
  return sheet;
}

function numbersTo(last: number): readonly number[] {
  return Array.from({ length: last + 1 }, (_, index) => index);
}
