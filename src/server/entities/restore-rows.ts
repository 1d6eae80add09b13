import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database/dialect';
import { rowStatements } from '../database/row-statements';
import type { Database } from '../database/tables';
import { type Change, recordChanges, type Values } from '../entity-tables/change-log';
import type { OpenTable } from '../entity-tables/entity-store';
import { rowWriter } from '../entity-tables/field-column';
import { refuseTaken } from './refuse-taken';
import type { EntityRow } from './rows';

export interface RemovedRow {
  readonly id: number;
  readonly values: Values;
}

/** Adds a batch of removed rows, with their ids, and with values that their fields' types can read. */
export type RestoreRows = (rows: readonly RemovedRow[]) => Promise<EntityRow[]>;

/**
 * Returns a function that restores and records rows. Throws a 422 if another row has one of their unique values by
 * now. What they refer to is not checked: it may come back later.
 */
export function rowRestorer(open: OpenTable): RestoreRows {
  const { db, config, sealer, table, at } = open;
  const write = rowWriter(config, sealer);
  const empty = Object.fromEntries(config.fields.map(({ name }) => [name, null]));
  const insert = inserterWithIds(db, table);
  return async (removed) => {
    const versions = await lastVersions(open, removed);
    const rows = removed.map(({ id, values }) => {
      return { id, version: (versions.get(id) ?? 0) + 1, values };
    });
    await refuseTaken(
      open,
      rows.map(({ values }) => values),
    );
    await insert(
      rows.map(({ id, version, values }) => {
        const all = { ...empty, ...values };
        const system = { id, version, created_at: at, updated_at: at };
        return { ...system, ...write.plain(all), ...write.sealed(all, id) };
      }),
    );
    const changes = rows.map(({ id: rowId, version, values: after }): Change => {
      return { action: 'add', rowId, version, before: null, after };
    });
    await recordChanges(open, changes);
    return rows.map(({ id, version, values }) => ({ ...values, id, version }));
  };
}

/** The versions of rows that were removed, perhaps more than once. */
async function lastVersions(
  { db, config }: OpenTable,
  rows: readonly RemovedRow[],
): Promise<ReadonlyMap<number, number>> {
  const ids = rows.map(({ id }) => id);
  const found = await db
    .selectFrom('change')
    .select('row_id')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('entity', '=', config.name)
    .where('row_id', 'in', ids)
    .groupBy('row_id')
    .execute();
  return new Map(found.map(({ row_id, version }) => [row_id, Number(version)]));
}

/** Returns a function that inserts rows, all with the same columns, with ids that they have had before. */
export function inserterWithIds(db: Kysely<Database>, table: string) {
  const overriding = isPostgres(db) ? sql`overriding system value` : sql``;
  let insert: ReturnType<typeof rowStatements> | undefined;
  return async (rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> => {
    const columns = Object.keys(rows[0] ?? {});
    const names = sql.join(columns.map((name) => sql.ref(name)));
    insert ??= rowStatements({
      ...{ table, columns },
      write: (given) => sql`insert into ${sql.table(table)} (${names}) ${overriding} ${given}`,
    });
    await insert(db, rows.map(Object.values));
  };
}
