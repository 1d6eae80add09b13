import { setImmediate } from 'node:timers/promises';
import type { EntityConfig } from '../../entities/entity-config';
import type { Values } from '../entity-tables/change-log';
import { type Author, type EntityStore, writeTo } from '../entity-tables/entity-store';
import { listRevision, reviseList } from '../entity-tables/list-revision';
import { assertTableMatchesConfig } from '../entity-tables/stored-fields';
import { insertBatch } from './insert-batch';
import { clearUnique, type RowUpdate, updateBatch } from './update-rows';

/** Many rows to add and to update, checked already; a batch is what a few statements may hold. */
export interface ManyChanges {
  readonly adds?: Iterable<readonly Values[]>;
  readonly updates?: readonly (readonly RowUpdate[])[];
}

/**
 * Adds and updates many rows, all or none, a batch with a few statements. Rows must be as they were
 * when the list had this revision; gives back false, and changes nothing, when somebody has changed it
 * since. `onSaved` is told how many rows are written so far.
 */
export async function changeMany(
  store: EntityStore,
  config: EntityConfig,
  author: Author | null,
  { adds = [], updates = [] }: ManyChanges,
  revision: string,
  onSaved: (rows: number) => void = () => {},
): Promise<boolean> {
  return await writeTo(store, config.name, async (open) => {
    await assertTableMatchesConfig(open.trx, config);
    if ((await listRevision(open.trx, config.name)) !== revision) return false;
    const at = new Date().toISOString();
    let saved = 0;
    const afterBatch = async (rows: number) => {
      saved += rows;
      onSaved(saved);
      // SQLite's driver works without a pause of its own: let others have their turn.
      await setImmediate();
    };
    // Rows may swap values that must be unique: nobody has them for a moment.
    for (const batch of updates) await clearUnique(open, config, batch);
    for (const batch of updates) {
      await updateBatch(open, config, author, batch, at);
      await afterBatch(batch.length);
    }
    for (const batch of adds) {
      await insertBatch(open, config, author, batch, at);
      await afterBatch(batch.length);
    }
    await reviseList(open.trx, config.name);
    return true;
  });
}
