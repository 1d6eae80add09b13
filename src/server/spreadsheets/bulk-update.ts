import type { EntityConfig } from '../../entities/entity-config';
import { changeMany } from '../entities/change-many';
import { refuseUnknown, withStoredChoices } from '../entities/references';
import type { RowUpdate } from '../entities/update-rows';
import type { Author, EntityStore } from '../entity-tables/entity-store';
import { applyUpload, type UploadResult } from './apply-upload';
import { countRows, readSheetRows } from './sheet-rows';
import type { UploadedFile } from './uploaded-file';

const BATCH = 250;

/** Updates the rows that a spreadsheet identifies by the config's key. */
export async function bulkUpdate(
  store: EntityStore,
  stored: EntityConfig,
  author: Author,
  file: UploadedFile,
): Promise<UploadResult<{ updated: number }>> {
  const config = await withStoredChoices(store, stored);
  return await applyUpload(store, {
    ...{ config, author, file, rows: () => readSheetRows(store, config) },
    maxRows: () => countRows(store, config),
    compare: (ask, maxProblems) => ask('compare', maxProblems),
    async write(ask, open) {
      const updates: (readonly RowUpdate[])[] = [];
      for (;;) {
        const batch = await ask('nextUpdates', BATCH);
        if (batch.length === 0) break;
        updates.push(batch);
      }
      // A row that they refer to may have been removed since.
      for (const batch of updates) {
        const given = batch.map(({ after }) => after);
        await refuseUnknown(open, given, true);
      }
      await changeMany(open, { updates });
      return { updated: updates.flat().length };
    },
  });
}
