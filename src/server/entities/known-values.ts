import type { Kysely } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import { type FieldConfig, modelOf } from '../../field-types';
import { editText } from '../../field-types/read';
import type { Database } from '../database/tables';
import { fieldColumn } from '../entity-tables/field-column';
import { tableOf } from '../entity-tables/identifiers';
import type { Sealer } from '../secrets/sealer';

/** An entity's field, if the entity files have it: people may change them. */
export interface Place {
  readonly configs: readonly EntityConfig[];
  readonly entity: string;
  readonly field: string;
}

/** All values of a field as texts, in the rows' order, without empty ones. */
export async function knownValues(
  db: Kysely<Database>,
  sealer: Sealer,
  place: Place,
): Promise<string[]> {
  const field = fieldAt(place);
  if (!field) return [];
  const { name, fromStored } = fieldColumn(field, sealer);
  const rows = await db
    .selectFrom(tableOf(place.entity))
    .select(name)
    .where(name, 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => editText(field, fromStored(row[name])));
}

/** The value that a text means, as a text, if a row has it. */
export async function knownValue(
  db: Kysely<Database>,
  sealer: Sealer,
  place: Place,
  text: string,
): Promise<string | undefined> {
  const field = fieldAt(place);
  const value = field && modelOf(field).parse(text, field);
  if (!field || !modelOf(field).isValue(value)) return undefined;
  const { comparedName, toCompared } = fieldColumn(field, sealer);
  const row = await db
    .selectFrom(tableOf(place.entity))
    .select('id')
    .where(comparedName, '=', toCompared(value))
    .executeTakeFirst();
  return row && editText(field, value);
}

function fieldAt({ configs, entity, field }: Place): FieldConfig | undefined {
  return configs.find(({ name }) => name === entity)?.fields.find(({ name }) => name === field);
}
