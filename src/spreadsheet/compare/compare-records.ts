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
  /** How many cells may or may not be changes: the row's values are masked, and their last digits are the same. */
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
const problemsOfNewRow = ({ problems, formulas }: SheetRecord) =>
  problems.filter(({ field, shown }) => shown.trim() !== '' || formulas?.includes(field));

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
  const compared = { config, record, row, whole: { ...row, ...record.values } };
  const { changes, rejected, unsure } = compareCells(compared);
  const isIn = (some: readonly { readonly field: string }[]) => (name: string) =>
    some.some(({ field }) => field === name);
  const [isChanged, isRejected] = [isIn(changes), isIn(rejected)];
  return {
    row,
    changes: [
      ...changes,
      ...emptiedFields(compared, (name) => isChanged(name) || isRejected(name)),
    ],
    unsure,
    problems: [
      ...editedProblems(compared),
      ...rejected,
      ...brokenElsewhere(compared, isChanged, isRejected),
    ],
  };
}

/** A record and the row that it is compared with. */
interface Compared {
  readonly config: EntityConfig;
  readonly record: SheetRecord;
  readonly row: Row;
  /** The row with the values of the record. */
  readonly whole: Row;
}

type NamesField = (name: string) => boolean;

function compareCells({ config, record, row, whole }: Compared) {
  const changes: CellChange[] = [];
  const rejected: CellProblem[] = [];
  let unsure = 0;
  for (const [name, after] of Object.entries(record.values)) {
    const field = fieldOf(config, name);
    const before = row[name];
    if (isMaskOf(field, after, before)) continue;
    if (isMaskOf(field, before, after)) {
      unsure += 1;
      continue;
    }
    if (isSame(modelOf(field).parse(before, field), after)) continue;
    // The cell is unedited if it has the text that a download writes for the value. Read again, that text can mean
    // something else: the id of a missing row may be another row's title.
    if (isSame(modelOf(field).parse(editText(field, before), field), after)) continue;
    const [message] = field.readOnly ? [texts.locked(field)] : messagesInRow(config, field, whole);
    if (message === undefined) changes.push({ field: name, before, after });
    else rejected.push(rejection(record, field, whole, message));
  }
  return { changes, rejected, unsure };
}

function rejection({ row }: SheetRecord, field: FieldConfig, whole: Row, message: string) {
  return { row, field: field.name, shown: editText(field, whole[field.name]), message };
}

/** What a change breaks in other fields; it is reported at the change. */
function brokenElsewhere(
  { config, record, row, whole }: Compared,
  isChanged: NamesField,
  isRejected: NamesField,
): CellProblem[] {
  const broken = (field: FieldConfig, deciding: readonly string[]) => {
    const cause = deciding.find(isChanged);
    if (cause === undefined) return [];
    const [message] = messagesInRow(config, field, whole);
    return message === undefined ? [] : [rejection(record, fieldOf(config, cause), whole, message)];
  };
  const bounded = config.fields.filter(({ name }) => !isChanged(name) && !isRejected(name));
  // A field that a change shows must be valid.
  const shown = config.fields.filter(
    (field) =>
      !isShown(config, field, row) &&
      isShown(config, field, whole) &&
      !isChanged(field.name) &&
      !record.problems.some((problem) => problem.field === field.name),
  );
  return [
    ...bounded.flatMap((field) => broken(field, boundingNames(field))),
    ...shown.flatMap((field) => broken(field, Object.keys(field.showIf ?? {}))),
  ];
}

/** The fields that a change hides are emptied, except those that the record itself gives a value. */
function emptiedFields({ config, row, whole }: Compared, isGiven: NamesField): CellChange[] {
  return config.fields
    .filter((field) => isShown(config, field, row) && !isShown(config, field, whole))
    .filter((field) => !isGiven(field.name) && editText(field, row[field.name]) !== '')
    .map(({ name }) => ({ field: name, before: row[name], after: null }));
}

/** The problems of the record in cells that differ from the row, or that the row did not have. */
function editedProblems({ config, record, row, whole }: Compared): CellProblem[] {
  return record.problems.filter((problem) => {
    if (record.formulas?.includes(problem.field)) return true;
    const field = fieldOf(config, problem.field);
    const isHere = isShown(config, field, whole);
    const shown = problem.shown.trim();
    if (!isHere && shown === '') return false;
    if (isHere && !isShown(config, field, row)) return true;
    const before = row[field.name];
    return shown !== editText(field, before).trim() && !isMaskOf(field, shown, before);
  });
}

/** Spreadsheet programs store 15 digits of a number and one kind of line break. */
function isSame(before: unknown, after: unknown): boolean {
  if (typeof before === 'number' && typeof after === 'number')
    return before.toPrecision(15) === after.toPrecision(15);
  if (typeof before === 'string' && typeof after === 'string')
    return before.replaceAll(LINE_BREAK, '\n') === after.replaceAll(LINE_BREAK, '\n');
  return before === after;
}
