import { colToLetter, type WriteSheet } from 'hucre/xlsx';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { explanationTexts as texts } from '../texts';
import { allowedIn, exampleOf } from './explain-field';
import { headerStyle, keyHeaderStyle, proseStyle } from './sheet-styles';
import type { SheetColumn, SpreadsheetPlan } from './spreadsheet-plan';
import { writtenText } from './written-cell';

const WIDTHS = [24, 28, 64, 10, 40];

/** The sheet that says of each column what it is called, what may stand in it, and what would be right. */
export function explanationSheet(
  config: EntityConfig,
  { sheetName, columns }: SpreadsheetPlan,
  rows: readonly Row[],
) {
  const key = columns.find(({ isKey }) => isKey)?.field;
  const introduction = texts.introduction(config, sheetName, key);
  const explained = columns.map((column) => explanation(column, rows));
  const width = Math.max(texts.headers.length, ...explained.map(({ length }) => length));
  return {
    name: texts.sheetName,
    columns: Array.from({ length: width }, (_, index) => ({
      width: WIDTHS[index] ?? 20,
      style: proseStyle,
    })),
    rows: [[...texts.headers], ...explained, [], ...introduction.map((sentence) => [sentence])],
    cells: new Map([
      ...texts.headers.map(
        (value, index) => [`0,${index}`, { value, style: headerStyle }] as const,
      ),
      ...columns.flatMap(({ field, isKey }, index) =>
        isKey ? [[`${index + 1},0`, { value: field.name, style: keyHeaderStyle }] as const] : [],
      ),
    ]),
    merges: introduction.map((_, index) => {
      const row = columns.length + 2 + index;
      return { startRow: row, endRow: row, startCol: 0, endCol: WIDTHS.length - 1 };
    }),
    freezePane: { rows: 1 },
  } satisfies WriteSheet;
}

/** Where the choices of the column at `index` stand, for its drop-down. */
export function choicesRange(index: number, count: number): string {
  const row = index + 2;
  const first = texts.headers.length - 1;
  return `${texts.sheetName}!$${colToLetter(first)}$${row}:$${colToLetter(first + count - 1)}$${row}`;
}

function explanation({ field, cell, isKey }: SheetColumn, rows: readonly Row[]): string[] {
  const present = rows.find((row) => row[field.name] !== null && row[field.name] !== '');
  return [
    field.name,
    field.label,
    [isKey ? texts.keyRule : allowedIn(field), field.help ?? ''].join(' ').trim(),
    isKey || field.required ? texts.yes : texts.no,
    writtenText(exampleOf(field, present?.[field.name]).slice(0, 200)),
    ...(cell.choices ?? []),
  ];
}
