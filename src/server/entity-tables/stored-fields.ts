import type { Kysely, Transaction } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import { type FieldConfig, fieldModels, modelOf } from '../../field-types';
import type { Database } from '../database/tables';
import { HttpError } from '../http/errors';
import { columnOf, tableOf } from './identifiers';
import { tableTexts as texts } from './texts';

/** The fields that an entity's table has columns for, as they were when the columns were made. */
export type StoredFields = Map<string, FieldConfig>;

export async function storedFields(db: Kysely<Database>, entity: string): Promise<StoredFields> {
  const rows = await db
    .selectFrom('stored_field')
    .select(['field', 'config'])
    .where('entity', '=', entity)
    .execute();
  return new Map(rows.map(({ field, config }) => [field, JSON.parse(config)]));
}

/** Notes what a column holds; `name` is another than the field's for what is kept beside it. */
export async function storeField(
  trx: Transaction<Database>,
  entity: string,
  field: FieldConfig,
  name = field.name,
): Promise<void> {
  const config = JSON.stringify(field);
  await trx
    .insertInto('stored_field')
    .values({ entity, field: name, config })
    .onConflict((conflict) => conflict.columns(['entity', 'field']).doUpdateSet({ config }))
    .execute();
}

/** Adds the column for a field's values. It is empty: rows from before have no value there. */
export async function addColumn(
  trx: Transaction<Database>,
  entity: string,
  field: FieldConfig,
): Promise<void> {
  const { type, encrypted } = modelOf(field).storage(field);
  await trx.schema
    .alterTable(tableOf(entity))
    .addColumn(columnOf(field.name), encrypted ? 'text' : type)
    .execute();
}

/** Whether a column made for `before` holds just what one made for `after` would. */
export function isStoredAlike(before: FieldConfig, after: FieldConfig): boolean {
  if (!isKnownType(before)) return false;
  const [old, now] = [modelOf(before).storage(before), modelOf(after).storage(after)];
  if (old.type !== now.type || old.encrypted !== now.encrypted) return false;
  return before.type === after.type || (isPlain(before) && isPlain(after));
}

/** Whether this version of the program still has the field's type. */
export function isKnownType(field: FieldConfig): boolean {
  return Object.hasOwn(fieldModels, field.type);
}

/** Text as it was typed, which any other such type can read. */
function isPlain(field: FieldConfig): boolean {
  const { storage, toColumn, fromColumn } = modelOf(field);
  const { type, encrypted } = storage(field);
  return type === 'text' && !encrypted && !toColumn && !fromColumn;
}

/**
 * Throws a 503 when the table was made for other fields than the config's, because another server, or
 * this one a moment ago, was given a changed config. Rupees could be read as paise.
 */
export async function assertTableMatchesConfig(
  db: Kysely<Database>,
  config: EntityConfig,
): Promise<void> {
  const stored = await storedFields(db, config.name);
  const matches = config.fields.every((field) => {
    const before = stored.get(field.name);
    return before !== undefined && isStoredAlike(before, field);
  });
  if (!matches) throw new HttpError(503, texts.outdatedConfig(config));
}
