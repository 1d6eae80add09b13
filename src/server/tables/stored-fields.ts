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
  /** The names that it had before `was`, or has had since. */
  readonly former?: readonly string[] | undefined;
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

/** The names that a field has and had, the current one first. */
export const namesOf = (...fields: readonly StoredField[]): ReadonlySet<string> =>
  new Set(fields.flatMap(({ name, was, former = [] }) => [name, was ?? [], former].flat()));

/** The names that a field had, except its config's `was` and those that another field has now. */
export function formerNames(
  config: EntityConfig,
  { name, was }: FieldConfig,
  ...before: readonly StoredField[]
): readonly string[] | undefined {
  const others = new Set([name, was, ...config.fields.map((field) => field.name)]);
  const former = [...namesOf(...before)].filter((one) => !others.has(one));
  return former.length > 0 ? former : undefined;
}

/** The current names of the entity's fields by those that they had. */
export type CurrentNames = ReadonlyMap<string, string>;

export async function currentNames(
  db: Kysely<Database>,
  config: EntityConfig,
): Promise<CurrentNames> {
  const stored = await storedFields(db, config.name);
  const current = new Set(config.fields.map(({ name }) => name));
  return new Map(
    config.fields.flatMap((field) =>
      [...namesOf(field, stored.get(field.name) ?? field)]
        .filter((name) => !current.has(name))
        .map((name) => [name, field.name]),
    ),
  );
}

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
