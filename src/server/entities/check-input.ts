import { isDeepStrictEqual } from 'node:util';
import type { EntityConfig } from '../../entities/entity-config';
import { fieldErrors, recordSchema } from '../../entities/record-schema';
import { modelOf } from '../../field-types';
import type { Values } from '../entity-tables/change-log';
import { invalid } from '../http/errors';
import type { EntityRow } from './rows';

/** What a client sent: JSON of whatever shape, but an object. */
export type Input = Readonly<Record<string, unknown>>;

/** The values of a new row; a field that was not sent has its default. Throws a 422. */
export function checkNewRow(config: EntityConfig, input: Input): Values {
  const defaults = config.fields
    .filter(({ name }) => !isSent(input, name))
    .map((field) => [field.name, modelOf(field).defaultValue(field)]);
  return check(config, { ...input, ...Object.fromEntries(defaults) });
}

/**
 * The values that an input changes in a row. Fields that were not sent stay as they are; a value that
 * is neither changed nor in the update form is not checked, for nobody could mend it there. Throws a 422.
 */
export function checkChanges(config: EntityConfig, row: EntityRow, input: Input): Values {
  const form = config.actions.update?.fields ?? [];
  const names = config.fields
    .filter((field) => {
      if (!isSent(input, field.name)) return false;
      const value = modelOf(field).parse(input[field.name], field);
      return form.includes(field.name) || !isDeepStrictEqual(value, row[field.name]);
    })
    .map(({ name }) => name);
  const values = Object.entries(check(config, input, names));
  return Object.fromEntries(values.filter(([name, value]) => !isDeepStrictEqual(value, row[name])));
}

const schemas = new WeakMap<EntityConfig, ReturnType<typeof recordSchema>>();

/** The schema of whole rows, made once: that takes longer than to check a row with it. */
function wholeSchema(config: EntityConfig): ReturnType<typeof recordSchema> {
  const schema = schemas.get(config) ?? recordSchema(config);
  schemas.set(config, schema);
  return schema;
}

function check(config: EntityConfig, input: Input, names?: readonly string[]): Values {
  const schema = names ? recordSchema(config, names) : wholeSchema(config);
  const result = schema.safeParse(input);
  if (!result.success) throw invalid(fieldErrors(result.error));
  return result.data;
}

function isSent(input: Input, name: string): boolean {
  return Object.hasOwn(input, name) && input[name] !== undefined;
}
