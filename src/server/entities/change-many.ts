import { setImmediate } from 'node:timers/promises';
import type { EntityConfig } from '../../entities/entity-config';
import type { Timestamp } from '../database/tables';
import { appendChanges, type Change, type Values } from '../entity-tables/change-log';
import type { Author, OpenStore } from '../entity-tables/entity-store';
import { rowWriter } from '../entity-tables/field-column';
import { tableOf } from '../entity-tables/identifiers';
import { reviseList } from '../entity-tables/list-revision';
import { assertTableMatchesConfig } from '../entity-tables/stored-fields';
import { clearUnique, type RowUpdate, updateBatch } from './update-rows';

/** Checked rows to add and to update, in batches small enough for one statement. */
export interface ManyChanges {
  readonly adds?: Iterable<readonly Values[]>;
  readonly updates?: readonly (readonly RowUpdate[])[];
}

/**
 * Adds and updates many rows, a batch per statement. `onSaved` gets the number of rows written so far.
 * Unique values are not checked here: the database refuses repeated ones, without a message for people.
 */
export async function changeMany(
  open: OpenStore,
  config: EntityConfig,
  author: Author | null,
  { adds = [], updates = [] }: ManyChanges,
  onSaved: (rows: number) => void = () => {},
): Promise<void> {
  await assertTableMatchesConfig(open.trx, config);
  const at = new Date().toISOString();
  let saved = 0;
  const afterBatch = async (rows: number) => {
    saved += rows;
    onSaved(saved);
    // SQLite's driver never waits: let other work run.
    await setImmediate();
  };
  // Rows may swap unique values, so these are emptied first.
  for (const batch of updates) await clearUnique(open, config, batch);
  for (const batch of updates) {
    await updateBatch(open, config, author, batch, at);
    await afterBatch(batch.length);
  }
  for (const batch of adds) {
    await insertBatch(open, config, author, batch, at);
    await afterBatch(batch.length);
  }
  if (saved > 0) await reviseList(open.trx, config.name);
}

/** Adds rows that all have the same fields. */
async function insertBatch(
  open: OpenStore,
  config: EntityConfig,
  author: Author | null,
  batch: readonly Values[],
  at: Timestamp,
): Promise<void> {
  const version = 1;
  const write = rowWriter(config, open.sealer);
  const ids = await open.trx
    .insertInto(tableOf(config.name))
    .values(batch.map((values) => ({ ...write(values), version, created_at: at, updated_at: at })))
    .returning('id')
    .execute();
  // Both databases number the rows in the order given, but may return them in another.
  ids.sort((one, other) => one.id - other.id);
  const changes = ids.map(({ id }, index): Change => {
    return { action: 'add', rowId: id, version, before: null, after: batch[index] ?? null };
  });
  await appendChanges(open, config, author, at, changes);
}
