import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { recordComparer } from '../../spreadsheet/compare/compare-records';
import type { CellProblem, SheetRecord } from '../../spreadsheet/read/records';
import type { RowUpdate } from '../entities/update-rows';
import { type PlannedUpdate, takenValues } from './taken-values';

export interface UploadOutcome {
  readonly updates: readonly RowUpdate[];
  readonly unchanged: number;
  readonly problems: readonly CellProblem[];
}

/** What an upload would do to an entity's rows, all of which must be given. */
export function compareUpload(
  config: EntityConfig,
  records: readonly SheetRecord[],
  rows: readonly Row[],
): UploadOutcome {
  const compare = recordComparer(config, rows);
  const updates: PlannedUpdate[] = [];
  const problems: CellProblem[] = [];
  let unchanged = 0;
  for (const record of records) {
    const { row, changes, problems: wrong } = compare(record);
    problems.push(...wrong);
    if (!row) continue;
    if (changes.length === 0) unchanged += 1;
    else
      updates.push({
        id: Number(row.id),
        version: Number(row.version),
        before: Object.fromEntries(changes.map(({ field, before }) => [field, before])),
        after: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
        sheetRow: record.row,
      });
  }
  problems.push(...takenValues(config, rows, updates));
  problems.sort((one, other) => one.row - other.row);
  return { updates, unchanged, problems };
}
