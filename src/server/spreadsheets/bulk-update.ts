import type { EntityConfig } from '../../entities/entity-config';
import { changeMany } from '../entities/change-many';
import { retryOnConflict } from '../entities/retry-on-conflict';
import { readRows } from '../entities/rows';
import type { RowUpdate } from '../entities/update-rows';
import type { Author, EntityStore } from '../entity-tables/entity-store';
import { invalid } from '../http/errors';
import { spreadsheetTexts as texts } from './texts';
import type { AskThread } from './with-thread';
import { demandNoProblems, MOST_LISTED, withUpload } from './with-upload';

export interface BulkUpdateResult {
  readonly updated: number;
  readonly unchanged: number;
  /** Headers in the file that name no column of the entity's spreadsheet. */
  readonly unknownColumns: readonly string[];
}

const BATCH = 250;

/**
 * Updates the rows that a spreadsheet names by the config's key: all of them or, with a 422 that names
 * each wrong cell by the row's number in the sheet (`rows.12.metaTitle`), none.
 */
export async function bulkUpdate(
  store: EntityStore,
  config: EntityConfig,
  author: Author,
  bytes: Uint8Array,
): Promise<BulkUpdateResult> {
  return await withUpload(config, bytes, (ask) => updateFrom(ask, store, config, author));
}

/** The rows are compared while others may change them: then they are compared again. */
async function updateFrom(
  ask: AskThread,
  store: EntityStore,
  config: EntityConfig,
  author: Author,
) {
  const result = await retryOnConflict(store, config.name, async (revision) => {
    for await (const page of readRows(store, config)) await ask('takeRows', page);
    const comparison = await ask('compare', MOST_LISTED);
    demandNoProblems(comparison);
    const batches = await allUpdates(ask);
    const updated = batches.reduce((sum, { length }) => sum + length, 0);
    const isDone =
      updated === 0 || (await changeMany(store, config, author, { updates: batches }, revision));
    return isDone ? { updated, unchanged: comparison.unchanged } : undefined;
  });
  if (!result) throw invalid({ file: [texts.notSettled(config)] });
  return result;
}

async function allUpdates(ask: AskThread): Promise<(readonly RowUpdate[])[]> {
  const batches: (readonly RowUpdate[])[] = [];
  for (;;) {
    const batch = await ask('nextUpdates', BATCH);
    if (batch.length === 0) return batches;
    batches.push(batch);
  }
}
