import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { boundingNames } from '../../entities/dependent-bounds';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { isMaskOf } from '../../entities/masked';
import { newRow, rowSchema } from '../../entities/row-schema';
import { isShown } from '../../entities/shown-fields';
import { type FieldConfig, modelOf } from '../../field-types';
import { invalid } from '../http/errors';
import type { Values } from '../tables/change-log';
import type { EntityRow } from './read-rows';
import { writeTexts as texts } from './texts';

/** A JSON object as a client sent it. */
export type Input = Readonly<Record<string, unknown>>;

/** The values of a new row, with defaults for fields that were not sent. Throws a 422. */
export function checkNewRow(config: EntityConfig, input: Input): Values {
  return check(rowSchema(config), newRow(config, input));
}

/** The values of the fields that an input has, however they are written. They may be invalid. */
export function sentValues(config: EntityConfig, input: Input): Values {
  const sent = config.fields.filter(({ name }) => input[name] !== undefined);
  return Object.fromEntries(
    sent.map((field) => [field.name, modelOf(field).parse(input[field.name], field)]),
  );
}

/**
 * The values that an input changes in a row. A value that is neither changed nor in the update form is
 * not checked, because people could not correct it there. Throws a 422.
 */
export function checkChanges(config: EntityConfig, row: EntityRow, input: Input): Values {
  const form = config.actions.update?.fields ?? [];
  const whole = { ...row, ...input };
  const isChanged = (field: FieldConfig) => differs(field, input[field.name], row[field.name]);
  const locked = config.fields.filter((field) => field.readOnly && isChanged(field));
  if (locked.length > 0)
    throw invalid(Object.fromEntries(locked.map((field) => [field.name, [texts.locked(field)]])));
  // Fields that a change hides are emptied; those that it shows must be filled in.
  const hidden = config.fields.filter(
    (field) =>
      isShown(config, field, row) &&
      !isShown(config, field, whole) &&
      !isChanged(field) &&
      row[field.name] !== null,
  );
  const names = config.fields
    .filter((field) => {
      if (hidden.includes(field) || isChanged(field)) return true;
      if (!isShown(config, field, row)) return isShown(config, field, whole);
      if (boundingNames(field).some((name) => isChanged(fieldOf(config, name)))) return true;
      // A date that was valid when entered stays valid.
      if (field.type === 'date' && [field.min, field.max].includes('today')) return false;
      const isMasked = isMaskOf(field, input[field.name], row[field.name]);
      return input[field.name] !== undefined && !isMasked && form.includes(field.name);
    })
    .map(({ name }) => name);
  const values = Object.entries(
    check(rowSchema(config, names, row), { ...whole, ...emptied(hidden) }),
  );
  return Object.fromEntries(values.filter(([name, value]) => !isDeepStrictEqual(value, row[name])));
}

/** Whether a field was sent with a different value. */
export function differs(field: FieldConfig, sent: unknown, before: unknown): boolean {
  if (sent === undefined || isMaskOf(field, sent, before)) return false;
  return !isDeepStrictEqual(modelOf(field).parse(sent, field), before);
}

/** Those values of an earlier row that the fields' types can read, because the config may have been different then. */
export function readableValues(config: EntityConfig, row: Values): Values {
  const readable: Record<string, unknown> = {};
  for (const field of config.fields) {
    if (!Object.hasOwn(row, field.name)) continue;
    const { parse, isValue } = modelOf(field);
    const value = parse(row[field.name], field);
    if (value === null || isValue(value)) readable[field.name] = value;
  }
  return readable;
}

function check(schema: ReturnType<typeof rowSchema>, input: Input): Values {
  const { data, error } = schema.safeParse(input);
  if (error) throw invalid(z.flattenError(error).fieldErrors);
  // Responses have these values.
  return asStored(data);
}

/** The values with texts as the database will store them, with U+FFFD for lone surrogates. */
export function asStored(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toWellFormed() : value,
    ]),
  );
}

function emptied(fields: readonly FieldConfig[]): Input {
  return Object.fromEntries(fields.map(({ name }) => [name, null]));
}
