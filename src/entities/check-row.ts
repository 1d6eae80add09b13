import { modelOf } from '../field-types';
import { type EntityConfig, fieldOf } from './entity-config';
import type { Row } from './row';
import { messagesFor } from './shown-fields';

/** Messages by field, as servers send them (contract: 422). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * Parses each field's input (text, a spreadsheet cell, JSON) into its canonical value, `null` if empty, then
 * applies the field's rules. The values have only the named fields; `row` has those of the others.
 */
export function checkRow(
  config: EntityConfig,
  input: Readonly<Record<string, unknown>>,
  names: readonly string[] = config.fields.map((field) => field.name),
  row: Row = {},
): { readonly values: Row; readonly errors: FieldErrors | undefined } {
  const fields = names.map((name) => fieldOf(config, name));
  const values = Object.fromEntries(
    fields.map((field) => [field.name, modelOf(field).parse(input[field.name], field)]),
  );
  const whole = { ...row, ...values };
  const errors = fields
    .map((field) => [field.name, messagesFor(config, field, whole)] as const)
    .filter(([, messages]) => messages.length > 0);
  return { values, errors: errors.length > 0 ? Object.fromEntries(errors) : undefined };
}
