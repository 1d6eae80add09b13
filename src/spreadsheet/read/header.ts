import type { EntityConfig } from '../../entities/entity-config';
import type { FieldConfig } from '../../field-types';
import type { Sheet, SheetValue } from '../sheet';
import { keyFieldOf, sheetFields } from '../sheet-fields';
import { SpreadsheetError } from '../spreadsheet-error';
import { fileTexts as texts } from '../texts';

/** Where a sheet says which column is which field. */
export interface Header {
  /** The header's place in the sheet's rows; the data follow it. */
  readonly rowIndex: number;
  readonly columns: readonly { readonly index: number; readonly field: FieldConfig }[];
  /** Headers that name no field of the entity's spreadsheet. */
  readonly unknown: readonly string[];
}

/** A title or a remark may stand above the header. */
const SEARCHED_ROWS = 20;

/**
 * Finds the row that names the key's column or, where rows are not found by a key, all columns. Columns are called by the names of their fields or by
 * their labels, without regard to case and spaces.
 */
export function findHeader(config: EntityConfig, sheet: Sheet): Header {
  const key = keyFieldOf(config);
  const demanded = key ? [key] : sheetFields(config);
  const fieldNamed = headerNames(config);
  for (const [rowIndex, row] of sheet.rows.slice(0, SEARCHED_ROWS).entries()) {
    const named = row.map((cell) => ({ cell, field: fieldNamed.get(plain(cell)) }));
    if (!demanded.every((one) => named.some(({ field }) => field === one))) continue;
    refuseRepeats(named.flatMap(({ field }) => field ?? []));
    return {
      rowIndex,
      columns: named.flatMap(({ field }, index) => (field ? [{ index, field }] : [])),
      unknown: named.flatMap(({ cell, field }) =>
        field || plain(cell) === '' ? [] : [String(cell).trim()],
      ),
    };
  }
  throw new SpreadsheetError(key ? texts.noKeyColumn(key) : texts.noColumns(demanded));
}

/** Every name that a column's header may have; a field's name wins over another's label. */
function headerNames(config: EntityConfig): ReadonlyMap<string, FieldConfig> {
  const fields = sheetFields(config);
  const labels = config.columns.flatMap(({ field: name, label }) => {
    const field = fields.find((candidate) => candidate.name === name);
    return field ? [[plain(label), field] as const] : [];
  });
  return new Map([
    ...labels,
    ...fields.map((field) => [plain(field.label), field] as const),
    ...fields.map((field) => [plain(field.name), field] as const),
  ]);
}

function plain(header: SheetValue): string {
  return typeof header === 'string' ? header.toLowerCase().replace(/[\s_*]+/g, '') : '';
}

function refuseRepeats(fields: readonly FieldConfig[]): void {
  const repeated = fields.find((field, index) => fields.indexOf(field) < index);
  if (repeated) throw new SpreadsheetError(texts.repeatedColumn(repeated));
}
