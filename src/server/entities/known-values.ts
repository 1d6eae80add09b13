import type { Kysely } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import { editText } from '../../field-types/read';
import type { Database } from '../database/tables';
import { columnOf, tableOf } from './identifiers';

/** An entity's field, if the entity files have it: people may change them. */
export interface Place {
  readonly configs: readonly EntityConfig[];
  readonly entity: string;
  readonly field: string;
}

/** All values of a field as texts, in the rows' order, without empty ones. */
export async function knownValues(db: Kysely<Database>, place: Place): Promise<string[]> {
  const found = find(place);
  if (!found) return [];
  const column = columnOf(place.field);
  const rows = await db
    .selectFrom(tableOf(place.entity))
    .select(column)
    .where(column, 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => editText(found, row[column]));
}

/** Whether a row has just this value. */
export async function isKnownValue(
  db: Kysely<Database>,
  place: Place,
  value: string,
): Promise<boolean> {
  if (!find(place)) return false;
  const row = await db
    .selectFrom(tableOf(place.entity))
    .select('id')
    .where(columnOf(place.field), '=', value)
    .executeTakeFirst();
  return row !== undefined;
}

function find({ configs, entity, field }: Place) {
  return configs.find(({ name }) => name === entity)?.fields.find(({ name }) => name === field);
}
