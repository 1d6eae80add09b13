import { type Cell, colToLetter, type DataValidation, type WriteSheet } from 'hucre/xlsx';
import type { Row } from '../../entities/row';
import { explanationTexts as texts } from '../texts';
import { choicesRange } from './explanation-sheet';
import { columnStyle, headerStyle, keyHeaderStyle } from './sheet-styles';
import type { SheetColumn, SpreadsheetPlan } from './spreadsheet-plan';
import { writtenCell } from './written-cell';

/** Texts that the library takes for the results of formulas that failed. */
const ERROR_LOOKALIKE = /^#[A-Z/0_]+[!?]?$/;

/** The sheet with the rows: a frozen header of the fields' names, and a typed cell for each value. */
export function dataSheet({ sheetName, columns }: SpreadsheetPlan, rows: readonly Row[]) {
  const styled = columns.map((column) => ({ ...column, style: columnStyle(column) }));
  const cells = new Map<string, Partial<Cell>>(
    columns.map((column, index) => [`0,${index}`, headerCell(column)]),
  );
  const values = rows.map((row, rowIndex) =>
    styled.map(({ field, style }, index) => {
      const value = writtenCell(field, row[field.name]);
      if (typeof value === 'string' && ERROR_LOOKALIKE.test(value))
        cells.set(`${rowIndex + 1},${index}`, { richText: [{ text: value }], style });
      return value;
    }),
  );
  return {
    name: sheetName,
    columns: styled.map(({ width, style }) => ({ width, style })),
    rows: [columns.map(({ field }) => field.name), ...values],
    cells,
    freezePane: { rows: 1, ...(columns[0]?.isKey ? { columns: 1 } : {}) },
    dataValidations: columns.flatMap((column, index) =>
      dropDown(column, index, Math.max(rows.length, 1)),
    ),
  } satisfies WriteSheet;
}

function headerCell({ field, isKey }: SheetColumn): Cell {
  return {
    value: field.name,
    type: 'string',
    style: isKey ? keyHeaderStyle : headerStyle,
    ...(isKey ? { comment: { text: texts.keyNote(field) } } : {}),
  };
}

/** The choices stand in the sheet of explanations: a list in the rule itself can't have commas. */
function dropDown(column: SheetColumn, index: number, rows: number): DataValidation[] {
  const { choices } = column.cell;
  if (!choices) return [];
  const letter = colToLetter(index);
  return [
    {
      type: 'list',
      formula1: choicesRange(index, choices.length),
      range: `${letter}2:${letter}${rows + 1}`,
      allowBlank: !column.field.required,
      showErrorMessage: true,
      errorTitle: column.field.label,
      errorMessage: texts.choicesOnly(choices),
    },
  ];
}
