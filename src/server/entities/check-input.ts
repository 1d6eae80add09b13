import { isDeepStrictEqual } from 'node:util';
import type { EntityConfig } from '../../entities/entity-config';
import { isMaskOf } from '../../entities/masked';
import { fieldErrors, recordSchema } from '../../entities/record-schema';
import { modelOf } from '../../field-types';
import type { Values } from '../entity-tables/change-log';
import { invalid } from '../http/errors';
import type { EntityRow } from './rows';

/** A JSON object as a client sent it. */
export type Input = Readonly<Record<string, unknown>>;

/**
 * Returns a function that checks the input for a new row and returns its values, with defaults for
 * fields that were not sent. It throws a 422.
 */
export function newRowChecker(config: EntityConfig): (input: Input) => Values {
  const schema = recordSchema(config);
  return (input) => {
    const defaults = config.fields
      .filter(({ name }) => !isSent(input, name))
      .map((field) => [field.name, modelOf(field).defaultValue(field)]);
    return check(schema, { ...input, ...Object.fromEntries(defaults) });
  };
}

/**
 * The values that an input changes in a row. A value that is neither changed nor in the update form is
 * not checked, because people could not correct it there. Throws a 422.
 */
export function checkChanges(config: EntityConfig, row: EntityRow, input: Input): Values {
  const form = config.actions.update?.fields ?? [];
  const names = config.fields
    .filter((field) => {
      if (!isSent(input, field.name)) return false;
      if (isMaskOf(field, input[field.name], row[field.name])) return false;
      const value = modelOf(field).parse(input[field.name], field);
      return form.includes(field.name) || !isDeepStrictEqual(value, row[field.name]);
    })
    .map(({ name }) => name);
  const values = Object.entries(check(recordSchema(config, names), input));
  return Object.fromEntries(values.filter(([name, value]) => !isDeepStrictEqual(value, row[name])));
}

/** The values that the fields' types can read, of a row as it was when the config may have been another. */
export function readableValues(config: EntityConfig, row: Values): Values {
  const readable = config.fields.flatMap((field) => {
    const value = modelOf(field).parse(row[field.name], field);
    return value === null || modelOf(field).isValue(value) ? [[field.name, value]] : [];
  });
  return Object.fromEntries(readable.filter(([name]) => Object.hasOwn(row, String(name))));
}

function check(schema: ReturnType<typeof recordSchema>, input: Input): Values {
  const result = schema.safeParse(input);
  if (!result.success) throw invalid(fieldErrors(result.error));
  return result.data;
}

function isSent(input: Input, name: string): boolean {
  return Object.hasOwn(input, name) && input[name] !== undefined;
}
