import { boundingNames } from '../../entities/dependent-bounds';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { isMaskOf } from '../../entities/masked';
import type { Row } from '../../entities/row';
import { messagesInRow, newRow, rowSchema } from '../../entities/row-schema';
import { isShown } from '../../entities/shown-fields';
import { type FieldConfig, modelOf } from '../../field-types';
import { editText } from '../../field-types/read';
import type { SheetRecord } from '../read/records';
import type { CellProblem } from '../read/wrong-cell';
import { keyFieldOf, sheetFields } from '../sheet-fields';
import { cellTexts as texts } from '../texts';
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
  /** The values of the row that it adds, if they are valid. */
  readonly added?: Row;
  /** Whether it is a new row, valid or not. */
  readonly isNew?: boolean;
  /** Whether it would be a new row if the sheet could add rows. */
  readonly isUnknown?: boolean;
  readonly changes: readonly CellChange[];
  /** How many cells may be changes: the row's values are masked, and their last digits are the same. */
  readonly unsure: number;
  /** The problems, without those in unchanged cells, which staff did not edit. */
  readonly problems: readonly CellProblem[];
}

const LINE_BREAK = /\r\n?/g;

/**
 * Returns a function that compares each record of the sheet with an entity's rows. If the sheet `adds` rows, a record
 * with a new key is a new row, and may have the columns of `withNewRowColumns`.
 */
export function recordComparer<R extends Row>(
  config: EntityConfig,
  rows: readonly R[],
  adds = false,
): (record: SheetRecord) => RecordOutcome<R> {
  const match = rowMatcher(config, rows, adds);
  const checkNew = newRowChecker(config);
  const usual = new Set(sheetFields(config).map(({ name }) => name));
  return (record) => {
    const found = match(record);
    if ('isNew' in found) return checkNew(record);
    if ('row' in found)
      return compareWith(config, adds ? within(usual, record) : record, found.row);
    const problems = found.problem ? [found.problem, ...problemsOfNewRow(record)] : record.problems;
    return { isUnknown: found.isUnknown === true, changes: [], unsure: 0, problems };
  };
}

/** The record without columns that only count for new rows. */
function within(names: ReadonlySet<string>, record: SheetRecord): SheetRecord {
  const values = Object.entries(record.values).filter(([name]) => names.has(name));
  const problems = record.problems.filter(({ field }) => names.has(field));
  return { ...record, values: Object.fromEntries(values), problems };
}

/** A required field may have a default, or be hidden in the row: its schema decides about empty cells. */
const problemsOfNewRow = ({ problems }: SheetRecord) =>
  problems.filter(({ shown, message }) => shown.trim() !== '' || message === texts.formula);

/** Returns a function that checks new rows as an add form does. An empty cell gives the field its default. */
function newRowChecker(config: EntityConfig): (record: SheetRecord) => RecordOutcome<never> {
  const schema = rowSchema(config);
  const key = keyFieldOf(config)?.name ?? '';
  return (record) => {
    const filled = Object.entries(record.values).filter(([, value]) => value !== null);
    const values: Row = { ...Object.fromEntries(filled), [key]: record.key };
    const problems = problemsOfNewRow(record);
    const problem = (field: FieldConfig, message: string) => {
      if (problems.some((known) => known.field === field.name)) return;
      const shown = editText(field, values[field.name]);
      problems.push({ row: record.row, field: field.name, shown, message });
    };
    for (const [name] of filled) {
      const field = fieldOf(config, name);
      if (field.readOnly) problem(field, texts.locked(field));
    }
    const { data, error } = schema.safeParse(newRow(config, values));
    for (const { path, message } of error?.issues ?? [])
      problem(fieldOf(config, String(path[0])), message);
    const added = data && problems.length === 0 ? { added: data } : {};
    return { ...added, isNew: true, changes: [], unsure: 0, problems };
  };
}

function compareWith<R extends Row>(
  config: EntityConfig,
  record: SheetRecord,
  row: R,
): RecordOutcome<R> {
  const changes: CellChange[] = [];
  let unsure = 0;
  const rejected: CellProblem[] = [];
  const whole = { ...row, ...record.values };
  const reject = (field: FieldConfig, message: string) => {
    const shown = editText(field, whole[field.name]);
    rejected.push({ row: record.row, field: field.name, shown, message });
  };
  for (const [name, after] of Object.entries(record.values)) {
    const field = fieldOf(config, name);
    const before = row[name];
    if (isMaskOf(field, after, before)) continue;
    if (isMaskOf(field, before, after)) {
      unsure += 1;
      continue;
    }
    if (isSame(modelOf(field).parse(before, field), after)) continue;
    const [message] = field.readOnly ? [texts.locked(field)] : messagesInRow(config, field, whole);
    if (message === undefined) changes.push({ field: name, before, after });
    else reject(field, message);
  }
  const isChanged = (name: string) => changes.some(({ field }) => field === name);
  // If a change makes another field's value wrong, the change is reported.
  for (const field of config.fields) {
    const isJudged = isChanged(field.name) || rejected.some((one) => one.field === field.name);
    const cause = isJudged ? undefined : boundingNames(field).find(isChanged);
    const [message] = cause === undefined ? [] : messagesInRow(config, field, whole);
    if (cause !== undefined && message !== undefined) reject(fieldOf(config, cause), message);
  }
  // A field that a change shows must be valid.
  for (const field of config.fields) {
    const isSaid = record.problems.some((problem) => problem.field === field.name);
    if (isShown(config, field, row) || !isShown(config, field, whole) || isSaid) continue;
    const cause = Object.keys(field.showIf ?? {}).find(isChanged);
    const [message] = isChanged(field.name) ? [] : messagesInRow(config, field, whole);
    if (cause !== undefined && message !== undefined) reject(fieldOf(config, cause), message);
  }
  // A field that a change hides is emptied.
  for (const field of config.fields) {
    const { name } = field;
    if (!isShown(config, field, row) || isShown(config, field, whole) || isChanged(name)) continue;
    if (editText(field, row[name]) === '' || rejected.some((problem) => problem.field === name))
      continue;
    changes.push({ field: name, before: row[name], after: null });
  }
  const problems = record.problems.filter(({ field: name, shown }) => {
    const field = fieldOf(config, name);
    const isHere = isShown(config, field, whole);
    if (!isHere && shown.trim() === '') return false;
    return (
      (isHere && !isShown(config, field, row)) ||
      (shown.trim() !== editText(field, row[name]).trim() &&
        !isMaskOf(field, shown.trim(), row[name]))
    );
  });
  return { row, changes, unsure, problems: [...problems, ...rejected] };
}

/** Spreadsheet programs store 15 digits of a number and one kind of line break. */
function isSame(before: unknown, after: unknown): boolean {
  if (typeof before === 'number' && typeof after === 'number')
    return before.toPrecision(15) === after.toPrecision(15);
  if (typeof before === 'string' && typeof after === 'string')
    return before.replaceAll(LINE_BREAK, '\n') === after.replaceAll(LINE_BREAK, '\n');
  return before === after;
}
