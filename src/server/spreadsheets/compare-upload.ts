import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { type FieldConfig, modelOf } from '../../field-types';
import { recordComparer } from '../../spreadsheet/compare/compare-records';
import type { SheetRecord } from '../../spreadsheet/read/records';
import type { CellProblem } from '../../spreadsheet/read/wrong-cell';
import { type Add, added, type Update } from '../rows/change-set';
import { writeTexts } from '../rows/texts';
import { isTooLongToCompare } from '../tables/field-column';
import { spreadsheetTexts as texts } from './texts';

/** An update, and the sheet's row that it comes from. */
interface PlannedUpdate extends Update {
  readonly sheetRow: number;
}

/** A new row, and the sheet's row that it comes from. */
interface PlannedAdd extends Add {
  readonly sheetRow: number;
}

interface Compared {
  readonly records: readonly SheetRecord[];
  /** All rows of the entity. */
  readonly rows: readonly Row[];
  /** Whether records with new keys are new rows. */
  readonly adds: boolean;
}

/** What an upload would do to an entity's rows. Too many problems are only counted. */
export function compareUpload(
  config: EntityConfig,
  { records, rows, adds }: Compared,
  maxProblems: number,
) {
  const compare = recordComparer(config, rows, adds);
  const updates: PlannedUpdate[] = [];
  const newRows: PlannedAdd[] = [];
  const problems: CellProblem[] = [];
  let problemCount = 0;
  let unchanged = 0;
  for (const record of records) {
    const { row, added: values, changes, problems: wrong } = compare(record);
    problemCount += wrong.length;
    if (problems.length < maxProblems) problems.push(...wrong);
    if (values) newRows.push({ ...added(values), sheetRow: record.row });
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
  for (const field of config.fields) {
    if (!field.unique) continue;
    const taken = takenValues(field, rows, [...updates, ...newRows]);
    problemCount += taken.length;
    problems.push(...taken.slice(0, maxProblems));
  }
  problems.sort((one, other) => one.row - other.row);
  return {
    changes: [...updates, ...newRows],
    unchanged,
    problems: problems.slice(0, maxProblems),
    problemCount,
  };
}

/** The problems with a unique field once all changes are made: two rows may swap their values. */
function takenValues(
  field: FieldConfig,
  rows: readonly Row[],
  planned: readonly (PlannedUpdate | PlannedAdd)[],
): CellProblem[] {
  const changes = planned.filter(({ after }) => field.name in after);
  if (changes.length === 0) return [];
  const changed = new Set<unknown>(changes.map(({ id }) => id));
  const taken = new Set(rows.filter(({ id }) => !changed.has(id)).map((row) => row[field.name]));
  const claimedBy = new Map<unknown, number>();
  return changes.flatMap(({ after, sheetRow }) => {
    const value = after[field.name] ?? null;
    if (value === null) return [];
    const problem = (message: string) => [
      { row: sheetRow, field: field.name, shown: modelOf(field).format(value, field), message },
    ];
    if (isTooLongToCompare(value)) return problem(writeTexts.tooLongToCompare(field));
    if (taken.has(value)) return problem(writeTexts.taken(field));
    const other = claimedBy.get(value);
    if (other !== undefined) return problem(texts.willBeSame(field, other, sheetRow));
    claimedBy.set(value, sheetRow);
    return [];
  });
}
