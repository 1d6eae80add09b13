import * as z from 'zod/mini';
import { type FieldConfig, modelOf } from '../field-types';
import { messagesAbout } from '../field-types/schema';
import { wordsFor } from './condition-words';
import { brokenBounds } from './dependent-bounds';
import { type EntityConfig, type Fields, fieldOf } from './entity-config';
import type { Row } from './row';
import { isShown } from './shown-fields';

/**
 * The schema of an entity's rows. Parses each named field of an input (text, a spreadsheet cell, JSON) into its
 * canonical value, `null` if it is empty, and checks it. `row` has the values of the other fields.
 */
export function rowSchema(
  config: EntityConfig,
  names: readonly string[] = config.fields.map(({ name }) => name),
  row: Row = {},
) {
  const fields = names.map((name) => fieldOf(config, name));
  return z.pipe(
    z.transform((input: Readonly<Record<string, unknown>>): Row => {
      const read = (field: FieldConfig) => modelOf(field).parse(input[field.name], field);
      return Object.fromEntries(fields.map((field) => [field.name, read(field)]));
    }),
    z.custom<Row>().check(({ value, issues }) => {
      const whole = { ...row, ...value };
      for (const field of fields)
        for (const message of messagesInRow(config, field, whole))
          issues.push({ code: 'custom', input: value, path: [field.name], message });
    }),
  );
}

/** A new row, completed for the checks: fields that were not sent have their defaults, unless they are hidden. */
export function newRow(config: Fields, input: Row): Row {
  const left = config.fields.filter(({ name }) => input[name] === undefined);
  const row: Record<string, unknown> = { ...input };
  for (const field of left) row[field.name] = modelOf(field).defaultValue(field);
  const hidden = left.filter((field) => !isShown(config, field, row));
  for (const { name } of hidden) row[name] = null;
  return row;
}

/** What is wrong with a canonical value in its row, including that the row must not have it. */
export function messagesInRow(config: Fields, field: FieldConfig, row: Row): readonly string[] {
  const value = row[field.name];
  if (isShown(config, field, row))
    return [...messagesAbout(field, value), ...brokenBounds(config, field, row)];
  if (value === null) return [];
  return [`${field.label} must be empty unless ${wordsFor(config, field.showIf)}.`];
}
