import type { Kysely } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import { type FieldConfig, fieldModels, modelOf } from '../../field-types';
import type { Database } from '../database/tables';
import { HttpError } from '../http/errors';
import type { EntityTransaction } from './entity-store';
import { columnOf } from './identifiers';
import { tableTexts as texts } from './texts';

/** The fields that an entity's table has columns for, as they were when the columns were made. */
export type StoredFields = Map<string, StoredField>;

export type StoredField = FieldConfig & {
  /** For a column that its field no longer uses: the last entry of the history from when it did. */
  readonly retired?: number;
};

export async function storedFields(db: Kysely<Database>, entity: string): Promise<StoredFields> {
  const rows = await db
    .selectFrom('stored_field')
    .select(['field', 'config'])
    .where('entity', '=', entity)
    .execute();
  return new Map(rows.map(({ field, config }) => [field, JSON.parse(config)]));
}

/** Records what a column holds. Digests and the old columns of retyped fields have their own `name`. */
export async function storeField(
  { db, config: { name: entity } }: EntityTransaction,
  field: StoredField,
  name = field.name,
): Promise<void> {
  const config = JSON.stringify(field);
  await db
    .insertInto('stored_field')
    .values({ entity, field: name, config })
    .onConflict((conflict) => conflict.columns(['entity', 'field']).doUpdateSet({ config }))
    .execute();
}

export async function forgetField({ db, config }: EntityTransaction, name: string): Promise<void> {
  await db
    .deleteFrom('stored_field')
    .where('entity', '=', config.name)
    .where('field', '=', name)
    .execute();
}

/** The names that a field has and had, as far as its current and its former config say. */
export const namesOf = (...configs: readonly StoredField[]): ReadonlySet<string> =>
  new Set(configs.flatMap(({ name, was }) => (was === undefined ? [name] : [name, was])));

/** Adds a field's column, which is empty in existing rows. */
export async function addColumn(
  { db, table }: EntityTransaction,
  field: FieldConfig,
): Promise<void> {
  const { type, encrypted } = modelOf(field).storage(field);
  await db.schema
    .alterTable(table)
    .addColumn(columnOf(field.name), encrypted ? 'text' : type)
    .execute();
}

/** Whether columns made for either field hold the same. */
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
 * Throws a 503 if the table was made for other fields than the config's, because another server, or
 * this one a moment ago, got a changed config. Rupees could be read as paise.
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
  if (!matches) throw new HttpError(503, texts.configNotRead(config));
}
