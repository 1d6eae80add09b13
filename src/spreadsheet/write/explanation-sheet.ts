import { colToLetter, type WriteSheet } from 'hucre/xlsx';
import { beginning } from '../../common/beginning';
import { dependentBounds } from '../../entities/dependent-bounds';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { type FieldConfig, modelOf } from '../../field-types';
import type { SheetCell } from '../../field-types/field-model';
import { editText } from '../../field-types/read';
import { messagesAbout } from '../../field-types/schema';
import { explanationTexts as texts } from '../texts';
import {
  headerStyle,
  keyHeaderStyle,
  type SheetColumn,
  type SpreadsheetPlan,
} from './spreadsheet-plan';
import { writtenText } from './written-cell';

const WIDTHS = [24, 28, 64, 10, 40];
const MAX_EXAMPLE = 200;

/** The sheet that explains each column: its name, allowed values and an example. */
export function explanationSheet(
  config: EntityConfig,
  { sheetName, columns }: SpreadsheetPlan,
  examples: ReadonlyMap<FieldConfig, Row>,
) {
  const key = columns.find(({ isKey }) => isKey)?.field;
  const introduction = texts.introduction(config, sheetName, key);
  const explained = columns.map((column) =>
    explanation(config, column, examples.get(column.field)),
  );
  const width = Math.max(texts.headers.length, ...explained.map(({ length }) => length));
  return {
    name: texts.sheetName,
    columns: Array.from({ length: width }, (_, index) => ({
      width: WIDTHS[index] ?? 20,
      style: { alignment: { vertical: 'top', wrapText: true } },
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

/** The range with the choices of the column at `index`, for its drop-down. */
export function choicesRange(index: number, count: number): string {
  const row = index + 2;
  const first = texts.headers.length - 1;
  return `${texts.sheetName}!$${colToLetter(first)}$${row}:$${colToLetter(first + count - 1)}$${row}`;
}

function explanation(
  config: EntityConfig,
  { field, cell, isKey }: SheetColumn,
  example?: Row,
): string[] {
  return [
    field.name,
    field.label,
    [
      isKey ? texts.keyRule(config.actions.bulkUpdate?.adds) : allowedIn(config, field, cell),
      field.help ?? '',
    ]
      .join(' ')
      .trim(),
    isKey || field.required ? texts.yes : texts.no,
    writtenText(beginning(exampleOf(field, cell, example), MAX_EXAMPLE)),
    ...(cell.choices ?? []),
  ];
}

/** The allowed values, in the words of the field's own messages about invalid values. */
function allowedIn(config: EntityConfig, field: FieldConfig, { holds }: SheetCell): string {
  const tooLong =
    'max' in field && typeof field.max === 'number' ? ['x'.repeat(field.max + 1)] : [];
  const impossible = {
    // Within the general limit for numbers, which every sheet would otherwise repeat.
    number: ['', -9e13, 9e13, 0.001],
    date: ['" "', '1000-01-01', '9999-12-31'],
    text: ['" "', ...tooLong],
  }[holds];
  const messages = [
    ...impossible.flatMap((value) => messagesAbout(field, value)),
    ...dependentBounds(config, field).map(({ message }) => message),
  ];
  return [...new Set(messages)].join(' ') || texts.anyText;
}

/** The value of a row, or else the default or a choice. */
function exampleOf(field: FieldConfig, cell: SheetCell, example?: Row): string {
  const model = modelOf(field);
  if (model.storage(field).encrypted) return '';
  const text = editText(field, example?.[field.name]);
  return text || editText(field, model.defaultValue(field)) || (cell.choices?.[0] ?? '');
}
