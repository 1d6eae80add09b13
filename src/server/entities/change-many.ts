import { setImmediate } from 'node:timers/promises';
import { isPostgres } from '../database/dialect';
import { newIds } from '../database/row-statements';
import { type Change, recordChanges, type Values } from '../entity-tables/change-log';
import type { OpenTable } from '../entity-tables/entity-store';
import { rowWriter } from '../entity-tables/field-column';
import { assertTableMatchesConfig } from '../entity-tables/stored-fields';
import { refuseKeyChange } from './references';
import { clearUnique, type RowUpdate, rowUpdater } from './update-rows';

/** Checked rows to add and to update, in batches small enough for one statement. */
interface ManyChanges {
  readonly adds?: Iterable<readonly Values[]>;
  readonly updates?: readonly (readonly RowUpdate[])[];
}

/**
 * Adds and updates many rows. `onSaved` gets the number of rows written so far. Throws a 422 if an update takes
 * a value by which others refer to a row. Unique values are not checked here: the database refuses repeated ones,
 * without a message for people.
 */
export async function changeMany(
  open: OpenTable,
  { adds = [], updates = [] }: ManyChanges,
  onSaved: (rows: number) => void = () => {},
): Promise<void> {
  await assertTableMatchesConfig(open.db, open.config);
  let saved = 0;
  const afterBatch = async (rows: number) => {
    saved += rows;
    onSaved(saved);
    // SQLite's driver never waits: let other work run.
    await setImmediate();
  };
  await refuseKeyChange(open, updates.flat());
  // Rows may swap unique values, so these are emptied first.
  for (const batch of updates) await clearUnique(open, batch);
  const update = rowUpdater(open);
  for (const batch of updates) {
    await update(batch);
    await afterBatch(batch.length);
  }
  for (const batch of adds) {
    await insertBatch(open, batch);
    await afterBatch(batch.length);
  }
}

/** Adds and records rows that all have the same fields. */
export async function insertBatch(open: OpenTable, batch: readonly Values[]) {
  const { db, config, sealer, table, at } = open;
  const version = 1;
  const write = rowWriter(config, sealer);
  const insert = db
    .insertInto(table)
    .values(
      batch.map((values) => ({ ...write.plain(values), version, created_at: at, updated_at: at })),
    );
  const query = isPostgres(db) ? insert.returning('id') : insert;
  const ids = newIds(await db.executeQuery<{ id: number }>(query.compile()), batch.length);
  for (const [index, id] of ids.entries()) {
    const sealed = write.sealed(batch[index] ?? {}, id);
    if (sealed) await db.updateTable(table).set(sealed).where('id', '=', id).execute();
  }
  const changes = ids.map((rowId, index): Change => {
    return { action: 'add', rowId, version, before: null, after: batch[index] ?? null };
  });
  return { ids, changeIds: await recordChanges(open, changes) };
}
