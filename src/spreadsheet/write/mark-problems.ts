import { type CellStyle, openXlsx, saveXlsx } from 'hucre/xlsx';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { Header } from '../read/header';
import type { CellProblem } from '../read/wrong-cell';
import { explanationTexts as texts } from '../texts';
import { headerStyle } from './spreadsheet-plan';
import { writtenText } from './written-cell';

const badFill: CellStyle = {
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFC9C9' } },
};

/** The author of our notes: those of others stay. In earlier versions, ours had none. */
const AUTHOR = 'Paperhanger';

/** The same workbook with its wrong cells coloured, and explained by a note and in a last column. */
export async function markProblems(
  bytes: ArrayBuffer,
  { config, sheetName, header }: { config: EntityConfig; sheetName: string; header: Header },
  problems: readonly CellProblem[],
): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = await openXlsx(bytes);
  const sheet = workbook.sheets.find(({ name }) => name === sheetName);
  if (!sheet) throw new Error(`The workbook has no sheet ${sheetName}.`);
  const headers = sheet.rows[header.rowIndex] ?? [];
  const isData = (index: number) => header.columns.some((column) => column.index === index);
  const known = headers.findIndex((name, index) => name === texts.errors && !isData(index));
  const last = known < 0 ? headers.length : known;
  sheet.cells ??= new Map();
  const { cells } = sheet;
  const byRow = new Map<number, string[]>();
  for (const { row, field, message } of problems) {
    const { label } = fieldOf(config, field);
    byRow.set(row - 1, [...(byRow.get(row - 1) ?? []), `${label}: ${message}`]);
    const column = header.columns.find((one) => one.field.name === field)?.index;
    if (column === undefined) continue;
    const at = `${row - 1},${column}`;
    const cell = cells.get(at) ?? { value: null, type: 'empty' };
    const { comment: note } = cell;
    const isFromStaff = note?.author && note.author !== AUTHOR;
    const comment = isFromStaff ? note : { author: AUTHOR, text: message };
    cells.set(at, { ...cell, style: { ...cell.style, ...badFill }, comment });
  }
  const explain = (row: number, text: string | null, style?: CellStyle) => {
    const line = sheet.rows[row];
    if (!line) return;
    line[last] = text && writtenText(text);
    cells.set(`${row},${last}`, { value: line[last], type: 'string', ...(style && { style }) });
  };
  for (let row = header.rowIndex + 1; row < sheet.rows.length; row++)
    explain(row, byRow.get(row)?.join(' ') ?? null);
  explain(header.rowIndex, texts.errors, headerStyle);
  return new Uint8Array(await saveXlsx(workbook));
}
