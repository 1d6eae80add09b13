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
  /** Headers in the file that match no column of the entity's spreadsheet. */
  readonly unknownColumns: readonly string[];
}

const BATCH = 250;

/**
 * Updates the rows that a spreadsheet identifies by the config's key. It is all or nothing: a 422 names
 * each wrong cell by its row number in the sheet (`rows.12.metaTitle`).
 */
export async function bulkUpdate(
  store: EntityStore,
  config: EntityConfig,
  author: Author,
  bytes: Uint8Array,
): Promise<BulkUpdateResult> {
  return await withUpload(config, bytes, async (ask) => {
    const result = await retryOnConflict(store, config, async () => {
      for await (const page of readRows(store, config)) await ask('takeRows', page);
      const comparison = await ask('compare', MOST_LISTED);
      demandNoProblems(comparison);
      const updates = await allUpdates(ask);
      return async (open) => {
        await changeMany(open, config, author, { updates });
        return { updated: updates.flat().length, unchanged: comparison.unchanged };
      };
    });
    if (!result) throw invalid({ file: [texts.notSettled(config)] });
    return result;
  });
}

async function allUpdates(ask: AskThread): Promise<(readonly RowUpdate[])[]> {
  const batches: (readonly RowUpdate[])[] = [];
  for (;;) {
    const batch = await ask('nextUpdates', BATCH);
    if (batch.length === 0) return batches;
    batches.push(batch);
  }
}
