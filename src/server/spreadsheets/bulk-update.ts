import type { EntityConfig } from '../../entities/entity-config';
import { changeMany } from '../entities/change-many';
import { readRows } from '../entities/rows';
import type { RowUpdate } from '../entities/update-rows';
import type { Author, EntityStore } from '../entity-tables/entity-store';
import { applyUpload, type UploadResult } from './apply-upload';

const BATCH = 250;

/** Updates the rows that a spreadsheet identifies by the config's key. */
export function bulkUpdate(
  store: EntityStore,
  config: EntityConfig,
  author: Author,
  bytes: Uint8Array,
): Promise<UploadResult<{ readonly updated: number }>> {
  return applyUpload(store, {
    ...{ config, author, bytes },
    async compare(ask, maxProblems) {
      for await (const page of readRows(store, config)) await ask('takeRows', page);
      return await ask('compare', maxProblems);
    },
    async write(ask, open) {
      const updates: (readonly RowUpdate[])[] = [];
      for (;;) {
        const batch = await ask('nextUpdates', BATCH);
        if (batch.length === 0) break;
        updates.push(batch);
      }
      await changeMany(open, { updates });
      return { updated: updates.flat().length };
    },
  });
}
