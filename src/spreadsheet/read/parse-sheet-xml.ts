import { serialToDate } from 'hucre';
import { limits } from '../package/limits';
import { isTrue, type OpenWorkbook } from '../package/open-workbook';
import type { OpenTag } from '../package/xml-scanner';
import type { SheetValue } from '../sheet';
import { SpreadsheetError } from '../spreadsheet-error';
import { fileTexts as texts } from '../texts';
import { textBuilder } from './cell-text';
import type { NumberKind } from './number-formats';

const SECONDS_PER_DAY = 86_400;

export interface CellMeanings {
  readonly strings: readonly string[];
  readonly kinds: readonly NumberKind[];
}

/** Reads the rows of the workbook's sheet, up to the last one with a value. */
export async function parseSheetXml(
  workbook: OpenWorkbook,
  { strings, kinds }: CellMeanings,
): Promise<SheetValue[][]> {
  const rows: SheetValue[][] = [];
  // The state of the current cell.
  let type = '';
  let style = '';
  let column = -1;
  let row = -1;
  let cellRow = -1;
  let isText = false;
  let isFormula = false;
  let isPhonetic = false;
  let rowTags = 0;
  let cells = 0;
  let places = 0;
  let sharedText = 0;
  const dateOf = dateWriter(workbook.isFrom1904);
  const text = textBuilder(() => texts.tooLongCellIn(cellRow + 1));

  function startRow(tag: OpenTag): void {
    rowTags += 1;
    if (rowTags > limits.rows) throw new SpreadsheetError(texts.tooManyRows);
    row = (Number(tag.attribute('r')) || row + 2) - 1;
    column = -1;
  }

  function startCell(tag: OpenTag): void {
    cells += 1;
    if (cells > workbook.budget.cells) throw new SpreadsheetError(workbook.budget.rejection);
    const reference = tag.attribute('r');
    const place = reference === undefined ? undefined : placeOf(reference);
    column = place?.column ?? column + 1;
    cellRow = place?.row ?? row;
    type = tag.attribute('t') ?? '';
    style = tag.attribute('s') ?? '';
    isFormula = false;
    text.start();
  }

  function addCell(): void {
    const value = cellValue();
    if (value === null || value === '') return;
    if (!(cellRow >= 0 && cellRow < limits.rows)) throw new SpreadsheetError(texts.tooManyRows);
    if (column >= limits.columns) throw new SpreadsheetError(texts.tooManyColumns);
    while (rows.length <= cellRow) rows.push([]);
    const cellsOfRow = rows[cellRow] ?? [];
    places += Math.max(0, column + 1 - cellsOfRow.length);
    if (places > limits.places) throw new SpreadsheetError(texts.tooManyCells);
    while (cellsOfRow.length < column) cellsOfRow.push(null);
    cellsOfRow[column] = value;
  }

  function shared(index: number): string {
    const string = strings[index];
    if (string === undefined) throw new SpreadsheetError(texts.broken);
    // A shared text is stored once, but checked in each cell.
    sharedText += string.length;
    if (sharedText > limits.textLength) throw new SpreadsheetError(texts.tooMuchText);
    return string;
  }

  function cellValue(): SheetValue {
    const content = text.take();
    if (type === 'str' || type === 'inlineStr') return content;
    if (content === '') return isFormula ? { kind: 'formula' } : null;
    if (type === 's') return shared(Number(content));
    if (type === 'b') return isTrue(content);
    if (type === 'e') return { kind: 'error', text: content };
    const number = Number(content);
    // Programs can write longer integers than a number has room for, such as IDs.
    const isCut = !Number.isSafeInteger(number) && /^-?\d+$/.test(content);
    return isCut || !Number.isFinite(number) ? content : numberValue(number);
  }

  function numberValue(number: number): SheetValue {
    const kind = kinds[Number(style)];
    if (kind === 'date') return dateOf(number) || asShown(number);
    return kind === 'percent' ? { kind, number: asShown(number * 100) } : asShown(number);
  }

  await workbook.read(workbook.sheet, {
    open(name, tag) {
      if (name === 'c') startCell(tag);
      else if (name === 'v') isText = true;
      else if (name === 't') isText = !isPhonetic;
      else if (name === 'row') startRow(tag);
      else if (name === 'f') isFormula = true;
      else if (name === 'rPh') isPhonetic = true;
    },
    close(name) {
      if (name === 'c') addCell();
      else if (name === 'v' || name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
    },
    text(piece) {
      if (isText) text.add(piece);
    },
  });
  return rows;
}

/** The indexes in a reference such as `AB12`; undefined if it isn't one. */
function placeOf(reference: string): { readonly column: number; readonly row: number } | undefined {
  let column = 0;
  let row = 0;
  for (let at = 0; at < reference.length; at++) {
    const code = reference.charCodeAt(at);
    // The same for both cases.
    const letter = (code & ~0x20) - 64;
    if (row === 0 && letter >= 1 && letter <= 26) column = column * 26 + letter;
    else if (code >= 48 && code <= 57) row = row * 10 + code - 48;
    else return undefined;
  }
  return column === 0 || row === 0 ? undefined : { column: column - 1, row: row - 1 };
}

/** Spreadsheets store 0.1 + 0.2 as 0.30000000000000004 but show 15 digits, as people mean it. */
function asShown(number: number): number {
  return Number.isInteger(number) ? number : Number(number.toPrecision(15));
}

/**
 * Returns a function that turns days into a date, with the time if there is one, or only into a time if they are less
 * than a day; empty outside the calendar.
 */
function dateWriter(isFrom1904: boolean): (days: number) => string {
  const dates = new Map<number, string>();
  const times = new Map<number, string>([[0, '']]);
  return (days) => {
    const seconds = Math.round(days * SECONDS_PER_DAY);
    const day = Math.floor(seconds / SECONDS_PER_DAY);
    const second = seconds - day * SECONDS_PER_DAY;
    if (day === 0) return timeOf(second).replace(/:00$/, '');
    const date = dates.get(day) ?? isoOf(serialToDate(day, isFrom1904)).replace(/T.*/, '');
    const time = times.get(second) ?? ` ${timeOf(second)}`;
    dates.set(day, date);
    times.set(second, time);
    return date && date + time;
  };
}

const timeOf = (second: number) => isoOf(new Date(second * 1000)).slice(11, 19);

/** The library returns dates as if they were in UTC. */
function isoOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
