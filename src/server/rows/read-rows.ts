import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import type { Cipher } from '../secrets/cipher';
import type { EntityStore, EntityTransaction } from '../tables/entity-store';
import { fieldColumn } from '../tables/field-column';
import { tableOf } from '../tables/identifiers';
import { rowPages, type StoredRow } from '../tables/row-pages';
import { assertTableMatchesConfig } from '../tables/stored-fields';

/** A row as sent to clients: the canonical values of its fields, between `id` and `version`. */
export type EntityRow = Row & { readonly id: number; readonly version: number };

/** Rows by id, page by page, by default all. */
export async function* readRows(
  { db, cipher }: EntityStore,
  config: EntityConfig,
  ids?: readonly number[],
): AsyncGenerator<EntityRow[]> {
  await assertTableMatchesConfig(db, config);
  const { columns, read } = rowReader(config, cipher);
  for await (const page of rowPages(db, tableOf(config.name), columns, ids)) yield page.map(read);
}

/** All rows, with only these fields: reading the others takes time, especially encrypted ones. */
export function readFields(
  store: EntityStore,
  config: EntityConfig,
  names: readonly string[],
): AsyncGenerator<EntityRow[]> {
  const fields = config.fields.filter(({ name }) => names.includes(name));
  return readRows(store, { ...config, fields });
}

export async function findRow(
  store: EntityStore,
  config: EntityConfig,
  id: number,
): Promise<EntityRow | undefined> {
  await assertTableMatchesConfig(store.db, config);
  return await readRow(store, config, id);
}

/** Finds a row of a table that `shareTransaction` has compared with its config. */
export const findRowIn = (transaction: EntityTransaction, id: number) =>
  readRow(transaction, transaction.config, id);

async function readRow(
  { db, cipher }: EntityStore,
  config: EntityConfig,
  id: number,
): Promise<EntityRow | undefined> {
  const { columns, read } = rowReader(config, cipher);
  const stored = await db
    .selectFrom(tableOf(config.name))
    .select('id')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return stored && read(stored);
}

export async function countRows({ db }: EntityStore, { name }: EntityConfig): Promise<number> {
  const { count } = await db
    .selectFrom(tableOf(name))
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What to select of an entity's table, and how to read it. */
function rowReader(config: EntityConfig, cipher: Cipher) {
  const columns = config.fields.map((field) => fieldColumn(config.name, field, cipher));
  const values = Object.fromEntries(columns.map(({ field }) => [field.name, null]));
  // Copied for each row, because objects that get their keys one by one take four times as long.
  const empty: Record<string, unknown> & EntityRow = { id: 0, ...values, version: 0 };
  return {
    columns: [...columns.map(({ name }) => name), 'version'],
    read(stored: StoredRow): EntityRow {
      const row: typeof empty = { ...empty, id: stored.id, version: Number(stored.version) };
      for (const { field, name, fromStored } of columns)
        row[field.name] = fromStored(stored[name], stored.id);
      return row;
    },
  };
}
