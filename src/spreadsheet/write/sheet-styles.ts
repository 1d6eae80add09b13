import type { CellStyle } from 'hucre/xlsx';
import type { SheetColumn } from './spreadsheet-plan';

const fill = (rgb: string): CellStyle => ({
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb } },
});
const KEY_FILL = fill('FFF4CC');
const HEADER_FILL = fill('E8ECF3');
const bold: CellStyle = { font: { bold: true } };

export const headerStyle: CellStyle = { ...bold, ...HEADER_FILL };
export const keyHeaderStyle: CellStyle = { ...bold, ...fill('FFE08A') };
export const proseStyle: CellStyle = { alignment: { vertical: 'top', wrapText: true } };

/**
 * The style of a column's cells. Text cells have the text format: a program keeps what is typed
 * there, `=1+1` and `0012` too, as it is.
 */
export function columnStyle({ cell, isKey }: SheetColumn): CellStyle {
  return {
    numFmt: cell.holds === 'text' ? '@' : (cell.numberFormat ?? 'General'),
    alignment: { vertical: 'top', ...(cell.long ? { wrapText: true } : {}) },
    ...(isKey ? KEY_FILL : {}),
  };
}
