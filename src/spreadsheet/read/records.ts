import type { EntityConfig } from '../../entities/entity-config';
import { fieldSchema } from '../../entities/record-schema';
import { type FieldConfig, modelOf } from '../../field-types';
import type { Sheet, SheetValue } from '../sheet';
import { keyFieldOf } from '../sheet-fields';
import { cellTexts as texts } from '../texts';
import type { Header } from './header';

/** A cell that can't be taken. */
export interface CellProblem {
  /** The row's number as spreadsheet programs show it. */
  readonly row: number;
  /** The field's name. */
  readonly field: string;
  /** What stands in the cell. */
  readonly shown: string;
  readonly message: string;
}

/** A row of the sheet. */
export interface SheetRecord {
  readonly row: number;
  /** The canonical value of the key; null when there is none, or none that could be read. */
  readonly key: unknown;
  /** Canonical values by field, `null` for empty cells. The key and what has problems are left out. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly CellProblem[];
}

/**
 * The rows of a sheet below its header, each cell read by its field's model and held to the field's
 * rules. Rows in which nothing stands in a known column are left out.
 */
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
    read: field === key ? keyReader(field) : valueReader(field),
  }));

  return (cells: readonly SheetValue[], row: number): SheetRecord | undefined => {
    if (readers.every(({ index }) => isBlank(cells[index]))) return undefined;
    const values: Record<string, unknown> = {};
    const problems: CellProblem[] = [];
    for (const { index, name, read } of readers) {
      const cell = cells[index] ?? null;
      // What was too long for a cell when the sheet was made.
      if (cell === texts.keptAsItIs) continue;
      const result = read(cell);
      if ('value' in result) values[name] = result.value;
      else problems.push({ row, field: name, shown: shownText(cell), message: result.message });
    }
    if (!key) return { row, key: null, values, problems };
    const { [key.name]: keyValue = null, ...others } = values;
    return { row, key: keyValue, values: others, problems };
  };
}

type Reading = { readonly value: unknown } | { readonly message: string };

function valueReader(field: FieldConfig): (cell: SheetValue) => Reading {
  const model = modelOf(field);
  const schema = fieldSchema(field);
  return (cell) => {
    const unreadable = faultOf(cell);
    if (unreadable) return { message: unreadable };
    let message = '';
    for (const meaning of meaningsOf(cell)) {
      const result = schema.safeParse(model.parse(meaning, field));
      if (result.success) return { value: result.data };
      message = result.error.issues[0]?.message ?? '';
    }
    return { message };
  };
}

/** A key is looked up, not written: whatever its rules are now, the row that has it is meant. */
function keyReader(field: FieldConfig): (cell: SheetValue) => Reading {
  const model = modelOf(field);
  return (cell) => {
    const unreadable = faultOf(cell);
    if (unreadable) return { message: unreadable };
    const value = model.parse(meaningsOf(cell)[0], field);
    return value === null ? { message: texts.noKey(field) } : { value };
  };
}

function faultOf(cell: SheetValue): string | undefined {
  if (typeof cell !== 'object' || cell === null) return undefined;
  if (cell.kind === 'error') return texts.error(cell.text);
  if (cell.kind === 'formula') return texts.formula;
  return undefined;
}

/** What a cell can mean, the likeliest first: to a text field `10%` and TRUE are texts. */
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
