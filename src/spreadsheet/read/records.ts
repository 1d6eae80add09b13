import type { EntityConfig } from '../../entities/entity-config';
import { type FieldConfig, modelOf } from '../../field-types';
import { messagesAbout } from '../../field-types/schema';
import { limits } from '../package/limits';
import { isFormula, type Sheet, type SheetValue } from '../sheet';
import { keyFieldOf } from '../sheet-fields';
import { SpreadsheetError } from '../spreadsheet-error';
import { fileTexts, cellTexts as texts } from '../texts';
import type { Header } from './header';
import { type CellProblem, WrongCell } from './wrong-cell';

export interface SheetRecord {
  readonly row: number;
  /** The canonical value of the key; null if it is missing or invalid. */
  readonly key: unknown;
  /** Canonical values by field, `null` for empty cells; without the key and invalid cells. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly CellProblem[];
  /** The fields whose cells have a formula without a result. Their problems show no text, but they are not empty. */
  readonly formulas?: readonly string[] | undefined;
}

/** Parses and validates the rows below a sheet's header. Skips rows without a value in a known column. */
export function* readRecords(
  config: EntityConfig,
  sheet: Sheet,
  header: Header,
): Generator<SheetRecord> {
  const read = recordReader(config, header);
  for (let index = header.rowIndex + 1; index < sheet.rows.length; index++) {
    const record = read(sheet.rows[index] ?? [], index + 1);
    if (record) yield record;
  }
}

function recordReader(config: EntityConfig, { columns }: Header) {
  const key = keyFieldOf(config);
  const readers = columns.map(({ index, field }) => ({
    index,
    name: field.name,
    read: cellReader(field, field === key),
  }));

  let problemCount = 0;

  return (cells: readonly SheetValue[], row: number): SheetRecord | undefined => {
    if (readers.every(({ index }) => isBlank(cells[index]))) return undefined;
    const values: Record<string, unknown> = {};
    let problems: CellProblem[] | undefined;
    let formulas: string[] | undefined;
    let keyValue: unknown = null;
    for (const { index, name, read } of readers) {
      const cell = cells[index] ?? null;
      // The text was too long for a cell when the sheet was written.
      if (cell === texts.keptAsItIs) continue;
      const result = read(cell);
      if ('why' in result) {
        problemCount += 1;
        if (problemCount > limits.problems) throw new SpreadsheetError(fileTexts.tooManyProblems);
        problems ??= [];
        problems.push(new WrongCell(row, name, shownText(cell), result.why));
        if (isFormula(cell)) formulas = [...(formulas ?? []), name];
      } else if (name === key?.name) keyValue = result.value;
      else values[name] = result.value;
    }
    return { row, key: keyValue, values, problems: problems ?? NO_PROBLEMS, formulas };
  };
}

const NO_PROBLEMS: readonly CellProblem[] = [];

type Reading = { readonly value: unknown } | { readonly why: () => string };

function cellReader(field: FieldConfig, isKey: boolean): (cell: SheetValue) => Reading {
  const model = modelOf(field);
  return (cell) => {
    const error = errorIn(cell);
    if (error !== undefined) return { why: () => error };
    const values = meaningsOf(cell).map((meaning) => model.parse(meaning, field));
    if (isKey) {
      // A key is only looked up, so the field's rules don't apply to it.
      const value = values.find(model.isValue) ?? values[0] ?? null;
      return value === null ? { why: () => texts.noKey(field) } : { value };
    }
    let message: string | undefined;
    for (const value of values) {
      [message] = messagesAbout(field, value);
      if (message === undefined) return { value };
    }
    return { why: () => message ?? '' };
  };
}

function errorIn(cell: SheetValue): string | undefined {
  if (typeof cell !== 'object' || cell === null) return undefined;
  if (cell.kind === 'error') return texts.error(cell.text);
  if (isFormula(cell)) return texts.formula;
  return undefined;
}

/** The possible meanings of a cell, most likely first: in a text field, `10%` and TRUE are text. */
function meaningsOf(cell: SheetValue): readonly unknown[] {
  if (typeof cell === 'boolean') return [cell, shownText(cell)];
  if (typeof cell === 'object' && cell?.kind === 'percent') return [shownText(cell), cell.number];
  return [cell];
}

function shownText(cell: SheetValue): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (typeof cell !== 'object') return String(cell);
  if (cell.kind === 'percent') return `${cell.number}%`;
  return cell.kind === 'error' ? cell.text : '';
}

function isBlank(cell: SheetValue | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}
