import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { type FieldConfig, modelOf } from '../../field-types';
import type { CellProblem } from '../../spreadsheet/read/records';
import { writeTexts } from '../entities/texts';
import type { RowUpdate } from '../entities/update-rows';
import { isTooLongToCompare } from '../entity-tables/field-column';
import { spreadsheetTexts as texts } from './texts';

/** A change of a row, and the number of the sheet's row that asks for it. */
export interface PlannedUpdate extends RowUpdate {
  readonly sheetRow: number;
}

/**
 * What is wrong with the values of unique fields once all changes are made: two rows may well swap
 * theirs.
 */
export function takenValues(
  config: EntityConfig,
  rows: readonly Row[],
  updates: readonly PlannedUpdate[],
): CellProblem[] {
  return config.fields.flatMap((field) => {
    const changes = updates.filter(({ after }) => field.unique && field.name in after);
    return changes.length === 0 ? [] : takenIn(field, rows, changes);
  });
}

function takenIn(
  field: FieldConfig,
  rows: readonly Row[],
  changes: readonly PlannedUpdate[],
): CellProblem[] {
  const changed = new Set<unknown>(changes.map(({ id }) => id));
  const kept = new Set(rows.filter(({ id }) => !changed.has(id)).map((row) => row[field.name]));
  const claimedBy = new Map<unknown, number>();
  return changes.flatMap(({ after, sheetRow }) => {
    const value = after[field.name] ?? null;
    if (value === null) return [];
    const problem = (message: string) => [
      { row: sheetRow, field: field.name, shown: modelOf(field).format(value, field), message },
    ];
    if (isTooLongToCompare(value)) return problem(writeTexts.tooLongToCompare(field));
    if (kept.has(value)) return problem(writeTexts.taken(field));
    const other = claimedBy.get(value);
    if (other !== undefined) return problem(texts.willBeSame(field, other, sheetRow));
    claimedBy.set(value, sheetRow);
    return [];
  });
}
