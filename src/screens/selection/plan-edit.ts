import { type Row, rowId } from '../../entities/row';
import { type FieldConfig, modelOf } from '../../field-types';
import { displayText, editText } from '../../field-types/read';
import type { ChangedRow } from '../history/changed-rows';

/** How many rows a preview lists. */
const MAX_LISTED = 10;

/** What giving rows the same value would do. */
interface EditPlan {
  readonly count: number;
  readonly unchanged: number;
  /** The first rows that would change. */
  readonly changes: readonly ChangedRow[];
}

/** The text that all rows have in a field; undefined if they differ. */
export function sharedText(field: FieldConfig, rows: readonly Row[]): string | undefined {
  const textIn = (row: Row) => editText(field, row[field.name]);
  const text = rows[0] && textIn(rows[0]);
  return rows.every((row) => textIn(row) === text) ? text : undefined;
}

export function planEdit(
  field: FieldConfig,
  text: string,
  rows: readonly Row[],
  titleOf: (row: Row) => string,
): EditPlan {
  const { name, label } = field;
  const value = modelOf(field).parse(text, field);
  const same = editText(field, value);
  const after = displayText(field, value, { [name]: value }) || null;
  const changed = rows.filter((row) => editText(field, row[name]) !== same);
  const changes = changed.slice(0, MAX_LISTED).map((row): ChangedRow => {
    const before = displayText(field, row[name], row) || null;
    const fields = [{ label, before, after, isSecret: false }];
    return { row: rowId(row), title: titleOf(row), action: 'update', fields };
  });
  return { count: changed.length, unchanged: rows.length - changed.length, changes };
}
