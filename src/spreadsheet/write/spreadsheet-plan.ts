import type { CellStyle } from 'hucre/xlsx';
import { beginning } from '../../common/beginning';
import type { EntityConfig } from '../../entities/entity-config';
import type { FieldConfig } from '../../field-types';
import type { SheetCell } from '../../field-types/field-model';
import { sheetCellOf, sheetFields } from '../sheet-fields';
import { explanationTexts as texts } from '../texts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface SheetColumn {
  readonly header: string;
  readonly field: FieldConfig;
  readonly cell: SheetCell;
  /** Whether the column identifies rows. */
  readonly isKey: boolean;
  /** The width in characters. */
  readonly width: number;
  /** The style of the cells below the header. */
  readonly style: CellStyle;
}

export interface SpreadsheetPlan {
  readonly sheetName: string;
  readonly columns: readonly SheetColumn[];
}

/** Spreadsheet programs limit the length of sheet names and forbid these characters. */
const MAX_NAME_LENGTH = 31;
/** The name of our other sheet, and the one that Excel reserves. */
const TAKEN = [texts.sheetName.toLowerCase(), 'history'];
const FORBIDDEN = /[[\]:*?/\\']/g;
/** The sheet of columns has a cell for each choice, and a sheet has at most 16,384 columns. */
const MAX_CHOICES = 16_384 - texts.headers.length;
const WIDTHS = { number: 14, date: 14, text: 32, long: 70 };

const fill = (rgb: string): CellStyle => ({
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb } },
});
export const headerStyle: CellStyle = { font: { bold: true }, ...fill('E8ECF3') };
export const keyHeaderStyle: CellStyle = { font: { bold: true }, ...fill('FFE08A') };

/** Plans an entity's spreadsheet from its config. Its headers are the fields' names. */
export function planSpreadsheet(config: EntityConfig): SpreadsheetPlan {
  const allowed = config.labelPlural.replaceAll(FORBIDDEN, ' ').trim();
  const name = beginning(allowed, MAX_NAME_LENGTH).trim();
  const isTaken = TAKEN.includes(name.toLowerCase());
  return {
    sheetName: name === '' || isTaken ? texts.rows : name,
    columns: sheetFields(config).map((field) =>
      sheetColumn(field, field.name === config.actions.bulkUpdate?.key, field.name),
    ),
  };
}

/** Plans the column of a field. */
export function sheetColumn(field: FieldConfig, isKey: boolean, header: string): SheetColumn {
  const { choices = [], ...others } = sheetCellOf(field);
  const isOffered = choices.length > 0 && choices.length <= MAX_CHOICES;
  const cell = isOffered ? { ...others, choices } : others;
  return { header, field, cell, isKey, width: widthOf(header, cell), style: styleOf(cell, isKey) };
}

function widthOf(header: string, { holds, choices, long }: SheetCell): number {
  const longestChoice = Math.max(0, ...(choices ?? []).map(({ length }) => length));
  const values = choices ? longestChoice : long ? WIDTHS.long : WIDTHS[holds];
  return Math.max(values, header.length) + 3;
}

/** In cells with the text format, programs keep what is typed: `=1+1` and `0012` stay text. */
function styleOf(cell: SheetCell, isKey: boolean): CellStyle {
  return {
    numFmt: cell.holds === 'text' ? '@' : (cell.numberFormat ?? 'General'),
    alignment: { vertical: 'top', ...(cell.long ? { wrapText: true } : {}) },
    ...(isKey ? fill('FFF4CC') : {}),
  };
}
