import * as z from 'zod/mini';
import { memoize } from '../common/memoize';
import { type FieldConfig, modelOf } from '../field-types';
import { type EntityConfig, fieldOf } from './entity-config';

/**
 * Checks a row's values, in the browser and on the server: parses each field's input (text, a
 * spreadsheet cell, JSON) into its canonical value, `null` if empty, then applies the field's rules.
 * The result has only the named fields.
 */
export function recordSchema(
  config: EntityConfig,
  names: readonly string[] = config.fields.map((field) => field.name),
) {
  const fields = names.map((name) => fieldOf(config, name));
  return z.pipe(
    z.transform((input: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(
        fields.map((field) => [field.name, modelOf(field).parse(input[field.name], field)]),
      ),
    ),
    z.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]))),
  );
}

/**
 * The schema of a field's canonical value or `null`. Applies "required" for all types. Made once: that
 * takes much longer than a check.
 */
export const fieldSchema = memoize((field: FieldConfig): z.ZodMiniType<unknown> => {
  const value = modelOf(field).valueSchema(field);
  if (!field.required) return z.nullable(value);
  return z.pipe(
    z
      .unknown()
      .check(
        z.refine((input) => input !== null, { error: `${field.label} is required.`, abort: true }),
      ),
    value,
  );
});

/** The messages of a failed check by field, as servers send them (contract: 422). */
export function fieldErrors(error: z.core.$ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}
