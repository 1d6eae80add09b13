import type { EntityConfig } from '../../entities/entity-config';
import type { FieldConfig } from '../../field-types';
import type { SheetCell } from '../../field-types/field-model';
import { sheetCellOf, sheetFields } from '../sheet-fields';
import { explanationTexts as texts } from '../texts';

/** A column of an entity's spreadsheet. Its header is the field's name. */
export interface SheetColumn {
  readonly field: FieldConfig;
  readonly cell: SheetCell;
  /** Rows are found by it. */
  readonly isKey: boolean;
  /** In characters. */
  readonly width: number;
}

/** What an entity's spreadsheet looks like. */
export interface SpreadsheetPlan {
  readonly sheetName: string;
  readonly columns: readonly SheetColumn[];
}

/** Sheet names are short, and may not have these characters. */
const LONGEST_NAME = 31;
const FORBIDDEN = /[[\]:*?/\\']/g;
const WIDTHS = { number: 14, date: 14, text: 32, long: 70 };

/** An entity's spreadsheet, made from its config alone. */
export function planSpreadsheet(config: EntityConfig): SpreadsheetPlan {
  const name = config.labelPlural.replaceAll(FORBIDDEN, ' ').trim().slice(0, LONGEST_NAME).trim();
  const isTaken = name.toLowerCase() === texts.sheetName.toLowerCase();
  return {
    sheetName: name === '' || isTaken ? texts.rows : name,
    columns: sheetFields(config).map((field) => {
      const cell = sheetCellOf(field);
      const isKey = field.name === config.actions.bulkUpdate?.key;
      return { field, cell, isKey, width: widthOf(field, cell) };
    }),
  };
}

function widthOf({ name }: FieldConfig, { holds, choices, long }: SheetCell): number {
  const longestChoice = Math.max(0, ...(choices ?? []).map(({ length }) => length));
  const values = choices ? longestChoice : long ? WIDTHS.long : WIDTHS[holds];
  return Math.max(values, name.length) + 3;
}
