import * as z from 'zod/mini';
import { modelOf } from '../field-types';
import { type EntityConfig, fieldOf } from './entity-config';
import type { Row } from './row';
import { messagesFor } from './shown-fields';

/**
 * Checks a row's values, in the browser and on the server: parses each field's input (text, a
 * spreadsheet cell, JSON) into its canonical value, `null` if empty, then applies the field's rules.
 * The result has only the named fields; `row` has the values of the others.
 */
export function recordSchema(
  config: EntityConfig,
  names: readonly string[] = config.fields.map((field) => field.name),
  row: Row = {},
) {
  const fields = names.map((name) => fieldOf(config, name));
  return z.pipe(
    z.transform((input: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(
        fields.map((field) => [field.name, modelOf(field).parse(input[field.name], field)]),
      ),
    ),
    z.record(z.string(), z.unknown()).check(({ value, issues }) => {
      const whole = { ...row, ...value };
      for (const field of fields)
        for (const message of messagesFor(config, field, whole))
          issues.push({ code: 'custom', message, input: value, path: [field.name] });
    }),
  );
}

/** The messages of a failed check by field, as servers send them (contract: 422). */
export function fieldErrors(error: z.core.$ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}
