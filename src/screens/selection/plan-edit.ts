import { dependentBounds } from '../../entities/dependent-bounds';
import type { Fields } from '../../entities/entity-config';
import { type Row, rowId } from '../../entities/row';
import { isShown } from '../../entities/shown-fields';
import { type FieldConfig, modelOf } from '../../field-types';
import { displayText, editText } from '../../field-types/read';
import { messagesAbout } from '../../field-types/schema';
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

/** What is wrong with a value, by itself or in some of the rows. */
export function warningIn(
  config: Fields,
  field: FieldConfig,
  value: unknown,
  rows: readonly Row[],
): string | undefined {
  const [own] = messagesAbout(field, value);
  if (own) return own;
  const broken = dependentBounds(config, field).find(({ isBroken }) =>
    rows.some((row) => isBroken({ ...row, [field.name]: value })),
  );
  return broken?.message;
}

export function planEdit(
  config: Fields,
  field: FieldConfig,
  text: string,
  rows: readonly Row[],
  titleOf: (row: Row) => string,
): EditPlan {
  const { name, label } = field;
  const value = modelOf(field).parse(text, field);
  const same = editText(field, value);
  const changed = rows.filter((row) => editText(field, row[name]) !== same);
  const changes = changed.slice(0, MAX_LISTED).map((row): ChangedRow => {
    const before = displayText(field, row[name], row) || null;
    const edited = { ...row, [name]: value };
    // Another field of the row can decide how the value is shown.
    const after = displayText(field, value, edited) || null;
    const emptied = config.fields
      .filter((other) => isShown(config, other, row) && !isShown(config, other, edited))
      .map((other) => ({ label: other.label, before: displayText(other, row[other.name], row) }))
      .filter((other) => other.before !== '')
      .map((other) => ({ ...other, after: null, isSecret: false }));
    const fields = [{ label, before, after, isSecret: false }, ...emptied];
    return { row: rowId(row), title: titleOf(row), action: 'update', fields };
  });
  return { count: changed.length, unchanged: rows.length - changed.length, changes };
}
