import type { Fields } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { isShown, messagesFor } from '../../entities/shown-fields';
import { type FieldConfig, modelOf } from '../../field-types';
import { displayText, editText } from '../../field-types/read';

/** How many rows a preview lists. */
export const MAX_LISTED = 10;

/** What giving rows the same value would do. */
export interface EditPlan {
  readonly count: number;
  readonly unchanged: number;
  /** The first rows that would change. */
  readonly changes: readonly { readonly row: Row; readonly before: string }[];
  /** The new value, as tables show it. */
  readonly after: string;
  /** The rows that would break a rule, and why. */
  readonly invalid: readonly { readonly row: Row; readonly message: string }[];
}

export function planEdit(
  config: Fields,
  field: FieldConfig,
  text: string,
  rows: readonly Row[],
): EditPlan {
  const { name } = field;
  const value = modelOf(field).parse(text, field);
  const after = displayText(field, value, { [name]: value });
  const same = editText(field, value);
  const conditional = config.fields.filter((one) => one.name !== name && one.showIf);
  const ownMessage = field.showIf ? undefined : messageOf(config, field, { [name]: value });
  const changes: { row: Row; before: string }[] = [];
  const invalid: { row: Row; message: string }[] = [];
  let count = 0;
  let unchanged = 0;
  for (const row of rows) {
    if (editText(field, row[name]) === same) {
      unchanged += 1;
      continue;
    }
    const whole = { ...row, [name]: value };
    const message = field.showIf ? messageOf(config, field, whole) : ownMessage;
    // What the value shows must be filled in.
    const missing = conditional
      .filter((one) => isShown(config, one, whole) && !isShown(config, one, row))
      .map((one) => messageOf(config, one, { ...whole, [one.name]: valueIn(row, one) }));
    const reason = message ?? missing.find((one) => one !== undefined);
    if (reason !== undefined) {
      invalid.push({ row, message: reason });
      continue;
    }
    count += 1;
    if (changes.length < MAX_LISTED)
      changes.push({ row, before: displayText(field, row[name], row) });
  }
  return { count, unchanged, changes, after, invalid };
}

function messageOf(config: Fields, field: FieldConfig, row: Row): string | undefined {
  return messagesFor(config, field, row)[0];
}

function valueIn(row: Row, field: FieldConfig): unknown {
  return modelOf(field).parse(row[field.name], field);
}
