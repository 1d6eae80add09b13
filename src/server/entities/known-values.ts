import type { Kysely } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import { type FieldConfig, modelOf } from '../../field-types';
import { editText } from '../../field-types/read';
import type { Database } from '../database/tables';
import { fieldColumn } from '../entity-tables/field-column';
import { tableOf } from '../entity-tables/identifiers';
import type { Sealer } from '../secrets/sealer';

// Two entities that other parts of the server know. They come from files, which people may change.
export const PRODUCT = 'product';
export const CATEGORY = 'category';

/** A field of an entity; the entity files may no longer have it. */
export interface FieldRef {
  readonly configs: readonly EntityConfig[];
  readonly entity: string;
  readonly field: string;
}

export function wallpaperIds(configs: readonly EntityConfig[]): FieldRef {
  return { configs, entity: PRODUCT, field: 'wpId' };
}

export function categoryIds(configs: readonly EntityConfig[]): FieldRef {
  return { configs, entity: CATEGORY, field: 'catId' };
}

/** All values of a field as texts, in the rows' order, without empty ones. */
export async function knownValues(
  db: Kysely<Database>,
  sealer: Sealer,
  ref: FieldRef,
): Promise<string[]> {
  const field = fieldAt(ref);
  if (!field) return [];
  const { name, fromStored } = fieldColumn(field, sealer);
  const rows = await db
    .selectFrom(tableOf(ref.entity))
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
  ref: FieldRef,
  text: string,
): Promise<string | undefined> {
  const field = fieldAt(ref);
  const value = field && modelOf(field).parse(text, field);
  if (!field || !modelOf(field).isValue(value)) return undefined;
  const { comparedName, toCompared } = fieldColumn(field, sealer);
  const row = await db
    .selectFrom(tableOf(ref.entity))
    .select('id')
    .where(comparedName, '=', toCompared(value))
    .executeTakeFirst();
  return row && editText(field, value);
}

function fieldAt({ configs, entity, field }: FieldRef): FieldConfig | undefined {
  return configs.find(({ name }) => name === entity)?.fields.find(({ name }) => name === field);
}
