import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import { fieldOf } from '../../entities/entity-config';
import { modelOf } from '../../field-types';
import { appendChanges, type Values } from './change-log';
import { type Author, type EntityStore, type OpenStore, writeTo } from './entity-store';
import { fieldColumn, type Stored } from './field-column';
import { tableOf } from './identifiers';
import { listRevision, reviseList } from './list-revision';
import type { EntityRow } from './rows';

/** New values for some of a row's fields, checked already. */
export interface RowUpdate {
  readonly row: EntityRow;
  readonly after: Values;
}

/** Few enough for both databases' limits on the values of one statement. */
const BATCH = 250;

/**
 * Changes many rows, all or none. They must be as they were when the list had this revision; gives
 * back false, and changes nothing, when somebody has changed the list since.
 */
export async function updateRows(
  store: EntityStore,
  config: EntityConfig,
  author: Author | null,
  updates: readonly RowUpdate[],
  revision: string,
): Promise<boolean> {
  return await writeTo(store, config.name, async (open) => {
    if ((await listRevision(open.trx, config.name)) !== revision) return false;
    const at = new Date().toISOString();
    const batches = batchesOf(updates);
    // Rows may swap values that must be unique: nobody has them for a moment.
    for (const batch of batches) await clearUnique(open, config, batch);
    for (const batch of batches) {
      await updateBatch(open, config, batch, at);
      const changes = batch.map(({ row, after }) => ({
        ...{ action: 'update' as const, rowId: row.id, version: row.version + 1, after },
        before: Object.fromEntries(Object.keys(after).map((name) => [name, row[name]])),
      }));
      await appendChanges(open, config, author, at, changes);
      // SQLite's driver works without a pause of its own: let others have their turn.
      await setImmediate();
    }
    await reviseList(open.trx, config.name);
    return true;
  });
}

/** Updates of the same fields together, so that no column is written which nothing changes. */
function batchesOf(updates: readonly RowUpdate[]): RowUpdate[][] {
  const groups = Map.groupBy(updates, ({ after }) => Object.keys(after).sort().join(' '));
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / BATCH) }, (_, index) =>
      group.slice(index * BATCH, (index + 1) * BATCH),
    ),
  );
}
