import { beginning } from '../../common/beginning';
import type { EntityConfig } from '../../entities/entity-config';
import type { FieldConfig } from '../../field-types';
import { SEARCHED_ROWS, type Sheet, type SheetValue } from '../sheet';
import { keyFieldOf, sheetFields } from '../sheet-fields';
import { SpreadsheetError } from '../spreadsheet-error';
import { explanationTexts, fileTexts as texts } from '../texts';

/** The row of a sheet that names its columns. */
export interface Header {
  /** The header's index in the sheet's rows; the data follow it. */
  readonly rowIndex: number;
  readonly columns: readonly { readonly index: number; readonly field: FieldConfig }[];
  /** Column names that match no field of the entity's spreadsheet. */
  readonly unknown: readonly string[];
}

/** How much of a column's name is compared; fields' names are shorter. */
const MAX_NAME = 500;
/** How much of an unknown column's name messages show. */
const MAX_SHOWN = 100;
/** Normalized headers of columns that are not data. */
const IGNORED = ['', normalized(explanationTexts.errors)];

/**
 * Finds the row that names the key's column or, in an entity without a key, all columns. Columns are
 * named by their fields' names or labels, ignoring case and spaces unless a field has exactly that name.
 */
export function findHeader(config: EntityConfig, sheet: Sheet): Header {
  const key = keyFieldOf(config);
  const required = key ? [key] : sheetFields(config);
  const fieldNamed = headerNames(config);
  for (const [rowIndex, row] of sheet.rows.slice(0, SEARCHED_ROWS).entries()) {
    const fields = row.map(
      (cell) => fieldNamed.get(String(cell ?? '')) ?? fieldNamed.get(normalized(cell)),
    );
    const named = row.map((cell, index) => {
      const field = fields[index];
      // Our own column of explanations stands after a field's that has the same name.
      const isOurs = cell === explanationTexts.errors && fields.indexOf(field) < index;
      return { cell, field: isOurs ? undefined : field };
    });
    if (!required.every((one) => named.some(({ field }) => field === one))) continue;
    assertNoRepeats(named.flatMap(({ field }) => field ?? []));
    return {
      rowIndex,
      columns: named.flatMap(({ field }, index) => (field ? [{ index, field }] : [])),
      unknown: named.flatMap(({ cell, field }) =>
        field || IGNORED.includes(normalized(cell))
          ? []
          : [beginning(String(cell).trim(), MAX_SHOWN)],
      ),
    };
  }
  throw new SpreadsheetError(key ? texts.noKeyColumn(key) : texts.noColumns(required));
}

/** All accepted column names; a field's name takes precedence over another field's label. */
function headerNames(config: EntityConfig): ReadonlyMap<string, FieldConfig> {
  const fields = sheetFields(config);
  const labels = config.columns.flatMap(({ field: name, label }) => {
    const field = fields.find((candidate) => candidate.name === name);
    return field ? [[normalized(label), field] as const] : [];
  });
  const names = [
    ...labels,
    ...fields.map((field) => [normalized(field.label), field] as const),
    ...fields.map((field) => [normalized(field.name), field] as const),
    ...fields.map((field) => [field.name, field] as const),
  ];
  // A label such as `*` is no name: it looks like a column without one.
  return new Map(names.filter(([name]) => name !== ''));
}

function normalized(header: SheetValue): string {
  if (typeof header !== 'string') return '';
  return header
    .slice(0, MAX_NAME)
    .toLowerCase()
    .replace(/[\s_*]+/g, '');
}

function assertNoRepeats(fields: readonly FieldConfig[]): void {
  const repeated = fields.find((field, index) => fields.indexOf(field) < index);
  if (repeated) throw new SpreadsheetError(texts.repeatedColumn(repeated));
}
