import type { EntityConfig } from '../../entities/entity-config';
import { type FieldConfig, modelOf } from '../../field-types';
import type { CellProblem } from '../../spreadsheet/records';
import { isTooLongToCompare } from '../entities/refuse-taken';
import type { EntityRow } from '../entities/rows';
import { writeTexts } from '../entities/texts';
import type { RowUpdate } from '../entities/update-rows';
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
  rows: readonly EntityRow[],
  updates: readonly PlannedUpdate[],
): CellProblem[] {
  return config.fields
    .filter((field) => field.unique && updates.some(({ after }) => field.name in after))
    .flatMap((field) => takenIn(field, rows, updates));
}

function takenIn(
  field: FieldConfig,
  rows: readonly EntityRow[],
  updates: readonly PlannedUpdate[],
): CellProblem[] {
  const changes = updates.filter(({ after }) => field.name in after);
  const changed = new Set(changes.map(({ row }) => row));
  /** Whose each value is; 0 stands for a row that keeps its own. */
  const owners = new Map<unknown, number>();
  for (const row of rows) if (!changed.has(row)) owners.set(row[field.name], 0);
  return changes.flatMap(({ after, sheetRow }) => {
    const value = after[field.name];
    if (value === null) return [];
    const problem = (message: string) => [
      { row: sheetRow, field: field.name, shown: modelOf(field).format(value, field), message },
    ];
    if (isTooLongToCompare(value)) return problem(writeTexts.tooLongToCompare(field));
    const owner = owners.get(value);
    if (owner === 0) return problem(writeTexts.taken(field));
    if (owner !== undefined) return problem(texts.willBeSame(field, owner, sheetRow));
    owners.set(value, sheetRow);
    return [];
  });
}
