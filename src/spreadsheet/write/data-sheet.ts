import {
  type Cell,
  type CellValue,
  colToLetter,
  type DataValidation,
  type WriteSheet,
} from 'hucre/xlsx';
import { beginning } from '../../common/beginning';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { explanationTexts as texts } from '../texts';
import { choicesRange } from './explanation-sheet';
import {
  headerStyle,
  keyHeaderStyle,
  type SheetColumn,
  type SpreadsheetPlan,
} from './spreadsheet-plan';
import { writtenCell } from './written-cell';

/** Texts that the library would write as formula errors. */
const ERROR_LOOKALIKE = /^#[A-Z/0_]+[!?]?$/;

/** The title of a rule's message; Excel calls files with longer ones damaged. */
const MAX_TITLE = 32;

/** The sheet with the rows: a frozen header and typed cells below it. */
export function dataSheet({ actions }: EntityConfig, { sheetName, columns }: SpreadsheetPlan) {
  const cells = new Map<string, Partial<Cell>>(
    columns.map((column, index) => [`0,${index}`, headerCell(column, actions.bulkUpdate?.adds)]),
  );
  const rows: CellValue[][] = [columns.map(({ header }) => header)];
  return {
    add(row: Row): void {
      rows.push(
        columns.map(({ field, style }, index) => {
          const value = writtenCell(field, row[field.name]);
          if (typeof value === 'string' && ERROR_LOOKALIKE.test(value))
            cells.set(`${rows.length},${index}`, { richText: [{ text: value }], style });
          return value;
        }),
      );
    },
    finish: () =>
      ({
        name: sheetName,
        columns: columns.map(({ width, style }) => ({ width, style })),
        rows,
        cells,
        freezePane: { rows: 1, ...(columns[0]?.isKey ? { columns: 1 } : {}) },
        dataValidations: columns.flatMap((column, index) =>
          dropDown(column, index, Math.max(rows.length - 1, 1)),
        ),
      }) satisfies WriteSheet,
  };
}

function headerCell({ header, field, isKey }: SheetColumn, adds?: boolean): Cell {
  return {
    value: header,
    type: 'string',
    style: isKey ? keyHeaderStyle : headerStyle,
    ...(isKey ? { comment: { text: texts.keyNote(field, adds) } } : {}),
  };
}

/** The choices come from the sheet of columns: a list inside the rule can't contain commas. */
function dropDown({ cell, field }: SheetColumn, index: number, rows: number): DataValidation[] {
  if (!cell.choices) return [];
  const letter = colToLetter(index);
  return [
    {
      type: 'list',
      formula1: choicesRange(index, cell.choices.length),
      range: `${letter}2:${letter}${rows + 1}`,
      allowBlank: !field.required,
      showErrorMessage: true,
      errorTitle: beginning(field.label, MAX_TITLE),
      errorMessage: texts.choicesOnly(cell.choices),
    },
  ];
}
