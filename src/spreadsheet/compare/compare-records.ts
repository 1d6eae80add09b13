import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { modelOf } from '../../field-types';
import { editText } from '../../field-types/read';
import type { CellProblem, SheetRecord } from '../read/records';
import { rowMatcher } from './row-matcher';

/** A cell that says something else than the row does. */
export interface CellChange {
  readonly field: string;
  /** The row's value as it is. */
  readonly before: unknown;
  /** The canonical value of the cell. */
  readonly after: unknown;
}

/** What a row of the sheet would do. */
export interface RecordOutcome<R extends Row = Row> {
  /** The row that it means, where it means one. */
  readonly row?: R;
  readonly changes: readonly CellChange[];
  /** Without those of cells that say what the row says already: nobody has touched them. */
  readonly problems: readonly CellProblem[];
}

const LINE_END = /\r\n?/g;

/** Gives a function that tells what each row of the sheet would change in an entity's rows. */
export function recordComparer<R extends Row>(
  config: EntityConfig,
  rows: readonly R[],
): (record: SheetRecord) => RecordOutcome<R> {
  const match = rowMatcher(config, rows);
  return (record) => {
    const found = match(record);
    if ('row' in found) return compareWith(config, record, found.row);
    const problems = found.problem ? [found.problem, ...record.problems] : record.problems;
    return { changes: [], problems };
  };
}

function compareWith<R extends Row>(
  config: EntityConfig,
  record: SheetRecord,
  row: R,
): RecordOutcome<R> {
  const changes: CellChange[] = [];
  for (const [name, after] of Object.entries(record.values)) {
    const field = fieldOf(config, name);
    const before = row[name];
    if (!isSame(modelOf(field).parse(before, field), after))
      changes.push({ field: name, before, after });
  }
  const problems = record.problems.filter(
    ({ field, shown }) => shown.trim() !== editText(fieldOf(config, field), row[field]).trim(),
  );
  return { row, changes, problems };
}

/** Spreadsheet programs keep 15 digits of a number, and one kind of line end. */
function isSame(before: unknown, after: unknown): boolean {
  if (typeof before === 'number' && typeof after === 'number')
    return before.toPrecision(15) === after.toPrecision(15);
  if (typeof before === 'string' && typeof after === 'string')
    return before.replaceAll(LINE_END, '\n') === after.replaceAll(LINE_END, '\n');
  return before === after;
}
