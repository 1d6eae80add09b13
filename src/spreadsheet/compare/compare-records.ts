import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { isMaskOf } from '../../entities/masked';
import type { Row } from '../../entities/row';
import { modelOf } from '../../field-types';
import { editText } from '../../field-types/read';
import type { SheetRecord } from '../read/records';
import type { CellProblem } from '../read/wrong-cell';
import { rowMatcher } from './row-matcher';

/** A cell that differs from the row. */
export interface CellChange {
  readonly field: string;
  /** The row's current value. */
  readonly before: unknown;
  /** The canonical value of the cell. */
  readonly after: unknown;
}

/** What a record of the sheet would change. */
export interface RecordOutcome<R extends Row = Row> {
  /** The row that it refers to, if there is one. */
  readonly row?: R;
  readonly changes: readonly CellChange[];
  /** How many cells may be changes: the list has only the last digits of their values, which are the same. */
  readonly unsure: number;
  /** Without problems in unchanged cells: staff did not edit them. */
  readonly problems: readonly CellProblem[];
}

const LINE_BREAK = /\r\n?/g;

/** Returns a function that compares each record of the sheet with an entity's rows. */
export function recordComparer<R extends Row>(
  config: EntityConfig,
  rows: readonly R[],
): (record: SheetRecord) => RecordOutcome<R> {
  const match = rowMatcher(config, rows);
  return (record) => {
    const found = match(record);
    if ('row' in found) return compareWith(config, record, found.row);
    const problems = found.problem ? [found.problem, ...record.problems] : record.problems;
    return { changes: [], unsure: 0, problems };
  };
}

function compareWith<R extends Row>(
  config: EntityConfig,
  record: SheetRecord,
  row: R,
): RecordOutcome<R> {
  const changes: CellChange[] = [];
  let unsure = 0;
  for (const [name, after] of Object.entries(record.values)) {
    const field = fieldOf(config, name);
    const before = row[name];
    if (isMaskOf(field, after, before)) continue;
    if (isMaskOf(field, before, after)) unsure += 1;
    else if (!isSame(modelOf(field).parse(before, field), after))
      changes.push({ field: name, before, after });
  }
  const problems = record.problems.filter(
    ({ field, shown }) =>
      shown.trim() !== editText(fieldOf(config, field), row[field]).trim() &&
      !isMaskOf(fieldOf(config, field), shown.trim(), row[field]),
  );
  return { row, changes, unsure, problems };
}

/** Spreadsheet programs store 15 digits of a number and one kind of line break. */
function isSame(before: unknown, after: unknown): boolean {
  if (typeof before === 'number' && typeof after === 'number')
    return before.toPrecision(15) === after.toPrecision(15);
  if (typeof before === 'string' && typeof after === 'string')
    return before.replaceAll(LINE_BREAK, '\n') === after.replaceAll(LINE_BREAK, '\n');
  return before === after;
}
