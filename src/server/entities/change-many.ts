import { setImmediate } from 'node:timers/promises';
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

/** Adds rows that all have the same fields. */
async function insertBatch(open: OpenTable, batch: readonly Values[]): Promise<void> {
  const { db, config, sealer, table, at } = open;
  const version = 1;
  const write = rowWriter(config, sealer);
  const ids = await db
    .insertInto(table)
    .values(
      batch.map((values) => ({ ...write.plain(values), version, created_at: at, updated_at: at })),
    )
    .returning('id')
    .execute();
  // Both databases number the rows in the order given, but may return them in another.
  ids.sort((one, other) => one.id - other.id);
  for (const [index, { id }] of ids.entries()) {
    const sealed = write.sealed(batch[index] ?? {}, id);
    if (sealed) await db.updateTable(table).set(sealed).where('id', '=', id).execute();
  }
  const changes = ids.map(({ id }, index): Change => {
    return { action: 'add', rowId: id, version, before: null, after: batch[index] ?? null };
  });
  await recordChanges(open, changes);
}
